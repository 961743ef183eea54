import { ButtonLink, Ghost, Page } from '@portal/ui';
import { ShellPage } from '../routing/ShellPage';

/** Unknown routes and unknown redirect keys (SH-146 to SH-148). */
export function NotFoundPage() {
  return (
    <ShellPage title="Page not found">
      <Page title="404" lead="Oops! Page Not Found." align="center" width="narrow">
        <Ghost mood="resting" size={120} />
        <ButtonLink to="/">Back to Home</ButtonLink>
      </Page>
    </ShellPage>
  );
}
