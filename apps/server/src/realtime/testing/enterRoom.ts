import type { RealtimeChannel, RealtimeChannelOptions, SupabaseClient } from '@supabase/supabase-js';

/** Joins a private topic as a page would; rejects with the reason when it may not. */
export async function enterRoom(
  client: SupabaseClient,
  name = 'room',
  config: Partial<RealtimeChannelOptions['config']> = {},
): Promise<RealtimeChannel> {
  await client.realtime.setAuth();
  const channel = client.channel(name, { config: { private: true, presence: { enabled: true }, ...config } });
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve(channel);
      else reject(error ?? new Error(status));
    });
  });
}
