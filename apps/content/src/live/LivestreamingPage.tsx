import { EmptyState } from '@portal/ui';
import { InfoPage } from '../InfoPage';

export function LivestreamingPage() {
  return (
    <InfoPage title="Live streaming" lead="The podcast of the house.">
      <EmptyState title="Nothing is on air on this server" />
    </InfoPage>
  );
}
