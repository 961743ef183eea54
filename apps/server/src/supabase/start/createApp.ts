import { App } from '@supabase/lite';
import type { BackendOptions } from '../Backend';
import { MAX_ROWS } from '../rest/restLimits';

/** @supabase/lite with everything off that we do not serve. */
export function createApp({ database, secrets, publicUrl }: BackendOptions): App {
  return new App({
    connection: database.connection,
    api: { enabled: true, schemas: ['public'], max_rows: MAX_ROWS },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishable,
      secret_key: secrets.secret,
      site_url: publicUrl,
      enable_signup: false,
      enable_refresh_token_rotation: true,
      email: { enable_signup: false, enable_confirmations: true },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
}
