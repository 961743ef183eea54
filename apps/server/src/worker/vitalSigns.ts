import type { Database } from '../database/Database';
import { PULSE_MS } from './protocol';

const QUESTION_MS = 5_000;
/** A server elsewhere that takes longer is as good as gone; the embedded database is only busy. */
const ANSWER_MS = 10_000;
const FAILURES_BEFORE_REOPENING = 3;

/** Moves the counter on as long as this thread's event loop turns. */
export function beat(pulse: SharedArrayBuffer): void {
  const counter = new Int32Array(pulse);
  setInterval(() => Atomics.add(counter, 0, 1), PULSE_MS).unref();
}

function isAnswered(question: Promise<unknown>, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), patienceMs).unref();
    question.then(
      () => resolve(true),
      () => resolve(false),
    );
    question.finally(() => clearTimeout(late)).catch(() => {});
  });
}

/**
 * Asks the database for a sign of life every few seconds and tells whenever that changes. An embedded database
 * that fails again and again is broken for good, so the thread ends and the front opens another.
 */
export function watchDatabase(database: Database, tell: (isAnswering: boolean) => void): void {
  const isEmbedded = database.kind === 'pglite';
  let wasAnswering = true;
  let failures = 0;

  async function look(): Promise<void> {
    const question = database.query('select 1');
    const isAnswering = isEmbedded
      ? await question.then(
          () => true,
          () => false,
        )
      : await isAnswered(question, ANSWER_MS);
    failures = isAnswering ? 0 : failures + 1;
    if (isAnswering !== wasAnswering) tell(isAnswering);
    wasAnswering = isAnswering;
    if (isEmbedded && failures >= FAILURES_BEFORE_REOPENING) process.exit(1);
    setTimeout(look, QUESTION_MS).unref();
  }
  setTimeout(look, QUESTION_MS).unref();
}
