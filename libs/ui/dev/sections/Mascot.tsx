import { Cluster, Ghost, type Mood, Stack } from '../../src/index';
import { Specimen } from './Specimen';

const moods: Mood[] = ['resting', 'listening', 'thinking', 'glad'];

export function Mascot() {
  return (
    <Specimen title="Mascot">
      <Cluster gap={7} align="end">
        {moods.map((mood) => (
          <Stack key={mood} gap={4} align="center">
            <Ghost mood={mood} size={140} label={`Wisp, ${mood}`} />
            {mood}
          </Stack>
        ))}
        <Ghost size={64} mood="listening" />
        <Ghost size={36} />
      </Cluster>
    </Specimen>
  );
}
