const SAMPLE_RATE = 16_000;
export const LOOP_SECONDS = 16;
const LOUDEST = 0.28;

/** Notes of one wide, open chord, in hertz, with their share and how often each swells within a loop. */
const NOTES = [
  { hertz: 110, share: 1, swells: 1 },
  { hertz: 164.81, share: 0.8, swells: 2 },
  { hertz: 220, share: 0.7, swells: 3 },
  { hertz: 277.18, share: 0.45, swells: 2 },
  { hertz: 329.63, share: 0.4, swells: 3 },
  { hertz: 493.88, share: 0.22, swells: 5 },
];

/** A whole number of waves in a loop: its end meets its beginning without a click. */
const seamless = (hertz: number) => Math.round(hertz * LOOP_SECONDS) / LOOP_SECONDS;

/** One loop of a slow chord, as samples from -1 to 1. */
export function lullaby(rate = SAMPLE_RATE): Float32Array<ArrayBuffer> {
  const shares = NOTES.reduce((sum, { share }) => sum + share, 0);
  return Float32Array.from({ length: rate * LOOP_SECONDS }, (_, index) => {
    const time = index / rate;
    const sum = NOTES.reduce((loudness, { hertz, share, swells }, voice) => {
      const swell =
        0.5 - 0.5 * Math.cos(2 * Math.PI * ((swells * time) / LOOP_SECONDS + voice / NOTES.length));
      return loudness + share * swell * Math.sin(2 * Math.PI * seamless(hertz) * time);
    }, 0);
    return (LOUDEST * sum) / shares;
  });
}

/** Samples as a file that every browser plays: 16 bit, one channel. */
export function waveFile(samples: Float32Array, rate = SAMPLE_RATE): ArrayBuffer {
  const bytes = samples.length * 2;
  const file = new DataView(new ArrayBuffer(44 + bytes));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => {
      file.setUint8(at + index, letter.charCodeAt(0));
    });
  write(0, 'RIFF');
  file.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  write(36, 'data');
  file.setUint32(40, bytes, true);
  samples.forEach((sample, index) => {
    file.setInt16(44 + index * 2, Math.round(sample * 32_767), true);
  });
  return file.buffer;
}
