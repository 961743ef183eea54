/** The part of the Web Speech interface that is used; browsers have it under two names (TR-53). */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type Maker = new () => Recognition;

/** Undefined where the browser recognizes no speech (AI-08). */
export function recognitionMaker(): Maker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: Maker;
    webkitSpeechRecognition?: Maker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** What was typed before, followed by what was said (AI-09). */
export function withSpeech(before: string, results: ArrayLike<ArrayLike<{ transcript: string }>>): string {
  const said = Array.from(results, (result) => result[0]?.transcript ?? '')
    .join('')
    .trim();
  return before && said && !/\s$/.test(before) ? `${before} ${said}` : before + said;
}
