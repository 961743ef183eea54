import { isIP } from 'node:net';
import type { Config } from './Config';
import { readOrigin } from './values';
import type { Variables } from './variables';

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

function readPort(variables: Variables): number {
  const text = variables.read('PORT') ?? '4000';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) variables.refuse('PORT', 'a whole number from 1 to 65535');
  return port;
}

function readHost(variables: Variables): string {
  const host = (variables.read('HOST') ?? '127.0.0.1').replace(/^\[(.*)\]$/, '$1');
  const isNumeric = /^[\d.]+$/.test(host);
  if (!isIP(host) && (isNumeric || !HOST_NAME.test(host))) {
    variables.refuse('HOST', 'an address or host name to bind to, such as 127.0.0.1 or 0.0.0.0');
  }
  return host;
}

function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (!version || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

function readTrustedProxies(variables: Variables): string[] {
  const ranges = (variables.read('TRUSTED_PROXIES') ?? '').split(',').map((range) => range.trim());
  const given = ranges.filter(Boolean);
  if (!given.every(isAddressRange)) {
    variables.refuse('TRUSTED_PROXIES', 'IP addresses or CIDR ranges separated by commas');
  }
  return given;
}

export function networkConfig(
  variables: Variables,
): Pick<Config, 'port' | 'host' | 'publicUrl' | 'trustedProxies'> {
  const port = readPort(variables);
  return {
    port,
    host: readHost(variables),
    publicUrl: readOrigin(variables, 'PUBLIC_URL') ?? new URL(`http://localhost:${port}`).origin,
    trustedProxies: readTrustedProxies(variables),
  };
}
