import { brand } from '@portal/brand';
import { Anchor, Avatar, Badge } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import { InfoPage } from '../InfoPage';

export function FounderPage() {
  const { pathname } = useLocation();
  const founder = brand.founders.find(
    ({ slug }) => `/${slug}` === pathname.toLowerCase().replace(/\/+$/, ''),
  );
  if (!founder) return null;
  return (
    <InfoPage
      title={
        <>
          {founder.name} <Badge kind="verified" />
        </>
      }
      lead={founder.role}
    >
      <Avatar name={founder.name} size="large" />
      <ul>
        <li>
          <Anchor href={founder.links.instagram}>Instagram</Anchor>
        </li>
        <li>
          <Anchor href={founder.links.discord}>Discord</Anchor>
        </li>
      </ul>
    </InfoPage>
  );
}
