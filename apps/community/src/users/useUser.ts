import {
  errorCode,
  isOfficialUsername,
  localText,
  officialProfile,
  type Profile,
  STORAGE_KEYS,
} from '@portal/supabase';
import { useEffect, useState } from 'react';
import { fetchUser } from './userData';

export type UserState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'unavailable' }
  | { status: 'official'; profile: Profile }
  | { status: 'found'; profile: Profile };

/** The public profile behind `/users/{username}`. The official one lives in the page: nothing is asked for it. */
export function useUser(username: string): [UserState, retry: () => void] {
  const [answer, setAnswer] = useState<{ username: string; state: UserState }>();
  const official = isOfficialUsername(username);
  const asked = answer?.username === username ? answer.state : undefined;

  useEffect(() => {
    if (official || asked) return;
    let left = false;
    const tell = (state: UserState) => left || setAnswer({ username, state });
    fetchUser(username).then(
      (profile) => tell(profile ? { status: 'found', profile } : { status: 'missing' }),
      (error) => {
        console.warn('profile:', errorCode(error));
        tell({ status: 'unavailable' });
      },
    );
    return () => {
      left = true;
    };
  }, [username, official, asked]);

  const stored = localText.getItem(STORAGE_KEYS.officialProfile);
  const state: UserState = official
    ? { status: 'official', profile: officialProfile(stored) }
    : (asked ?? { status: 'loading' });
  return [state, () => setAnswer(undefined)];
}
