import type { FunctionContext } from './context.ts';

/** The database answered with an error; `code` is its SQLSTATE or PostgREST code. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Calls a database function with the service key.
 *
 * @throws {DatabaseError} with the database's code, or `network` when it could not be reached.
 */
export async function callDatabase<Result>(
  context: FunctionContext,
  name: string,
  parameters: Record<string, unknown>,
): Promise<Result> {
  const key = context.env.SUPABASE_SERVICE_ROLE_KEY ?? '';
  const response = await context
    .fetch(`${context.env.SUPABASE_URL}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
    })
    .catch((cause) => {
      throw new DatabaseError('network', String(cause));
    });
  const body = await response.json().catch(() => null);
  if (!response.ok)
    throw new DatabaseError(String(body?.code ?? response.status), String(body?.message ?? name));
  return body as Result;
}
