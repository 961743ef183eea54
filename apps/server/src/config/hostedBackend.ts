import type { HostedBackend } from './Config';
import { readOrigin } from './values';
import { VARIABLES, type VariableName, type Variables } from './variables';

function jwtRole(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8')).role;
  } catch {
    return undefined;
  }
}

/** The key is written into every page, so one that opens everything must never get that far. */
function isPublishable(key: string): boolean {
  return /^[\w.-]+$/.test(key) && !key.startsWith('sb_secret_') && jwtRole(key) !== 'service_role';
}

function refuseEmbeddedOnly(variables: Variables): void {
  for (const [name, rule] of Object.entries(VARIABLES) as [VariableName, { embeddedOnly?: string }][]) {
    if (rule.embeddedOnly && variables.read(name)) {
      variables.refuseWithoutEffect(name, `with PORTAL_SUPABASE_URL, ${rule.embeddedOnly}`);
    }
  }
}

/** The hosted project, or undefined when neither of its variables is set. */
export function hostedBackend(variables: Variables): HostedBackend | undefined {
  const key = variables.read('PORTAL_SUPABASE_KEY');
  const url = readOrigin(variables, 'PORTAL_SUPABASE_URL');
  if (!url && !key) return undefined;
  if (!url)
    return variables.refuseWithoutEffect('PORTAL_SUPABASE_KEY', 'PORTAL_SUPABASE_URL must be set too');
  if (!key)
    return variables.refuseWithoutEffect('PORTAL_SUPABASE_URL', 'PORTAL_SUPABASE_KEY must be set too');
  if (!isPublishable(key)) {
    variables.refuse('PORTAL_SUPABASE_KEY', "the project's publishable (anon) key, never a secret one");
  }
  refuseEmbeddedOnly(variables);
  return { kind: 'hosted', url, publishableKey: key };
}
