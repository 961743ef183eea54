import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './httpServer.ts';

export interface ProviderCall {
  url: string;
  headers: IncomingMessage['headers'];
  body: { contents: unknown; [field: string]: unknown };
  /** Settles when the caller has hung up before the answer was whole. */
  hungUp: Promise<void>;
}

export type Behavior = (response: ServerResponse, call: ProviderCall) => void;

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A provider on loopback that behaves as told and remembers what it was asked. */
export async function fakeProvider(behave: Behavior) {
  const calls: ProviderCall[] = [];
  const running = await listen(async (request, response) => {
    const hungUp = new Promise<void>((resolve) => {
      response.on('close', () => !response.writableFinished && resolve());
    });
    const call = {
      url: request.url ?? '',
      headers: request.headers,
      body: JSON.parse((await read(request)) || '{}'),
      hungUp,
    };
    calls.push(call);
    behave(response, call);
  });
  return { ...running, calls };
}

/** One piece of an answer in the provider's format. */
export function piece(text: string, extra: object = {}) {
  return { candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0, ...extra }] };
}

/** Server-sent events as the provider writes them. */
export function events(...pieces: object[]): string {
  return pieces.map((one) => `data: ${JSON.stringify(one)}\r\n\r\n`).join('');
}

export const answersJson =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Behavior =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
    response.end(JSON.stringify(body));
  };

export const answersEvents =
  (...pieces: object[]): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(events(...pieces));
  };
