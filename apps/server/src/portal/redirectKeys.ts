function isHttps(address: string | undefined): boolean {
  return address !== undefined && URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** Whether a single segment is a quick redirect of the brand, in any case (OP-03, OP-04); own keys only (TR-16). */
export function isRedirectKey(segment: string, redirects: Record<string, string>): boolean {
  const key = segment.toLowerCase();
  return Object.hasOwn(redirects, key) && isHttps(redirects[key]);
}
