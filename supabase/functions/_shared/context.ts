/** What a handler is given beside the request: nothing else of the outside is read, so that tests can supply all of it. */
export interface FunctionContext {
  env: Record<string, string | undefined>;
  fetch: typeof fetch;
  /** The visitor's address as the nearest trusted proxy saw it; `unknown` when none was told. */
  address: string;
}

export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;
