import type { Database } from '../../database/Database';
import { authAnswer } from '../answers/authAnswer';
import type { DiscordProvider } from './DiscordProvider';
import { beginFlow } from './signInFlow';
import { redirectTo, redirectWithError, siteUrl } from './siteRedirect';

/** A SHA-256 digest in base64url is 43 characters; more is allowed by RFC 7636. */
const CODE_CHALLENGE = /^[\w.~-]{43,128}$/;

/**
 * `GET /auth/v1/authorize?provider=discord`: off to the consent page. Without a provider, because none is
 * configured or because the stand-in is not for this visitor, back to the site with an error.
 */
export async function startSignIn(
  database: Database,
  publicUrl: string,
  provider: DiscordProvider | undefined,
  parameters: URLSearchParams,
): Promise<Response> {
  if (parameters.get('provider') !== 'discord') {
    return authAnswer(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  }
  const returnTo = siteUrl(parameters.get('redirect_to'), publicUrl);
  if (!provider) {
    return redirectWithError(returnTo, {
      error: 'server_error',
      code: 'provider_disabled',
      description: 'Sign-in with Discord is not configured here.',
    });
  }
  const challenge = parameters.get('code_challenge') ?? '';
  const method = parameters.get('code_challenge_method')?.toLowerCase();
  if (method !== 's256' || !CODE_CHALLENGE.test(challenge)) {
    return authAnswer(400, 'validation_failed', 'PKCE with code_challenge_method s256 is required');
  }
  return redirectTo(provider.consentUrl(await beginFlow(database, challenge, returnTo)));
}
