import { useProfile, useSession } from '@portal/supabase';
import { EmptyState, ErrorState, LoadingState, Page } from '@portal/ui';
import { TurnAway } from '../access/TurnAway';
import { HomeLink } from '../HomeLink';

/**
 * For the admin's session alone: whoever has a profile row is somebody else, and the flag without a session counts
 * as nobody (OP-121, TR-78).
 */
export function VerificationRequestsPage() {
  const session = useSession();
  const profile = useProfile();
  if (session.status === 'signed-out') return <TurnAway to="/" />;
  if (profile.status === 'ready') return <TurnAway to="/" reason="Not authorized." />;
  if (session.status === 'loading' || profile.status === 'loading') return <LoadingState />;
  return (
    <Page title="Verification Requests (Admin Only)" actions={<HomeLink />}>
      {profile.status === 'unavailable' ? (
        <ErrorState title="Your role could not be checked">
          It is asked for again every few seconds.
        </ErrorState>
      ) : (
        <EmptyState title="No requests">Nobody can ask for verification yet.</EmptyState>
      )}
    </Page>
  );
}
