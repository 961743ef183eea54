/**
 * The key that the database obeys. Projects with named secret keys hand them out as a JSON object, of which
 * `default` is ours; older ones, and the portal's own server, give the one key itself.
 */
export function serviceKey(env: Record<string, string | undefined>): string | undefined {
  try {
    const { default: named } = JSON.parse(env.SUPABASE_SECRET_KEYS ?? '{}');
    if (typeof named === 'string' && named) return named;
  } catch {
    console.warn('SUPABASE_SECRET_KEYS is no JSON object: SUPABASE_SERVICE_ROLE_KEY is used');
  }
  return env.SUPABASE_SERVICE_ROLE_KEY;
}
