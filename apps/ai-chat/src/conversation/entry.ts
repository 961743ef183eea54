interface Said {
  id: string;
  text: string;
  /** Milliseconds since 1970; unknown for entries of other makers. */
  at?: number;
}

export interface Question extends Said {
  type: 'question';
}

/**
 * How an answer ended, when not as it should: `stopped` by the visitor, `broken` off on its way, or an `error`
 * text in place of an answer.
 */
export type AnswerNote = 'stopped' | 'broken' | 'error';

export interface Answer extends Said {
  type: 'answer';
  note?: AnswerNote;
  /** Set when no model spoke but the built-in companion. */
  builtIn?: true;
}

export type Entry = Question | Answer;
