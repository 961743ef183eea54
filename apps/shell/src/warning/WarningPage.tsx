import { ButtonLink, Page, useCountdown } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { ShellPage } from '../routing/ShellPage';

const SECONDS = 5;

/** Where deterrence leads: counts down, then goes back one page (SH-142 to SH-145). */
export function WarningPage() {
  const navigate = useNavigate();
  const left = useCountdown({
    seconds: SECONDS,
    // Opened directly there is no page to go back to (OP-34).
    onEnd: () => (window.history.length > 1 ? navigate(-1) : navigate('/', { replace: true })),
  });
  return (
    <ShellPage title="Warning">
      <Page title="Warning Detected" lead={`Going back in ${left} s`} align="center" width="narrow">
        <ButtonLink to="/">Back to Home</ButtonLink>
      </Page>
    </ShellPage>
  );
}
