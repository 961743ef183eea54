import { onTestFinished, vi } from 'vitest';

/** What the function sends for some text, in the provider's format. */
export const piece = (text: string, extra: object = {}) => ({
  candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }],
  ...extra,
});

export const event = (body: object) => `data: ${JSON.stringify(body)}\r\n\r\n`;

/** A streamed answer that the running test writes. */
export interface OpenStream {
  send(text: string, extra?: object): void;
  end(): void;
  break(): void;
}

export interface GeminiCall {
  url: string;
  headers: Headers;
  prompt: string;
  signal: AbortSignal | undefined;
}

type Reply = (call: GeminiCall) => Response | Promise<Response>;

const isStreamed = ({ url }: GeminiCall) => url.includes(':streamGenerateContent');

const streamed = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'text/event-stream' } });

/** Stands in for the function: replies in the order in which the running test lists them. */
export function fakeGemini() {
  const calls: GeminiCall[] = [];
  const replies: Reply[] = [];
  const fetched = vi.fn(async (url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    const call = {
      url,
      headers: new Headers(init.headers),
      prompt: body.contents[0].parts[0].text,
      signal: init.signal ?? undefined,
    };
    calls.push(call);
    const reply = replies.shift();
    if (!reply) throw new Error('No reply is listed for this call');
    return reply(call);
  });
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());

  return {
    calls,
    /** A whole answer, in the form that is asked for. */
    answers(text: string, extra: object = {}) {
      replies.push((call) =>
        isStreamed(call)
          ? streamed(event(piece(text, extra)) + event(piece('', { ...extra, finishReason: 'STOP' })))
          : Response.json(piece(text, extra)),
      );
    },
    says(body: object) {
      replies.push((call) => (isStreamed(call) ? streamed(event(body)) : Response.json(body)));
    },
    fails(status: number) {
      replies.push(() => Response.json({ error: { code: status, message: 'no' } }, { status }));
    },
    isUnreachable() {
      replies.push(() => Promise.reject(new TypeError('Failed to fetch')));
    },
    sendsBytes(bytes: Uint8Array<ArrayBuffer>, { broken = false } = {}) {
      replies.push(() => {
        const body = new ReadableStream({
          pull(controller) {
            if (bytes.length > 0) controller.enqueue(bytes);
            bytes = bytes.slice(bytes.length);
            if (broken) controller.error(new TypeError('network error'));
            else controller.close();
          },
        });
        return streamed(body);
      });
    },
    streams(): OpenStream {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const ignore = () => undefined;
      replies.push(({ signal }) => {
        signal?.addEventListener('abort', () =>
          writer.abort(new DOMException('aborted', 'AbortError')).catch(ignore),
        );
        return streamed(readable);
      });
      const encoder = new TextEncoder();
      return {
        send: (text, extra) => void writer.write(encoder.encode(event(piece(text, extra)))).catch(ignore),
        end: () => void writer.close().catch(ignore),
        break: () => void writer.abort(new TypeError('network error')).catch(ignore),
      };
    },
  };
}
