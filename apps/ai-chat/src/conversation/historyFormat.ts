import type { AnswerNote, Entry } from './entry';

/** What stands beside an entry of `chatHistory`, at the same index. */
interface EntryDetails {
  id: string;
  /** Length of the entry's text: tells whether these details still belong to it. */
  length: number;
  at?: number;
  note?: AnswerNote;
  builtIn?: true;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseList(text: string | null): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

const isDetails = (value: unknown): value is EntryDetails => isObject(value) && typeof value.id === 'string';

/**
 * Entries from what stands in the two keys; whatever cannot be read is left out (TR-118).
 *
 * @param isErrorText recognizes an error answer whose details are lost.
 */
export function parseHistory(
  history: string | null,
  details: string | null,
  isErrorText: (text: string) => boolean,
): Entry[] {
  const known = parseList(details);
  return parseList(history).flatMap((stored, index): Entry[] => {
    if (!isObject(stored) || typeof stored.text !== 'string') return [];
    const { type, text } = stored;
    const found = known[index];
    const own = isDetails(found) && found.length === text.length ? found : undefined;
    const said = { id: own?.id ?? `entry-${index}`, text, ...(own?.at && { at: own.at }) };
    if (type === 'question') return [{ ...said, type }];
    if (type !== 'answer') return [];
    const note = own?.note ?? (isErrorText(text) ? 'error' : undefined);
    return [{ ...said, type, ...(note && { note }), ...(own?.builtIn && { builtIn: true }) }];
  });
}

/** The two texts to store: entries in their specified shape (AI-18), and everything else beside them. */
export function serializeHistory(entries: readonly Entry[]): { history: string; details: string } {
  const details = entries.map(
    ({ type: _, text, ...rest }): EntryDetails => ({ ...rest, length: text.length }),
  );
  return {
    history: JSON.stringify(entries.map(({ type, text }) => ({ type, text }))),
    details: JSON.stringify(details),
  };
}
