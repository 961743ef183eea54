import { useSession } from '@portal/supabase';
import { EmptyState, LoadingState, Page } from '@portal/ui';
import { TurnAway } from '../access/TurnAway';
import { HomeLink } from '../HomeLink';

/** Needs a session: the admin flag alone has no e-mail to ask for (TR-77). */
export function RequestVerificationPage() {
  const session = useSession();
  if (session.status === 'loading') return <LoadingState />;
  if (session.status === 'signed-out') return <TurnAway to="/login" reason="You must be logged in." />;
  return (
    <Page title="Request Verification" actions={<HomeLink />}>
      <EmptyState title="Requests are not open yet">
        The verified badge tells others that an account is who it says it is. You will be able to ask for it
        here.
      </EmptyState>
    </Page>
  );
}
