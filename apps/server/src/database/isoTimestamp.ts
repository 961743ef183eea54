/** PostgreSQL's text form of a timestamp as PostgREST answers it: `2026-01-02T03:04:05.6+00:00`. */
export function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
