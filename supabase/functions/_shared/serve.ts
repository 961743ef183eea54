import { refusal } from './answers.ts';
import type { FunctionHandler } from './context.ts';
import { readableBy, readOrigins, refusalAtDoor } from './door.ts';
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
 *
 * Pages may ask from the origins in PORTAL_ORIGINS alone, a list with commas; without it, from none.
 */
export function serve(handler: FunctionHandler): void {
  const { Deno } = globalThis as unknown as { Deno: DenoRuntime };
  const given: Record<string, string | undefined> = Deno.env.toObject();
  const env: typeof given = { ...given, SUPABASE_SERVICE_ROLE_KEY: serviceKey(given) };
  const addressHeader = given.CLIENT_ADDRESS_HEADER ?? 'cf-connecting-ip';
  const origins = readOrigins(env.PORTAL_ORIGINS);
  Deno.serve(async (request) => {
    const refused = refusalAtDoor(request.method, request.headers, origins);
    if (refused) return refusal(refused.status, refused.code);
    const address = request.headers.get(addressHeader) ?? 'unknown';
    return readableBy(await handler(request, { env, fetch, address }), request.headers.get('origin'));
  });
}
