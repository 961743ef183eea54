import type { Connection } from '@supabase/lite';
import { Kysely } from 'kysely';
import { type RequestIdentity, type RpcRequest, setRequestIdentity, setRpcRequest } from './requestContext';
import { asRestError } from './restError';
import { type Session, sessionDialect } from './sessionDialect';

/** The members of lite's connection that we replace; some are private in its types. Checked by tests. */
interface RepairableConnection {
  kysely: Kysely<unknown>;
  rlsState: 'unknown' | 'active' | 'inactive';
  normalizeDbError(error: unknown): unknown;
  applyJwtSessionContext(db: Kysely<unknown>, identity: RequestIdentity): Promise<void>;
  applyRpcRequestGucs(db: Kysely<unknown>, rpc: RpcRequest): Promise<void>;
}

/** Mends what @supabase/lite 0.10.0 leaves open when strangers may call it (docs/security.md). */
export function repairConnection(connection: Connection, acquire: () => Promise<Session>): void {
  const repairable = connection as unknown as RepairableConnection;
  repairable.kysely = new Kysely({ dialect: sessionDialect(acquire) });
  // Anything but 'active' makes the first request grant all tables to everybody, or skip roles altogether.
  repairable.rlsState = 'active';
  repairable.normalizeDbError = asRestError;
  repairable.applyJwtSessionContext = setRequestIdentity;
  repairable.applyRpcRequestGucs = setRpcRequest;
}
