import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who the scenarios are about; the back end must know who of them is staff. */
const PEOPLE = join('libs', 'testing', 'src', 'scenarios', 'people.json');

/**
 * The environment of the portal's server below `npm run dev`. What is set by hand wins.
 * @param {Record<string, string | undefined>} given
 * @param {{ root: string, publicUrl: string, isAlone: boolean }} run
 */
export function developmentEnv(given, { root, publicUrl, isAlone }) {
  const everywhere = { PORTAL_DETERRENCE: 'off', PORTAL_RATE_LIMITS: 'relaxed' };
  const place = { HOST: '127.0.0.1', PUBLIC_URL: publicUrl };
  if (given.PORTAL_SUPABASE_URL) return { ...everywhere, ...given, ...place };

  const { admin, moderator } = JSON.parse(readFileSync(join(root, PEOPLE), 'utf8'));
  const embedded = {
    ...(given.DATABASE_URL ? {} : { DATA_DIR: isAlone ? 'memory' : join(root, '.data', 'dev') }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    MODERATOR_EMAILS: moderator.email,
    CHAT_OPEN_HOURS: 'always',
  };
  return { ...everywhere, ...embedded, ...given, ...place };
}
