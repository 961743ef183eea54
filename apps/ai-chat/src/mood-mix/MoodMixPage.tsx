import { Button, ButtonLink, Cluster, Grid, Notice, Page } from '@portal/ui';
import { SoundControl } from './SoundControl';
import { SOUNDS } from './sounds';
import { useMixer } from './useMixer';

const canSound = () => typeof AudioContext !== 'undefined';

/** `/Mmx`: mixes calm sounds (OP-05). Nothing sounds before a press, nor after the page is left. */
export function MoodMixPage() {
  const { levels, playing, toggle, setLevel, stopAll } = useMixer();
  return (
    <Page
      title="Mood mix"
      lead="Calm sounds, made in your browser. Start one or several, and find the mix that lets your shoulders drop."
      width="wide"
    >
      {canSound() ? (
        <Grid as="ul">
          {SOUNDS.map((sound) => (
            <SoundControl
              key={sound.id}
              sound={sound}
              isPlaying={playing.has(sound.id)}
              level={levels[sound.id]}
              onToggle={() => toggle(sound.id)}
              onLevel={(level) => setLevel(sound.id, level)}
            />
          ))}
        </Grid>
      ) : (
        <Notice tone="warning">Your browser cannot make sounds here.</Notice>
      )}
      <Cluster>
        <Button variant="secondary" disabled={playing.size === 0} onClick={stopAll}>
          Stop all
        </Button>
        <ButtonLink to="/" variant="quiet">
          Back to Home
        </ButtonLink>
      </Cluster>
    </Page>
  );
}
