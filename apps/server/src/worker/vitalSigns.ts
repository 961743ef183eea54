import type { Database } from '../database/Database';
import { PULSE_MS } from './protocol';

const QUESTION_MS = 5_000;
const FAILURES_BEFORE_REOPENING = 3;

/** A server elsewhere that takes longer is as good as gone; the embedded database may be busy with others first. */
const PATIENCE_MS = { postgres: 10_000, pglite: 60_000 } as const;

/** Moves the counter on as long as this thread's event loop turns. */
export function beat(pulse: SharedArrayBuffer): void {
  const counter = new Int32Array(pulse);
  setInterval(() => Atomics.add(counter, 0, 1), PULSE_MS).unref();
}

type Asked = Pick<Database, 'kind' | 'query'>;

/** A broken database may settle every question, with nothing: what counts is the answer. */
async function isAnswered({ query }: Asked, question: number): Promise<boolean> {
  try {
    const [row] = await query<{ answer: number }>('select $1::int as answer', [question]);
    return row?.answer === question;
  } catch {
    return false;
  }
}

async function isAnsweredInTime(database: Asked, question: number): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), PATIENCE_MS[database.kind]).unref();
  });
  return Promise.race([isAnswered(database, question), tooLate]).finally(() => clearTimeout(late));
}

interface Watcher {
  /** Called whenever it changes whether the database answers. */
  tell(isAnswering: boolean): void;
  /** Called when the embedded database is broken for good. */
  giveUp(): void;
}

/**
 * Asks the database for a sign of life every few seconds. An embedded one that fails again and again is broken for
 * good, so the thread is to end, and the front opens another.
 */
export function watchDatabase(database: Asked, { tell, giveUp }: Watcher): void {
  let wasAnswering = true;
  let failures = 0;
  let questions = 0;

  async function look(): Promise<void> {
    const answers = await isAnsweredInTime(database, ++questions);
    failures = answers ? 0 : failures + 1;
    if (answers !== wasAnswering) tell(answers);
    wasAnswering = answers;
    if (database.kind === 'pglite' && failures >= FAILURES_BEFORE_REOPENING) return giveUp();
    setTimeout(look, QUESTION_MS).unref();
  }
  setTimeout(look, QUESTION_MS).unref();
}
