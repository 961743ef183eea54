import { brand } from '@portal/brand';
import { InfoPage } from '../InfoPage';

const KINDS = ['Chat and bot platform', 'Backend platform', 'CDN and security provider', 'AI provider'];

export function PoweredByPage() {
  return (
    <InfoPage title="Powered by" lead={`${brand.name} relies on third-party platforms.`}>
      <ul>
        {KINDS.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
    </InfoPage>
  );
}
