import { type Profile, supabase } from '@portal/supabase';

const PUBLIC_COLUMNS = 'id, username, avatar, banner, bio, verified';
/** Nobody has a longer name, and the back end compares none. */
const USERNAME_MAX_CHARACTERS = 32;

/**
 * The profile of that name: exact first, else in any case (OP-93); `null` when there is none.
 *
 * @throws {PostgrestError}
 */
export async function fetchUser(username: string): Promise<Profile | null> {
  const client = await supabase();
  const profiles = () => client.from('profiles').select(PUBLIC_COLUMNS);
  const exact = await profiles().eq('username', username).maybeSingle().throwOnError();
  if (exact.data) return exact.data;
  if ([...username].length > USERNAME_MAX_CHARACTERS) return null;
  const similar = await profiles().ilike('username', literally(username)).limit(10).throwOnError();
  return similar.data.find((profile) => sameName(profile.username, username)) ?? null;
}

/** Takes the signs that `ilike` reads as wildcards for what they are; `*` cannot be, and matches any one sign. */
function literally(text: string): string {
  return text.replace(/[\\%_*]/g, (sign) => (sign === '*' ? '_' : `\\${sign}`));
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
