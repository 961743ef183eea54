const SAFE_PROTOCOLS = ['https:', 'http:', 'mailto:'];

export type SafeHref = { to: string } | { href: string };

/**
 * Where a link in an answer may lead: a page of the portal, the web, or a mail. Undefined for `javascript:`, `data:`
 * and whatever else is not an address (TR-55).
 */
export function safeHref(address: string | undefined): SafeHref | undefined {
  if (!address) return undefined;
  if (/^\/(?![/\\])/.test(address)) return { to: address };
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return SAFE_PROTOCOLS.includes(protocol) ? { href } : undefined;
}
