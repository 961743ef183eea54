import type { Content } from './listener/turns.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textParts(parts: unknown): { text: string }[] {
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part) =>
    isObject(part) && typeof part.text === 'string' ? [{ text: part.text }] : [],
  );
}

function contentOf(value: unknown): Content[] {
  if (!isObject(value)) return [];
  const role = value.role ?? 'user';
  if (role !== 'user' && role !== 'model') return [];
  const parts = textParts(value.parts);
  return parts.length > 0 ? [{ role, parts }] : [];
}

/**
 * The conversation of a request: who, and plain text (AI-33). Tools, files, cached content, system text and
 * settings stay behind, whoever sends them. Undefined when no word is left.
 */
export function contentsOf(body: string): Content[] | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  const listed = isObject(parsed) && Array.isArray(parsed.contents) ? parsed.contents : [];
  const contents = listed.flatMap(contentOf);
  const hasWords = contents.some(({ parts }) => parts.some(({ text }) => text.trim() !== ''));
  return hasWords ? contents : undefined;
}
