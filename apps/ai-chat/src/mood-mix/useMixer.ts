import { useEffect, useState } from 'react';
import { createMixer } from './mixer';
import type { SoundId } from './sounds';

type Levels = Record<SoundId, number>;

const FIRST_LEVELS: Levels = { rain: 0.6, wind: 0.5, waves: 0.6, hum: 0.5 };

/** The mixer of this page: silent at first, and silent again when the page is left. */
export function useMixer() {
  const [mixer] = useState(() => createMixer(() => new AudioContext()));
  const [levels, setLevels] = useState(FIRST_LEVELS);
  const [playing, setPlaying] = useState<ReadonlySet<SoundId>>(new Set());
  useEffect(() => () => mixer.close(), [mixer]);

  return {
    levels,
    playing,
    toggle(id: SoundId) {
      if (playing.has(id)) mixer.stop(id);
      else mixer.start(id, levels[id]);
      setPlaying(
        (before) => new Set([...before].filter((one) => one !== id).concat(before.has(id) ? [] : [id])),
      );
    },
    setLevel(id: SoundId, level: number) {
      mixer.setLevel(id, level);
      setLevels((before) => ({ ...before, [id]: level }));
    },
    stopAll() {
      for (const id of playing) mixer.stop(id);
      setPlaying(new Set());
    },
  };
}
