import { ButtonLink, Page } from '@portal/ui';
import { WalletPanel } from '../wallet/WalletPanel';

/** Where one's coins stand. */
export function StatementPage() {
  return (
    <Page
      title="Where did my coins go"
      lead="So far coins only come in: one for each claim, ten a day at most."
      actions={
        <ButtonLink to="/store" variant="quiet">
          Back to the store
        </ButtonLink>
      }
    >
      <WalletPanel />
    </Page>
  );
}
