import { ButtonLink, Ghost, Page } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import { gameAt } from './games/games';

/** A game's door. The game itself is still being built, and the page says so. */
export function GamePage() {
  const game = gameAt(useLocation().pathname);
  return (
    <Page title={game?.name ?? 'Arcade'} lead={game?.rule}>
      <Ghost mood="resting" size={140} />
      <p>This game is still being built. The ghosts are practising.</p>
      <ButtonLink to="/arcade">Back to Arcade</ButtonLink>
    </Page>
  );
}
