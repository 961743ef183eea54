import type { Danger } from '../crisis.ts';
import type { Feeling } from '../feelings.ts';
import type { Intent } from '../intents.ts';
import type { Topic } from '../topics.ts';

/** Everything the listener can say in one language. Several wordings each, so that it need not repeat itself. */
export interface Phrasebook {
  /** Said with the first answer of a conversation: what is speaking. */
  introduction: string[];
  danger: Record<Exclude<Danger, 'none'>, string[]>;
  /** Added while danger was named earlier in the conversation: one calmer message is no all-clear. */
  stillHere: string[];
  intents: Record<Exclude<Intent, 'recall'>, string[]>;
  feelings: Record<Feeling, string[]>;
  /** One question that goes deeper, per topic. */
  topics: Record<Topic, string[]>;
  /** Says a reason back: `{reason}` is the visitor's own clause. */
  reasons: string[];
  /** For a message that names neither feeling nor topic. */
  acknowledgements: string[];
  questions: string[];
  /** For good news. */
  gladQuestions: string[];
  /** Connects with what was said before; `{topic}` and `{feeling}` are filled from the names below. */
  rememberTopic: string[];
  rememberFeeling: string[];
  topicNames: Record<Topic, string>;
  feelingNames: Record<Feeling, string>;
  recall: { intro: string; name: string; topics: string; feelings: string; nothing: string; and: string };
}
