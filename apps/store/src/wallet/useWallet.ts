import { useSession } from '@portal/supabase';
import { useEffect, useState } from 'react';
import { type ClaimOutcome, sayClaim, type Wallet } from './wallet';
import { claimCoin, fetchWallet } from './walletData';

export type WalletState =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'unavailable' }
  | { status: 'ready'; wallet: Wallet; claiming: boolean; notice?: string };

/** One's wallet on this page. Errors of the database are logged only (ST-45). */
export function useWallet(): {
  state: WalletState;
  claim: () => Promise<void>;
  dismiss: () => void;
  reload: () => void;
} {
  const session = useSession();
  const [state, setState] = useState<WalletState>({ status: 'loading' });
  const [round, setRound] = useState(0);
  const userId = session.status === 'signed-in' ? session.user.id : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again after a failure
  useEffect(() => {
    if (session.status === 'loading') return;
    if (!userId) return setState({ status: 'visitor' });
    let left = false;
    setState({ status: 'loading' });
    fetchWallet().then(
      (wallet) => left || setState({ status: 'ready', wallet, claiming: false }),
      (error) => {
        console.error('The wallet could not be read', error);
        if (!left) setState({ status: 'unavailable' });
      },
    );
    return () => {
      left = true;
    };
  }, [session.status, userId, round]);

  async function claim() {
    if (state.status !== 'ready' || state.claiming) return;
    setState({ ...state, claiming: true, notice: undefined });
    const outcome = await claimCoin().catch((error): ClaimOutcome | undefined => {
      console.error('The coin could not be claimed', error);
      return undefined;
    });
    setState(
      outcome
        ? { status: 'ready', wallet: outcome.wallet, claiming: false, notice: sayClaim[outcome.code] }
        : { ...state, claiming: false },
    );
  }

  return {
    state,
    claim,
    dismiss: () => setState((now) => (now.status === 'ready' ? { ...now, notice: undefined } : now)),
    reload: () => setRound((now) => now + 1),
  };
}
