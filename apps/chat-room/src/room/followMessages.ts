import type { PortalClient } from '@portal/supabase';
import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import type { StoredMessage } from './roomState';

/** What the room hears while it is joined. */
export interface MessageChanges {
  inserted(row: StoredMessage): void;
  updated(row: Partial<StoredMessage> & { id: string }): void;
  deleted(id: string): void;
  /** Changes flow from now on; what happened before has to be fetched. Said again after each interruption. */
  joined(): void;
  interrupted(): void;
}

/** Starts to follow. @returns the way to stop. */
export type FollowMessages = (changes: MessageChanges) => () => void;

/** How long joining may take, retries of the Realtime client included, before all begins anew. */
const PATIENCE_MS = 30_000;
/** How soon to come back after the server closed the channel, e.g. because the token ended. */
const RETURN_MS = 3_000;

function tell(changes: MessageChanges, change: RealtimePostgresChangesPayload<StoredMessage>): void {
  if (change.eventType === 'INSERT') changes.inserted(change.new);
  else if (change.eventType === 'UPDATE') changes.updated(change.new);
  else if (change.old.id) changes.deleted(change.old.id);
}

/** All events on `messages` (CA-13), on the room's private channel. */
export function followMessages(client: () => Promise<PortalClient>): FollowMessages {
  return (changes) => {
    let attempt = 0;
    let leave = () => {};
    let nextAttempt: ReturnType<typeof setTimeout> | undefined;

    function joinIn(ms: number) {
      clearTimeout(nextAttempt);
      nextAttempt = setTimeout(() => {
        // A failed attempt needs no care of its own: its successor is scheduled before it starts.
        joinIn(PATIENCE_MS);
        void join().catch(() => {});
      }, ms);
    }

    function quit() {
      attempt += 1;
      leave();
      leave = () => {};
    }

    async function join() {
      quit();
      const mine = attempt;
      const isCurrent = () => mine === attempt;
      const supabase = await client();
      // A private channel is judged by the token it is joined with.
      await supabase.realtime.setAuth();
      if (!isCurrent()) return;

      const channel = supabase.channel('room', { config: { private: true } });
      leave = () => void supabase.removeChannel(channel);
      channel
        .on<StoredMessage>(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'messages' },
          (change) => isCurrent() && tell(changes, change),
        )
        // SUBSCRIBED comes too early: changes flow when the system message says so.
        .on('system', {}, ({ extension, status }) => {
          if (!isCurrent() || extension !== 'postgres_changes') return;
          if (status === 'ok') joined();
          else interrupted();
        })
        .subscribe((status) => {
          if (!isCurrent() || status === 'SUBSCRIBED') return;
          interrupted();
          if (status === 'CLOSED') joinIn(RETURN_MS);
        });
    }

    function joined() {
      clearTimeout(nextAttempt);
      nextAttempt = undefined;
      changes.joined();
    }

    function interrupted() {
      changes.interrupted();
      if (nextAttempt === undefined) joinIn(PATIENCE_MS);
    }

    joinIn(0);
    return () => {
      clearTimeout(nextAttempt);
      quit();
    };
  };
}
