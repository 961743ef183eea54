import { isIPv4 } from 'node:net';

/** Whether a host name or address (IPv6 with or without brackets) can only mean this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  const address = name.startsWith('::ffff:') ? name.slice('::ffff:'.length) : name;
  return isIPv4(address) && address.startsWith('127.');
}
