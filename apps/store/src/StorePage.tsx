import { ButtonLink, Page } from '@portal/ui';
import { WalletPanel } from './wallet/WalletPanel';

export function StorePage() {
  return (
    <Page
      title="Store"
      lead="Collect up to ten free coins a day."
      actions={
        <ButtonLink to="/" variant="quiet">
          Back to Home
        </ButtonLink>
      }
    >
      <WalletPanel />
    </Page>
  );
}
