export type SoundId = 'rain' | 'wind' | 'waves' | 'hum';

/** How a sound is made: noise, a filter, and a slow swell of loudness. */
export interface Sound {
  id: SoundId;
  name: string;
  description: string;
  noise: 'white' | 'brown';
  filter: { type: BiquadFilterType; frequency: number; q?: number };
  /** Loudness strays by `depth` (0 to 1), once in so many seconds. */
  swell?: { depth: number; seconds: number };
  /** Makes the sounds equally loud at the same level. */
  gain: number;
}

export const SOUNDS: Sound[] = [
  {
    id: 'rain',
    name: 'Rain',
    description: 'Even and close, on leaves',
    noise: 'white',
    filter: { type: 'bandpass', frequency: 2600, q: 0.35 },
    swell: { depth: 0.12, seconds: 7 },
    gain: 0.35,
  },
  {
    id: 'wind',
    name: 'Wind',
    description: 'Comes and goes in the trees',
    noise: 'white',
    filter: { type: 'bandpass', frequency: 420, q: 1.1 },
    swell: { depth: 0.65, seconds: 11 },
    gain: 0.7,
  },
  {
    id: 'waves',
    name: 'Waves',
    description: 'A slow sea at night',
    noise: 'brown',
    filter: { type: 'lowpass', frequency: 900 },
    swell: { depth: 0.8, seconds: 9 },
    gain: 1,
  },
  {
    id: 'hum',
    name: 'Warm hum',
    description: 'A deep, steady floor',
    noise: 'brown',
    filter: { type: 'lowpass', frequency: 180 },
    gain: 1.4,
  },
];
