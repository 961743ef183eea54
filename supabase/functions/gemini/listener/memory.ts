import { type Feeling, feelingIn } from './feelings.ts';
import { type Topic, topicIn } from './topics.ts';
import type { Turn } from './turns.ts';

/** What was said before the last message, in this conversation only. */
export interface Memory {
  name?: string;
  /** Without repeats, newest first. */
  feelings: Feeling[];
  topics: Topic[];
}

const NAME =
  /\b(?:my name is|my name's|call me|nama ?ku|nama aku|nama saya|nama gue|panggil (?:aja )?(?:aku|saya|gue))(?: adalah| itu)? (\p{L}{2,20})/iu;

const NO_NAME = new Set(['siapa', 'apa', 'what', 'crazy', 'names', 'when', 'back']);

function nameIn(message: string): string | undefined {
  const name = NAME.exec(message)?.[1];
  if (!name || NO_NAME.has(name.toLowerCase())) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const distinct = <T>(values: (T | undefined)[]) => [
  ...new Set(values.filter((value) => value !== undefined)),
];

/** @param turns the whole conversation; its last message counts for the name only. */
export function memoryOf(turns: readonly Turn[]): Memory {
  const messages = turns.filter(({ speaker }) => speaker === 'visitor').map(({ text }) => text);
  const earlier = messages.slice(0, -1).toReversed();
  return {
    name: distinct(messages.toReversed().map(nameIn))[0],
    feelings: distinct(earlier.map(feelingIn)),
    topics: distinct(earlier.map(topicIn)),
  };
}
