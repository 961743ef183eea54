import { Button, Card, Dialog, ErrorState, LoadingState, TextLink } from '@portal/ui';
import { Balance } from './Balance';
import { useWallet } from './useWallet';

/** The coins one has, and the way to the next one. */
export function WalletPanel() {
  const { state, claim, dismiss, reload } = useWallet();
  if (state.status === 'loading') return <LoadingState>Loading the store...</LoadingState>;
  if (state.status === 'unavailable')
    return <ErrorState title="The store does not answer" onRetry={reload} />;
  if (state.status === 'visitor') {
    return (
      <Card>
        <p>
          Coins belong to an account. <TextLink to="/login">Login</TextLink> to collect yours.
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <Balance coins={state.wallet.amount} />
      <Button onClick={() => void claim()} aria-disabled={state.claiming}>
        Claim Free Coins
      </Button>
      <Dialog
        open={!!state.notice}
        onClose={dismiss}
        title="Store"
        corner={false}
        actions={<Button onClick={dismiss}>Close</Button>}
      >
        <p>{state.notice}</p>
      </Dialog>
    </Card>
  );
}
