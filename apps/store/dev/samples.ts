import type { Tables } from '@portal/supabase';
import type { Samples } from '@portal/testing/scenarios';

const TODAY = '2026-01-01';

const wallet = (amount: number, daily_count: number): Tables<'coins'> => ({
  user_id: 'mellow',
  amount,
  daily_count,
  last_updated: TODAY,
  current_discount: 0,
  current_discount_expires: null,
});

/** More coins than fit in most places, and none left to claim today. */
const rich = wallet(987_654_321_000, 10);

export const samples = {
  empty: { answers: { 'POST /rest/v1/rpc/my_wallet': () => wallet(0, 0) } },
  full: {
    answers: {
      'POST /rest/v1/rpc/my_wallet': () => rich,
      'POST /rest/v1/rpc/claim_coin': () => ({ code: 'daily_limit', today: TODAY, ...rich }),
    },
  },
} satisfies Samples;
