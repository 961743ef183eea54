import { brownNoise, loopable, whiteNoise } from './noise';
import { SOUNDS, type Sound, type SoundId } from './sounds';

const LOOP_SECONDS = 9;
const BLEND_SECONDS = 1;
/** Time constant of every change of loudness: nothing begins or ends with a jolt. */
const EASE_SECONDS = 0.35;

export interface Mixer {
  start(id: SoundId, level: number): void;
  stop(id: SoundId): void;
  /** @param level from 0 to 1 */
  setLevel(id: SoundId, level: number): void;
  close(): void;
}

/** Ears judge loudness by ratio, so a slider at half its way should be a quarter. */
const loudness = (level: number) => level * level;

function noiseBuffer(context: AudioContext, { noise }: Sound, random: () => number): AudioBuffer {
  const rate = context.sampleRate;
  const make = noise === 'white' ? whiteNoise : brownNoise;
  const samples = loopable(make((LOOP_SECONDS + BLEND_SECONDS) * rate, random), BLEND_SECONDS * rate);
  const buffer = context.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** Lets the loudness of `gain` rise and fall around its middle. */
function addSwell(context: AudioContext, gain: GainNode, { depth, seconds }: NonNullable<Sound['swell']>) {
  const swell = context.createOscillator();
  const range = context.createGain();
  swell.frequency.value = 1 / seconds;
  range.gain.value = depth / 2;
  gain.gain.value = 1 - depth / 2;
  swell.connect(range).connect(gain.gain);
  swell.start();
  return swell;
}

/**
 * Makes calm sounds from noise, in the browser alone.
 *
 * @param openContext called with the first sound: browsers want a press before they let a page sound.
 */
export function createMixer(openContext: () => AudioContext, random: () => number = Math.random): Mixer {
  let context: AudioContext | undefined;
  const playing = new Map<SoundId, { volume: GainNode; end(): void }>();

  function play(sound: Sound, level: number) {
    context ??= openContext();
    const { currentTime, destination } = context;
    const source = context.createBufferSource();
    source.buffer = noiseBuffer(context, sound, random);
    source.loop = true;

    const filter = context.createBiquadFilter();
    filter.type = sound.filter.type;
    filter.frequency.value = sound.filter.frequency;
    if (sound.filter.q) filter.Q.value = sound.filter.q;

    const shape = context.createGain();
    const swell = sound.swell && addSwell(context, shape, sound.swell);
    const volume = context.createGain();
    volume.gain.value = 0;
    volume.gain.setTargetAtTime(loudness(level) * sound.gain, currentTime, EASE_SECONDS);

    source.connect(filter).connect(shape).connect(volume).connect(destination);
    source.start();
    void context.resume();
    playing.set(sound.id, {
      volume,
      end() {
        const now = context?.currentTime ?? 0;
        volume.gain.setTargetAtTime(0, now, EASE_SECONDS);
        source.stop(now + EASE_SECONDS * 5);
        swell?.stop(now + EASE_SECONDS * 5);
      },
    });
  }

  const soundOf = (id: SoundId) => SOUNDS.find((sound) => sound.id === id);

  return {
    start(id, level) {
      const sound = soundOf(id);
      if (sound && !playing.has(id)) play(sound, level);
    },
    stop(id) {
      playing.get(id)?.end();
      playing.delete(id);
    },
    setLevel(id, level) {
      const gain = soundOf(id)?.gain ?? 1;
      playing
        .get(id)
        ?.volume.gain.setTargetAtTime(loudness(level) * gain, context?.currentTime ?? 0, EASE_SECONDS);
    },
    close() {
      playing.clear();
      void context?.close();
      context = undefined;
    },
  };
}
