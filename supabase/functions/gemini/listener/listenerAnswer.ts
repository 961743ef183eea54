import type { Call } from '../call.ts';
import type { Timing } from '../timing.ts';
import { listenerReply } from './listenerReply.ts';
import { piecesOf } from './pieces.ts';
import { type Content, turnsOf } from './turns.ts';

/** Tells the page that no provider spoke, so that it can say so. */
export const LISTENER_MODEL = 'wisp-listener-1';

function wirePiece(text: string, isLast: boolean) {
  return {
    candidates: [
      { content: { parts: [{ text }], role: 'model' }, index: 0, ...(isLast && { finishReason: 'STOP' }) },
    ],
    modelVersion: LISTENER_MODEL,
  };
}

/** Two separators that JSON leaves as they are and at which clients would split an event. */
const withoutSeparators = (text: string) => text.replace(/\u2028|\u2029/g, ' ');

const NO_STORE = { 'cache-control': 'no-store' };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The listener's answer in the provider's format: one document, or a few words at a time. */
export async function listenerAnswer(
  contents: Content[],
  { method, sse }: Call,
  timing: Timing,
): Promise<Response> {
  const text = withoutSeparators(listenerReply(turnsOf(contents)));
  const pieces = method === 'generateContent' ? [text] : piecesOf(text);
  const wire = pieces.map((piece, index) => wirePiece(piece, index === pieces.length - 1));
  if (!sse) {
    await pause(timing.listenerPauseMs);
    return Response.json(method === 'generateContent' ? wire[0] : wire, { headers: NO_STORE });
  }

  const encoder = new TextEncoder();
  let next = 0;
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await pause(next === 0 ? timing.listenerPauseMs : timing.listenerPieceMs);
        if (isLeft) return;
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(wire[next])}\r\n\r\n`));
        next += 1;
        if (next === wire.length) controller.close();
      },
      cancel() {
        isLeft = true;
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { ...NO_STORE, 'content-type': 'text/event-stream' } });
}
