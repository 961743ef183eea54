/** What a proxy, a tunnel or a content network adds: the visitor behind it may be anybody, though its socket is local. */
const FORWARDING_HEADER = new RegExp(
  `^(${[
    'forwarded',
    'via',
    'cdn-loop',
    'x-forwarded',
    'x-forwarded-.*',
    'x-original-.*',
    'x-real-ip',
    'x-proxyuser-ip',
    'x-envoy-.*',
    'x-azure-.*',
    'x-amzn-.*',
    'x-amz-cf-.*',
    'x-appengine-.*',
    'cf-.*',
    'fly-.*',
    'ngrok-.*',
    'tailscale-.*',
    '.*client-?ip',
    '.*connecting-ip',
    '.*external-address',
  ].join('|')})$`,
);

/** In lower case. */
export function isForwardingHeader(name: string): boolean {
  return FORWARDING_HEADER.test(name);
}

/** Whether somebody passed this request on, by its headers as they came in. */
export function isForwarded(rawHeaders: readonly string[]): boolean {
  return rawHeaders.some((name, index) => index % 2 === 0 && isForwardingHeader(name.toLowerCase()));
}
