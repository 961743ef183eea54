/** `/rest/v1/profiles` or `/rest/v1/rpc/claim_coin`; nothing else is served, percent-encoded names neither. */
export interface RestTarget {
  kind: 'relation' | 'rpc';
  name: string;
}

const PATH = /^\/rest\/v1\/(rpc\/)?([A-Za-z_]\w*)$/;

export function restTarget(pathname: string): RestTarget | undefined {
  const [, rpc, name] = PATH.exec(pathname) ?? [];
  return name ? { kind: rpc ? 'rpc' : 'relation', name } : undefined;
}
