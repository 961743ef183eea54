import type { ServerResponse } from 'node:http';
import { sendJson } from '../http/respond';
import type { Surface } from '../http/surface';

const MESSAGE = 'Too many requests';

/** Each client library looks for the code in another place. */
function body(surface: Surface): unknown {
  switch (surface) {
    case 'rest':
      return { code: 'PT429', message: 'rate_limited', details: null, hint: null };
    case 'auth':
      return { code: 429, error_code: 'over_request_rate_limit', msg: MESSAGE };
    default:
      return {
        ok: false,
        code: 'rate_limited',
        message: MESSAGE,
        error: { code: 429, message: MESSAGE, status: 'RESOURCE_EXHAUSTED' },
      };
  }
}

/** 429, in the words of the interface that was asked. */
export function sendTooMany(response: ServerResponse, surface: Surface, waitSeconds: number): void {
  sendJson(response, 429, body(surface), { 'retry-after': waitSeconds });
}
