import { brand } from '@portal/brand';
import { Avatar, CardLink, Grid } from '@portal/ui';
import { InfoPage } from '../InfoPage';

export function TeamPage() {
  return (
    <InfoPage title="Team" lead={`The people behind ${brand.name}.`} width="wide">
      <Grid>
        {brand.founders.map(({ slug, name, role }) => (
          <CardLink key={slug} to={`/${slug}`}>
            <Avatar name={name} />
            <h2>{name}</h2>
            <p>{role}</p>
          </CardLink>
        ))}
      </Grid>
    </InfoPage>
  );
}
