/** Where a request points to, read without resolving anything: `..` never gets this far. */
export interface RequestTarget {
  /** As sent, without the query. */
  path: string;
  /** The query with its `?`, or nothing. */
  search: string;
  /** Decoded; a slash at the end adds none. */
  segments: string[];
}

const NOT_IN_A_TARGET = /[^\x21-\x7e]|[\\#]/;

function decoded(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    const isUnsafe = text === '.' || text === '..' || /\p{Cc}/u.test(text);
    return isUnsafe ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Reads the target of a request line. Undefined for anything that no browser sends: another form than a path,
 * broken percent encoding, control characters, or dot segments, which a later URL parser would resolve.
 */
export function parseTarget(target: string): RequestTarget | undefined {
  if (!target.startsWith('/') || NOT_IN_A_TARGET.test(target)) return undefined;
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  const parts = path.slice(1).split('/');
  if (parts.at(-1) === '') parts.pop();
  const segments = parts.map(decoded);
  if (!segments.every((segment) => segment !== undefined)) return undefined;
  return { path, search: query < 0 ? '' : target.slice(query), segments };
}
