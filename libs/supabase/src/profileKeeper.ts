import { errorCode } from './errorCode';
import type { PortalClient, PortalUser, ProfileState } from './portal';
import { type ProfileAnswer, parseProfileAnswer } from './profileAnswer';
import type { WritableStore } from './store';

const SYNC_INTERVAL_MS = 15_000;

type ProfileCall = 'ensure_profile' | 'sync_profile';

/** @throws {PostgrestError} what the API answered instead of the profile. */
export async function askProfile(client: PortalClient, call: ProfileCall): Promise<ProfileAnswer> {
  const { data, error } = await client.rpc(call);
  if (error) throw error;
  return parseProfileAnswer(data);
}

export interface ProfileKeeper {
  /** Starts to keep the profile of `user`, or of nobody. `answer` is given when it was asked for already. */
  follow(user: PortalUser | null, answer?: ProfileAnswer): void;
}

/**
 * Keeps the profile of whoever is signed in: fetched or created once, then compared with Discord's data every 15 s,
 * by the visible tab alone (AU-17, AU-23, OP-103).
 */
export function keepProfile(
  client: () => Promise<PortalClient>,
  profile: WritableStore<ProfileState>,
  { onReservedName, until }: { onReservedName: () => void; until: AbortSignal },
): ProfileKeeper {
  let followed: PortalUser | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function accept(answer: ProfileAnswer) {
    if (answer.code === 'reserved_name') return onReservedName();
    if (answer.code === 'admin') return profile.set({ status: 'none' });
    const known = profile.get().status === 'ready';
    if (!known || answer.changed) profile.set({ status: 'ready', profile: answer.profile });
  }

  async function ask(call: ProfileCall) {
    const asked = followed;
    try {
      const answer = await askProfile(await client(), call);
      if (followed === asked) accept(answer);
    } catch (error) {
      if (followed !== asked) return;
      console.warn(`${call}:`, errorCode(error));
      if (profile.get().status === 'loading') profile.set({ status: 'unavailable' });
    }
  }

  function tick() {
    const { status } = profile.get();
    if (status === 'ready') void ask('sync_profile');
    if (status === 'unavailable') void ask('ensure_profile');
  }

  function keepTime() {
    clearInterval(timer);
    timer = undefined;
    const wanted = followed && document.visibilityState === 'visible' && !until.aborted;
    if (wanted) timer = setInterval(tick, SYNC_INTERVAL_MS);
  }

  document.addEventListener('visibilitychange', keepTime, { signal: until });
  until.addEventListener('abort', keepTime);

  return {
    follow(user, answer) {
      followed = user;
      profile.set({ status: user ? 'loading' : 'none' });
      if (answer) accept(answer);
      else if (user) void ask('ensure_profile');
      keepTime();
    },
  };
}
