import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FunctionContext, FunctionHandler } from '../../../../supabase/functions/_shared/context';
import type { ApiCall } from '../http/apiHandler';
import { readBody } from '../http/bodyLimit';
import { sendJson } from '../http/respond';
import { whenOver } from '../http/whenOver';
import { toWebRequest } from './toWebRequest';

export type FunctionsHandler = (call: ApiCall) => Promise<void>;

export interface FunctionsOptions {
  handlers: Readonly<Record<string, FunctionHandler>>;
  publicUrl: string;
  context(): Omit<FunctionContext, 'address'>;
  report(what: string, error: unknown): void;
}

const FAILED = { code: 'INTERNAL', message: 'The function could not answer' };
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Requested function was not found' };

async function sendWebResponse(response: ServerResponse, answer: Response): Promise<void> {
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  response.writeHead(answer.status);
  if (!answer.body) {
    response.end();
    return;
  }
  response.flushHeaders();
  // A visitor who leaves ends the pipeline, and with it the function's stream.
  await pipeline(Readable.fromWeb(answer.body as never), response);
}

/** What ends a stream when its reader goes away. */
function isLeaving(error: unknown): boolean {
  const { name, code } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Answers `/functions/v1/<name>/…` with the handler of that name. */
export function functionsHandler(options: FunctionsOptions): FunctionsHandler {
  const handlers = new Map(Object.entries(options.handlers));

  return async (call) => {
    const { request, response, target, address } = call;
    const name = target.segments[2] ?? '';
    const handler = handlers.get(name);
    if (!handler) return sendJson(response, 404, NOT_FOUND);

    const left = new AbortController();
    whenOver(request, response, () => left.abort());
    const url = options.publicUrl + target.path + target.search;
    const body = await readBody(request);
    const asked = toWebRequest(request, { url, body, address, signal: left.signal });
    try {
      const answer = await handler(asked, { ...options.context(), address });
      if (left.signal.aborted) await answer.body?.cancel();
      else await sendWebResponse(response, answer);
    } catch (error) {
      if (isLeaving(error) || (left.signal.aborted && !response.headersSent)) return;
      options.report(`function ${name}`, error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, FAILED);
    }
  };
}
