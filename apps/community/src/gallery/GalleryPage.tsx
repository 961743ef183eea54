import { EmptyState, Page } from '@portal/ui';
import { HomeLink } from '../HomeLink';

export function GalleryPage() {
  return (
    <Page title="My Gallery" actions={<HomeLink />}>
      <EmptyState title="The gallery is not open yet">
        Here you will keep photos and videos behind a password, on this device alone. Nothing is uploaded.
      </EmptyState>
    </Page>
  );
}
