import { brand } from './brand';

/**
 * The external address behind a quick-redirect key, in any case (SH-149 to SH-160).
 * Anything that is no key of the brand's map, or leads elsewhere than to https, counts as unknown (TR-16).
 */
export function redirectTarget(
  key: string,
  redirects: Record<string, string> = brand.redirects,
): string | undefined {
  const name = key.toLowerCase();
  if (!Object.hasOwn(redirects, name)) return undefined;
  const address = redirects[name];
  return address && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}
