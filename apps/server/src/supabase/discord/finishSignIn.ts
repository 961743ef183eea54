import type { Database } from '../../database/Database';
import type { DiscordAccount, DiscordProvider } from './DiscordProvider';
import { PersonBanned, savePerson } from './savePerson';
import { completeFlow, type SignInFlow, takeFlow } from './signInFlow';
import { redirectTo, redirectWithError, type SignInError } from './siteRedirect';

const badState = (description: string): SignInError => ({
  error: 'invalid_request',
  code: 'bad_oauth_state',
  description,
});
const ALREADY_USED: SignInError = {
  error: 'invalid_request',
  code: 'flow_state_already_used',
  description: 'State has already been used',
};
const failure = (description: string): SignInError => ({
  error: 'server_error',
  code: 'unexpected_failure',
  description,
});

/** `GET /auth/v1/callback`: back from the consent page. Whatever happened, the browser ends on the site. */
export async function finishSignIn(
  database: Database,
  publicUrl: string,
  provider: DiscordProvider | undefined,
  parameters: URLSearchParams,
): Promise<Response> {
  const taken = await takeFlow(database, parameters.get('state') ?? '');
  if (taken.status === 'unknown') {
    return redirectWithError(publicUrl, badState('OAuth state not found or expired'));
  }
  if (taken.status === 'expired') {
    return redirectWithError(taken.returnTo, badState('OAuth state has expired'));
  }
  if (taken.status === 'used') return redirectWithError(taken.returnTo, ALREADY_USED);

  const { flow } = taken;
  const denied = parameters.get('error');
  if (denied) {
    const description = parameters.get('error_description') ?? '';
    return redirectWithError(flow.returnTo, { error: denied, code: denied, description });
  }
  if (!provider) return redirectWithError(flow.returnTo, failure('Sign-in with Discord is not configured.'));

  let account: DiscordAccount;
  try {
    account = await provider.accountOf(parameters.get('code') ?? '');
  } catch (error) {
    console.error(`Discord sign-in: ${error instanceof Error ? error.message : 'no answer'}`);
    return redirectWithError(flow.returnTo, failure('Unable to exchange external code'));
  }
  return welcome(database, provider, account, flow);
}

async function welcome(
  database: Database,
  provider: DiscordProvider,
  account: DiscordAccount,
  flow: SignInFlow,
): Promise<Response> {
  try {
    await database.transaction(async ({ query }) => {
      await completeFlow(query, flow, await savePerson(query, account, provider));
    });
  } catch (error) {
    if (error instanceof PersonBanned) {
      const { message: description } = error;
      return redirectWithError(flow.returnTo, { error: 'access_denied', code: 'user_banned', description });
    }
    console.error('Discord sign-in:', error);
    return redirectWithError(flow.returnTo, failure('Database error saving new user'));
  }
  const url = new URL(flow.returnTo);
  url.searchParams.set('code', flow.authCode);
  return redirectTo(url.href);
}
