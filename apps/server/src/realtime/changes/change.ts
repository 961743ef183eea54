import { isRecord } from '../protocol/frame';

/** One change of a published table, as the trigger announces it. Keys are JSON text. */
export interface Change {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** When it was made (not when it was committed), ISO 8601 in UTC. */
  at: string;
  key: string;
  /** The key before the change; the same, unless an update changed it. */
  oldKey: string;
}

/** @returns undefined for a notification that no trigger of ours has written. */
export function parseChange(notification: string): Change | undefined {
  const fields = parseJson(notification);
  if (!isRecord(fields)) return undefined;
  const { schema, table, type, at, key, old_key: oldKey } = fields;
  const texts = [schema, table, type, at, key, oldKey];
  if (!texts.every((text) => typeof text === 'string')) return undefined;
  if (!isRecord(parseJson(String(key))) || !isRecord(parseJson(String(oldKey)))) return undefined;
  return { schema, table, type, at, key, oldKey } as Change;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
