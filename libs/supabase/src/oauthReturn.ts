/** What the address says about a return from Discord. */
export type OAuthReturn = { kind: 'none' } | { kind: 'code' } | { kind: 'failed'; reason: string };

const PARAMETERS = ['code', 'state', 'error', 'error_code', 'error_description'];

/** Only the site's root is a return address (AU-06): elsewhere `?code=` may mean something else. */
export function readOAuthReturn(address: string): OAuthReturn {
  const url = new URL(address);
  if (url.pathname !== '/') return { kind: 'none' };
  const fragment = new URLSearchParams(url.hash.slice(1));
  const told = (name: string) => url.searchParams.get(name) ?? fragment.get(name);
  const reason = told('error_description') ?? told('error_code') ?? told('error');
  if (reason !== null) return { kind: 'failed', reason };
  return url.searchParams.has('code') ? { kind: 'code' } : { kind: 'none' };
}

/** The address as it should stand once the return has been dealt with. */
export function withoutOAuthParameters(address: string): string {
  const url = new URL(address);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  if (PARAMETERS.some((name) => new URLSearchParams(url.hash.slice(1)).has(name))) url.hash = '';
  return url.href;
}
