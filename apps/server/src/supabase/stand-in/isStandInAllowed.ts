import { isLoopbackHost } from '../../config/loopback';

/** Everything that says whether a visitor sits at this very machine. */
export interface Surroundings {
  /** The address that the portal listens on. */
  bindAddress: string;
  publicUrl: string;
  /** Address of the visitor's socket. */
  peerAddress: string | undefined;
  /** Address and headers of the request, as the visitor sent them. */
  url: string;
  headers: Headers;
}

/** What a proxy or tunnel adds: the visitor behind it may be anybody, though its own socket is local. */
const FORWARDING_HEADER = /^(forwarded|via|x-forwarded.*|x-real-ip|x-original-.*|cf-.*|.*client-ip)$/;

function hostName(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

/**
 * The stand-in lets anybody be anybody, so it is there only for people at this machine: bind address, public
 * address, socket and Host are all loopback, and nothing has been forwarded.
 */
export function isStandInAllowed({
  bindAddress,
  publicUrl,
  peerAddress,
  url,
  headers,
}: Surroundings): boolean {
  const hosts = [
    bindAddress,
    new URL(publicUrl).hostname,
    peerAddress ?? '',
    new URL(url).hostname,
    hostName(headers.get('host') ?? new URL(url).host),
  ];
  return hosts.every(isLoopbackHost) && ![...headers.keys()].some((name) => FORWARDING_HEADER.test(name));
}
