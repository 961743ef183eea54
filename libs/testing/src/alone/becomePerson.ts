import { localText, type PortalClient, portal, STORAGE_KEYS } from '@portal/supabase';
import people from '../scenarios/people.json';
import type { PersonName } from '../scenarios/scenario';

function storedEmail(): string | undefined {
  try {
    return JSON.parse(localText.getItem(STORAGE_KEYS.session) ?? '{}').user?.email;
  } catch {
    return undefined;
  }
}

/** Forgets whoever else is signed in on this device. To be called before the portal starts with their session. */
export function forgetOthers(name: PersonName | undefined): void {
  if (name && storedEmail() === people[name].email) return;
  for (const key of [STORAGE_KEYS.session, STORAGE_KEYS.verifier, STORAGE_KEYS.adminFlag]) {
    localText.removeItem(key);
  }
}

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

/** Signs a scenario's person in, in the way that a visitor gets a session, unless they are signed in already. */
export async function becomePerson(name: PersonName): Promise<void> {
  const client = await portal().client();
  // A back end that keeps its data in memory forgets everybody when it starts again.
  const { data } = await client.auth.getUser();
  if (data.user) return;
  if (name !== 'admin') return signIn(client, people[name]);
  if (!(await portal().signInAsAdmin(people.admin.email, people.admin.password))) {
    throw new Error('The back end knows another admin than the scenarios');
  }
}
