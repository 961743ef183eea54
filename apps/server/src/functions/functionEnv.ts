import { createHmac } from 'node:crypto';
import type { CompanionConfig } from '../config/Config';
import type { Secrets } from '../supabase/secrets/Secrets';

/** A key of its own for each use, so that no signature of one means anything to another. */
function derivedKey(secret: string, use: string): string {
  return createHmac('sha256', secret).update(use).digest('base64url');
}

/** What functions find in their environment: the same names as on a hosted project. */
export function functionEnv(
  publicUrl: string,
  companion: CompanionConfig,
  secrets: Secrets,
  isRelaxed: boolean,
): Record<string, string | undefined> {
  return {
    SUPABASE_URL: publicUrl,
    SUPABASE_SERVICE_ROLE_KEY: secrets.secret,
    GEMINI_API_KEY: companion.apiKey,
    GEMINI_BASE_URL: companion.baseUrl,
    GEMINI_MODEL: companion.model,
    CAPTCHA_HMAC_KEY: derivedKey(secrets.jwtSecret, 'portal captcha'),
    PORTAL_RATE_LIMITS: isRelaxed ? 'relaxed' : 'on',
  };
}
