import { ButtonLink, Page } from '@portal/ui';

/** Where a finished slots round can be played again from its seed. */
export function RoundCheckPage() {
  return (
    <Page
      title="Replay and check a round"
      lead="Each round of the Spin Game will run from a seed. Its replay opens here together with the game."
    >
      <ButtonLink to="/arcade">Back to Arcade</ButtonLink>
    </Page>
  );
}
