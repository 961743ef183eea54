import { Badge, ButtonLink, CardLink, Grid, Page } from '@portal/ui';
import { games } from './games/games';

export function ArcadePage() {
  return (
    <Page
      title="Arcade"
      lead="Six small ghost games are being built here. Look behind their doors."
      width="wide"
      actions={
        <ButtonLink to="/" variant="quiet">
          Back to Home
        </ButtonLink>
      }
    >
      <Grid>
        {games.map(({ path, name, rule, badge }) => (
          <CardLink key={path} to={path}>
            <h2>{name}</h2>
            {badge && <Badge kind={badge === 'NEW' ? 'red' : 'green'}>{badge}</Badge>}
            <p>{rule}</p>
          </CardLink>
        ))}
      </Grid>
    </Page>
  );
}
