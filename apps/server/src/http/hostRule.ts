const HOST_HEADER = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i;

export type HostVerdict = 'ours' | 'other' | 'malformed';

/** Compares the `host` headers of a request with the address that visitors use. */
export function hostRule(publicUrl: string): (hosts: readonly string[]) => HostVerdict {
  const { protocol, host } = new URL(publicUrl);
  const defaultPort = protocol === 'https:' ? '443' : '80';
  return (hosts) => {
    if (hosts.length === 0) return 'other';
    const [, name, port] = (hosts.length === 1 && HOST_HEADER.exec(hosts[0]!)) || [];
    if (!name) return 'malformed';
    const asked = (port && port !== defaultPort ? `${name}:${port}` : name).toLowerCase();
    return asked === host ? 'ours' : 'other';
  };
}

/** All `host` headers as sent; Node itself keeps the first one only. */
export function hostHeaders(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host');
}
