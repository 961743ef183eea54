import type { RealtimeChannel, RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js';

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

export interface Listening {
  channel: RealtimeChannel;
  changes: Change[];
}

interface Wish {
  table: string;
  filter?: string;
  select?: string[];
}

/** Listens to a table as a page would, and answers once changes flow. */
export async function listenTo(client: SupabaseClient, wish: Wish, name = 'changes'): Promise<Listening> {
  await client.realtime.setAuth();
  const channel = client.channel(name);
  const changes: Change[] = [];
  return new Promise((resolve, reject) => {
    channel
      .on('postgres_changes', { event: '*', schema: 'public', ...wish }, (change) => {
        changes.push(change as Change);
      })
      .on('system', {}, ({ extension, status, message }) => {
        if (extension !== 'postgres_changes') return;
        if (status === 'ok') resolve({ channel, changes });
        else reject(new Error(message));
      })
      .subscribe((_status, error) => error && reject(error));
  });
}
