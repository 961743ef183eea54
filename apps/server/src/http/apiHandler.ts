import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalAtDoor } from '../../../../supabase/functions/_shared/door';
import { CONCURRENCY, RELAXED_FACTOR } from '../config/limits';
import type { FunctionsHandler } from '../functions/functionsHandler';
import type { FrontLimits } from '../limits/frontLimits';
import { accountOf, isPasswordGrant } from '../limits/passwordSignIn';
import { personOf } from '../limits/person';
import { addressSubject } from '../limits/subjects';
import { sendTooMany } from '../limits/tooMany';
import { turns } from '../limits/turns';
import { proxyRequest, sendUnavailable } from '../worker/proxy';
import type { BackendState } from '../worker/supervisor';
import { BodyTooLarge, readBody } from './bodyLimit';
import { refuseBody } from './refuseBody';
import type { RequestTarget } from './requestTarget';
import { sendJson } from './respond';
import type { Surface } from './surface';

export interface ApiSources {
  /** The origin of the pages that may ask functions. */
  publicUrl: string;
  backend(): BackendState;
  /** Undefined as long as the back end has not opened. */
  jwtSecret(): string | undefined;
  limits: FrontLimits;
  isRelaxed: boolean;
  /** Whether the database has one session for everybody. */
  hasOneSession: boolean;
  functions: FunctionsHandler;
}

/** One call of the Supabase API. */
export interface ApiCall {
  request: IncomingMessage;
  response: ServerResponse;
  target: RequestTarget;
  surface: Surface;
  /** The visitor's. */
  address: string;
}

/** In the words of the auth server for a body that it cannot read. */
const NO_ACCOUNT = { code: 400, error_code: 'bad_json', msg: 'Could not read an email in the request body' };

/** What a call counts as beside a call. */
function signInKind({ target: { segments, search }, surface }: ApiCall): 'signIn' | 'redeem' | undefined {
  if (surface !== 'auth' || segments.length !== 3) return undefined;
  if (segments[2] === 'authorize') return 'signIn';
  if (segments[2] !== 'token') return undefined;
  const grants = new URLSearchParams(search).getAll('grant_type');
  if (grants.includes('password')) return 'signIn';
  return grants.includes('pkce') ? 'redeem' : undefined;
}

/** Calls of the embedded Supabase: counted, then passed on to the back end or to a function. */
export function apiHandler(sources: ApiSources): (call: ApiCall) => Promise<void> {
  const { publicUrl, limits, functions, isRelaxed } = sources;
  const factor = isRelaxed ? RELAXED_FACTOR : 1;
  const lineOf = (atOnce: number) => turns({ atOnce, waiting: CONCURRENCY.waiting * factor });
  const calls = lineOf(CONCURRENCY.atOnce);
  const queries = lineOf(sources.hasOneSession ? CONCURRENCY.queriesOfOneSession : CONCURRENCY.atOnce);

  async function pass(call: ApiCall, body?: Buffer): Promise<number> {
    const { request, response, address, surface } = call;
    const line = surface === 'rest' ? queries : calls;
    const endTurn = await line.take(addressSubject(address));
    if (!endTurn) {
      sendTooMany(response, surface, 1);
      return 429;
    }
    try {
      const backend = sources.backend();
      if (backend.kind === 'open') {
        return await proxyRequest({ request, response, address, body, socketPath: backend.socketPath });
      }
      sendUnavailable(response);
      return 503;
    } finally {
      endTurn();
    }
  }

  async function signInWithPassword(call: ApiCall): Promise<void> {
    const body = await readBody(call.request);
    const account = accountOf(body);
    if (account === undefined) return sendJson(call.response, 400, NO_ACCOUNT);
    const attempt = { address: call.address, account };
    const wait = limits.takePassword(attempt);
    if (wait > 0) return sendTooMany(call.response, call.surface, wait);
    const status = await pass(call, body);
    if (status === 200) limits.passwordWasRight(attempt);
    else if (status === 429 || status >= 500) limits.passwordWasNotTried(attempt);
  }

  async function callFunction(call: ApiCall): Promise<void> {
    const { request, response, address } = call;
    const headers = { get: (name: string) => [request.headers[name]].flat()[0] ?? null };
    const refused = refusalAtDoor(request.method ?? '', headers, [publicUrl]);
    if (refused) return sendJson(response, refused.status, { ok: false, code: refused.code });
    if (call.target.segments[2] === 'gemini' && request.method !== 'OPTIONS') {
      const person = await personOf(request.headers.authorization, sources.jwtSecret() ?? '');
      const wait = limits.take('companion', { address, person });
      if (wait > 0) return sendTooMany(response, call.surface, wait);
    }
    return functions(call);
  }

  async function answer(call: ApiCall): Promise<void> {
    const { surface, address, target } = call;
    const kind = signInKind(call);
    const wait = limits.take('api', { address }) || (kind ? limits.take(kind, { address }) : 0);
    if (wait > 0) return sendTooMany(call.response, surface, wait);
    if (surface === 'functions') return callFunction(call);
    if (surface === 'realtime') {
      return sendJson(call.response, 404, { code: 'not_found', message: 'Only websockets are served here' });
    }
    if (kind === 'signIn' && isPasswordGrant(target.search)) return signInWithPassword(call);
    await pass(call);
  }

  return async (call) => {
    try {
      await answer(call);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      refuseBody(call.request, call.response);
    }
  };
}
