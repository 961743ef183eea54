import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, byteRange } from './byteRange';
import { isUnchanged } from './etag';
import type { PortalFile } from './portalFile';

const FOREVER = 'public, max-age=31536000, immutable';

/** Files whose path changes with their content. */
function isImmutable(segments: readonly string[]): boolean {
  return (segments[0] === 'r' && segments.length > 3) || segments[0] === 'static';
}

function requestedRange(request: IncomingMessage, file: PortalFile): ReturnType<typeof byteRange> {
  const isMedia = /^(audio|video)\//.test(file.type);
  const onlyIf = request.headers['if-range'];
  if (!isMedia || request.method !== 'GET' || (onlyIf && onlyIf !== file.etag)) return 'none';
  return byteRange(request.headers.range, file.size);
}

async function stream(response: ServerResponse, file: PortalFile, range: ByteRange): Promise<void> {
  // A visitor who leaves in the middle is no fault of ours.
  await pipeline(file.handle.createReadStream({ ...range, autoClose: false }), response).catch(() => {});
}

/** Answers GET and HEAD with an open file, and closes it. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: PortalFile,
  segments: readonly string[],
): Promise<void> {
  const headers: Record<string, string | number> = {
    etag: file.etag,
    'cache-control': isImmutable(segments) ? FOREVER : 'no-cache',
    vary: 'accept-encoding',
  };
  try {
    if (isUnchanged(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    headers['content-type'] = file.type;
    if (file.encoding !== 'identity') headers['content-encoding'] = file.encoding;
    if (/^(audio|video)\//.test(file.type)) headers['accept-ranges'] = 'bytes';

    const range = requestedRange(request, file);
    if (range === 'unsatisfiable') {
      response
        .writeHead(416, { ...headers, 'content-range': `bytes */${file.size}`, 'content-length': 0 })
        .end();
      return;
    }
    const part = range === 'none' ? { start: 0, end: file.size - 1 } : range;
    if (range !== 'none') headers['content-range'] = `bytes ${part.start}-${part.end}/${file.size}`;
    response.writeHead(range === 'none' ? 200 : 206, {
      ...headers,
      'content-length': part.end - part.start + 1,
    });
    if (request.method === 'HEAD' || file.size === 0) response.end();
    else await stream(response, file, part);
  } finally {
    await file.handle.close();
  }
}
