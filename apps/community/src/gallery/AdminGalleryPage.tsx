import { EmptyState, Page } from '@portal/ui';
import { HomeLink } from '../HomeLink';

export function AdminGalleryPage() {
  return (
    <Page title="Admin Gallery" actions={<HomeLink />}>
      <EmptyState title="The gallery is not open yet">
        A second gallery with a password of its own, kept apart from My Gallery on the same device.
      </EmptyState>
    </Page>
  );
}
