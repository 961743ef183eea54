import { type Kysely, sql } from 'kysely';

/** How long one request of a visitor may keep a PostgreSQL session busy; PGlite ignores it. */
const STATEMENT_TIMEOUT_MS = 8_000;

export interface RequestIdentity {
  auth?: { uid?: unknown; role?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
}

export interface RpcRequest {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

/** Sets role and claims of a request for the rest of its transaction: one statement where lite sends six. */
export async function setRequestIdentity(db: Kysely<unknown>, identity: RequestIdentity): Promise<void> {
  const { uid, role, jwt } = identity.auth ?? {};
  const name = String(role || 'anon');
  await sql`select
    set_config('statement_timeout', ${String(STATEMENT_TIMEOUT_MS)}, true),
    set_config('request.jwt.claim.sub', ${String(uid ?? '')}, true),
    set_config('request.jwt.claim.role', ${name}, true),
    set_config('request.jwt.claims', ${JSON.stringify(jwt ?? { role: name })}, true),
    set_config('storage.operation', ${String(identity.storage?.operation ?? '')}, true),
    set_config('role', ${name}, true)`.execute(db);
}

/** What a function may ask about the HTTP request that calls it, and an empty answer for it to fill. */
export async function setRpcRequest(db: Kysely<unknown>, rpc: RpcRequest): Promise<void> {
  await sql`select
    set_config('response.status', '', true),
    set_config('response.headers', '', true),
    set_config('request.method', ${rpc.method}, true),
    set_config('request.path', ${rpc.path}, true),
    set_config('request.headers', ${JSON.stringify(rpc.requestHeaders ?? {})}, true)`.execute(db);
}
