import { brand } from '@portal/brand';
import { Anchor, Card, CardLink, Grid } from '@portal/ui';
import { InfoPage } from '../InfoPage';

const PLACES = [
  { to: '/instagram', name: 'Instagram' },
  { to: '/tiktok', name: 'TikTok' },
  { to: '/x', name: 'X' },
  { to: '/youtube', name: 'Youtube' },
];

export function ContactPage() {
  return (
    <InfoPage title="Contact Us" width="wide">
      <Grid>
        <Card>
          <h2>Email</h2>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </Card>
        {PLACES.map(({ to, name }) => (
          <CardLink key={to} to={to}>
            <h2>{name}</h2>
          </CardLink>
        ))}
        <Card>
          <h2>Discord</h2>
          <Anchor href={brand.discordInvite}>Join the server</Anchor>
        </Card>
      </Grid>
    </InfoPage>
  );
}
