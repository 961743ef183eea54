import type { FunctionHandler } from './context.ts';
import { serviceKey } from './serviceKey.ts';

interface DenoRuntime {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
}

/**
 * Runs a handler under Deno, as a hosted project does. The portal's own server calls the handler itself.
 *
 * A visitor can write anything into `x-forwarded-for`, so the address comes from a header that the gateway in front
 * overwrites: Cloudflare's on a hosted project, the one named by CLIENT_ADDRESS_HEADER elsewhere. Without it all
 * visitors are counted as one, which is too strict rather than too lax.
 */
export function serve(handler: FunctionHandler): void {
  const { Deno } = globalThis as unknown as { Deno: DenoRuntime };
  const given: Record<string, string | undefined> = Deno.env.toObject();
  const env = { ...given, SUPABASE_SERVICE_ROLE_KEY: serviceKey(given) };
  const addressHeader = given.CLIENT_ADDRESS_HEADER ?? 'cf-connecting-ip';
  Deno.serve((request) =>
    handler(request, { env, fetch, address: request.headers.get(addressHeader) ?? 'unknown' }),
  );
}
