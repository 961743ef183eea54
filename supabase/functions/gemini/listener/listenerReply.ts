import { dangerIn } from './crisis.ts';
import { reasonSaidBack } from './echo.ts';
import { type Feeling, feelingIn } from './feelings.ts';
import { intentIn } from './intents.ts';
import { type Language, languageOf } from './language.ts';
import { type Memory, memoryOf } from './memory.ts';
import { english } from './phrases/english.ts';
import { indonesian } from './phrases/indonesian.ts';
import type { Phrasebook } from './phrases/phrasebook.ts';
import { pick, seedOf } from './pick.ts';
import { type Topic, topicIn } from './topics.ts';
import type { Turn } from './turns.ts';

/** For how many later messages an answer still points to help. */
const REMEMBERED_DANGER = 6;

const BOOKS: Record<Language, Phrasebook> = { en: english, id: indonesian };

const fill = (candidates: string[], slot: string, value: string) =>
  candidates.map((candidate) => candidate.replace(`{${slot}}`, value));

function recall({ recall: words, topicNames, feelingNames }: Phrasebook, memory: Memory): string {
  const list = (names: string[]) => names.slice(0, 3).toReversed().join(words.and);
  const remembered =
    (memory.name ? words.name.replace('{name}', memory.name) : '') +
    (memory.topics.length > 0
      ? words.topics.replace('{topics}', list(memory.topics.map((topic) => topicNames[topic])))
      : '') +
    (memory.feelings.length > 0
      ? words.feelings.replace('{feelings}', list(memory.feelings.map((feeling) => feelingNames[feeling])))
      : '');
  return words.intro + (remembered.trim() || words.nothing);
}

type Choose = (candidates: string[], spare?: string[]) => string;

/** One question: about a new topic, about the feeling before, back to an earlier topic, or an open one. */
function ask(
  book: Phrasebook,
  feeling: Feeling | undefined,
  topic: Topic | undefined,
  memory: Memory,
  choose: Choose,
) {
  if (feeling === 'glad') return choose(book.gladQuestions, book.questions);
  if (topic) return choose(book.topics[topic], book.questions);
  const earlierFeeling = memory.feelings.find((earlier) => earlier !== feeling);
  if (feeling && earlierFeeling)
    return choose(fill(book.rememberFeeling, 'feeling', book.feelingNames[earlierFeeling]), book.questions);
  const earlierTopic = memory.topics[0];
  if (earlierTopic)
    return choose(fill(book.rememberTopic, 'topic', book.topicNames[earlierTopic]), book.questions);
  return choose(book.questions);
}

/** Reflects the last message and asks one question. */
function listen(
  book: Phrasebook,
  language: Language,
  messages: string[],
  memory: Memory,
  choose: Choose,
): string {
  const [message = '', previous = ''] = messages.toReversed();
  const feeling = feelingIn(message);
  const topic = topicIn(message) ?? topicIn(previous);
  const reason = reasonSaidBack(message, language);
  return [
    feeling ? choose(book.feelings[feeling]) : !reason && choose(book.acknowledgements),
    reason && choose(fill(book.reasons, 'reason', reason)),
    ask(book, feeling, topic, memory, choose),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * What the built-in companion answers to a conversation. The same conversation gives the same answer; in one
 * conversation it varies and refers to what was said. It never claims to be a person and never diagnoses.
 */
export function listenerReply(turns: readonly Turn[]): string {
  const visitor = turns.filter(({ speaker }) => speaker === 'visitor').map(({ text }) => text);
  const own = turns.filter(({ speaker }) => speaker === 'companion').map(({ text }) => text);
  const message = visitor.at(-1) ?? '';
  const language = languageOf(turns);
  const book = BOOKS[language];
  const said = own.join('\n');
  const seed = seedOf(`${visitor.length}:${message}`);
  const choose: Choose = (candidates, spare) => pick(candidates, seed, said, spare);

  const danger = dangerIn(message);
  if (danger !== 'none') return choose(book.danger[danger]);

  const memory = memoryOf(turns);
  const intent = intentIn(message);
  const answer =
    intent === 'recall'
      ? recall(book, memory)
      : intent
        ? choose(book.intents[intent])
        : listen(book, language, visitor, memory, choose);
  const wasInDanger = visitor
    .slice(-REMEMBERED_DANGER - 1, -1)
    .some((earlier) => dangerIn(earlier) === 'crisis');
  return [
    own.length === 0 && intent !== 'identity' && choose(book.introduction),
    answer,
    wasInDanger && choose(book.stillHere),
  ]
    .filter(Boolean)
    .join('\n\n');
}
