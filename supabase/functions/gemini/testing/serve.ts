import { Readable } from 'node:stream';
import type { FunctionContext } from '../../_shared/context.ts';
import { handler } from '../handler.ts';
import type { Timing } from '../timing.ts';
import { listen } from './httpServer.ts';

/** The function over HTTP, as a page meets it. */
export function serve(context: FunctionContext, timing: Timing) {
  return listen(async (incoming, outgoing) => {
    const visit = new AbortController();
    outgoing.on('close', () => visit.abort());
    const request = new Request(`http://portal.test${incoming.url}`, {
      method: incoming.method,
      headers: incoming.headers as Record<string, string>,
      body: incoming.method === 'POST' ? (Readable.toWeb(incoming) as ReadableStream) : null,
      duplex: 'half',
      signal: visit.signal,
    } as RequestInit);
    const response = await handler(request, context, timing);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    try {
      for await (const piece of response.body ?? []) outgoing.write(piece);
      outgoing.end();
    } catch {
      outgoing.destroy();
    }
  });
}
