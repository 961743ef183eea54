import { supabase } from '@portal/supabase';
import { type ClaimOutcome, parseClaim, type Wallet } from './wallet';

/** One's own wallet; the first visit creates an empty one (ST-03). */
export async function fetchWallet(): Promise<Wallet> {
  const { data, error } = await (await supabase()).rpc('my_wallet');
  if (error) throw error;
  const row = Array.isArray(data) ? data[0] : data;
  return { amount: Number(row.amount), dailyCount: row.daily_count };
}

/** Asks for the day's next coin; the database decides (ST-13 to ST-18). */
export async function claimCoin(): Promise<ClaimOutcome> {
  const { data, error } = await (await supabase()).rpc('claim_coin');
  if (error) throw error;
  return parseClaim(data);
}
