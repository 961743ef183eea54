import type { PortalClient } from '@portal/supabase';
import type { RoomSource } from './roomSource';
import type { StoredMessage } from './roomState';

const COLUMNS =
  'id, seq, client_id, user_id, username, avatar, verified, moderator, text, reply_to, created_at';
const ALREADY_STORED = '23505';

/** How long a request may stay without an answer before it counts as failed. */
const REQUEST_LIMIT_MS = 15_000;

interface Answer<Data> {
  data: Data;
  error: unknown;
}

function dataOf<Data>({ data, error }: Answer<Data>): NonNullable<Data> {
  if (error || data === null || data === undefined) throw error ?? new Error('The answer holds no data');
  return data;
}

/** Unlike `AbortSignal.timeout`, whose error the REST client takes for one that is worth three more tries. */
function inTime(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), REQUEST_LIMIT_MS);
  return controller.signal;
}

/**
 * The room over the REST API: column lists instead of `*` (CA-10), newest rows by descending order and limit
 * (TR-121), deletion by id (CA-12).
 */
export function supabaseSource(client: () => Promise<PortalClient>): RoomSource {
  const messages = async () => (await client()).from('messages');
  const tombstones = async () => (await client()).from('message_tombstones');

  async function byIds(ids: readonly string[]): Promise<StoredMessage[]> {
    return dataOf(await (await messages()).select(COLUMNS).in('id', ids).abortSignal(inTime()));
  }

  return {
    byIds,
    async newest(limit) {
      const query = (await messages()).select(COLUMNS).order('seq', { ascending: false }).limit(limit);
      return dataOf(await query.abortSignal(inTime()));
    },
    async before(seq, limit) {
      const query = (await messages()).select(COLUMNS).lt('seq', seq);
      return dataOf(await query.order('seq', { ascending: false }).limit(limit).abortSignal(inTime()));
    },
    async after(seq, limit) {
      const query = (await messages()).select(COLUMNS).gt('seq', seq);
      return dataOf(await query.order('seq').limit(limit).abortSignal(inTime()));
    },
    async newestDeletion() {
      const query = (await tombstones()).select('seq').order('seq', { ascending: false }).limit(1);
      return dataOf(await query.abortSignal(inTime()))[0]?.seq ?? 0;
    },
    async deletionsAfter(seq, limit) {
      const query = (await tombstones()).select('message_id, seq').gt('seq', seq);
      return dataOf(await query.order('seq').limit(limit).abortSignal(inTime()));
    },
    async insert({ client_id, text, reply_to }) {
      const inserted = await (await messages())
        .insert({ client_id, text, reply_to })
        .select(COLUMNS)
        .abortSignal(inTime())
        .single();
      if (inserted.error?.code !== ALREADY_STORED) return dataOf(inserted);
      const own = (await messages()).select(COLUMNS).eq('client_id', client_id);
      return dataOf(await own.abortSignal(inTime()).single());
    },
    async remove(id) {
      const query = (await messages()).delete().eq('id', id).select('id');
      const removed = dataOf(await query.abortSignal(inTime()));
      return removed.length > 0 || (await byIds([id])).length === 0;
    },
    async hours() {
      const query = (await client()).from('chat_settings').select('opens_at, closes_at, always_open');
      return dataOf(await query.abortSignal(inTime()).single());
    },
    async isModerator() {
      return dataOf(await (await client()).rpc('is_moderator').abortSignal(inTime()));
    },
  };
}
