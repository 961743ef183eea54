import { redirectTarget } from '@portal/brand';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { ShellPage } from '../routing/ShellPage';
import { RedirectRing } from './RedirectRing';

/** `/{target}`: leaves for the address behind a known key; an unknown one is not found at once (SH-164). */
export function QuickRedirectPage() {
  const { target = '' } = useParams();
  const address = redirectTarget(target);
  if (!address) return <NotFoundPage />;
  return (
    <ShellPage title="Redirecting">
      {/* Replaces this page, so that Back from there does not lead into the ring again. */}
      <RedirectRing key={address} onFull={() => location.replace(address)} />
    </ShellPage>
  );
}
