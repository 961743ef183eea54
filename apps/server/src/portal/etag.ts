import { createHash } from 'node:crypto';

export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Whether the visitor holds this version already: `if-none-match` lists it, weakly compared, or `*`. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((held) => ['*', etag].includes(held.trim().replace(/^W\//, '')));
}
