import { type PortalClient, portal } from '@portal/supabase';
import people from '../scenarios/people.json';
import type { PersonName } from '../scenarios/scenario';

/** Goes through the stand-in's consent page as a browser does. @returns the code that ends up on the site. */
async function consent(address: string, person: { username: string; email: string }): Promise<string> {
  const page = await fetch(address);
  const state = new URL(page.url).searchParams.get('state') ?? '';
  const body = new URLSearchParams({ state, answer: 'authorize', avatar: '', ...person });
  const site = await fetch(page.url, { method: 'POST', body });
  const code = new URL(site.url).searchParams.get('code');
  if (!code) throw new Error('The stand-in for Discord is not there: scenarios need the embedded back end');
  return code;
}

async function signIn({ auth }: PortalClient, person: { username: string; email: string }): Promise<void> {
  const { data, error } = await auth.signInWithOAuth({
    provider: 'discord',
    options: { redirectTo: location.origin, skipBrowserRedirect: true },
  });
  if (error) throw error;
  const signedIn = await auth.exchangeCodeForSession(await consent(data.url, person));
  if (signedIn.error) throw signedIn.error;
}

/** Makes the browser's session the one of a scenario's person, in the way that a visitor gets one. */
export async function becomePerson(name: PersonName | undefined): Promise<void> {
  const { signOut, signInAsAdmin, client, session } = portal();
  if (!name) return session.get().status === 'signed-in' ? signOut() : undefined;

  const made = await client();
  const { data } = await made.auth.getUser();
  if (data.user?.email === people[name].email) return;
  await signOut();
  // The portal does not wait for its client to forget, and a sign-in begun meanwhile would be forgotten too.
  await made.auth.signOut({ scope: 'local' });
  if (name !== 'admin') return signIn(made, people[name]);
  if (!(await signInAsAdmin(people.admin.email, people.admin.password))) {
    throw new Error('The back end knows another admin than the scenarios');
  }
}
