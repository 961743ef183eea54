import { EmptyState, Page } from '@portal/ui';
import { HomeLink } from '../HomeLink';

export function ShortenerPage() {
  return (
    <Page title="Link Shortener" actions={<HomeLink />}>
      <EmptyState title="Short links are not open yet">
        Here a long address will turn into a short one that is easy to share. Nothing can be shortened until
        then.
      </EmptyState>
    </Page>
  );
}
