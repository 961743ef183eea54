import type { IncomingMessage } from 'node:http';

/** What a connection may say of itself. The last two only name headers that are never passed on anyway. */
const CONNECTION_OPTIONS = new Set(['close', 'keep-alive', 'upgrade', 'http2-settings', 'te']);

const WITHOUT_BODY = new Set(['GET', 'HEAD', 'TRACE', 'CONNECT']);

type Framed = Pick<IncomingMessage, 'method' | 'rawHeaders'>;

function valuesOf(rawHeaders: readonly string[], wanted: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === wanted);
}

/** Whether a request says that a body follows, however long. */
export function hasFraming({ rawHeaders }: Framed): boolean {
  return ['content-length', 'transfer-encoding'].some((name) => valuesOf(rawHeaders, name).length > 0);
}

function announcesBody({ rawHeaders }: Framed): boolean {
  const lengths = valuesOf(rawHeaders, 'content-length');
  return (
    valuesOf(rawHeaders, 'transfer-encoding').length > 0 || lengths.some((length) => Number(length) !== 0)
  );
}

/**
 * Whether the front and a server behind it, or in front of it, might read a request differently: a `connection` that
 * takes other headers away (among them those that frame the body or name the visitor), or a body where none belongs.
 */
export function isAmbiguous(request: Framed): boolean {
  const options = valuesOf(request.rawHeaders, 'connection').join(',').split(',');
  const takesAway = options.some((option) => {
    const name = option.trim().toLowerCase();
    return name !== '' && !CONNECTION_OPTIONS.has(name);
  });
  return takesAway || (WITHOUT_BODY.has(request.method ?? '') && announcesBody(request));
}
