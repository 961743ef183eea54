/** Which part of the portal a path belongs to. */
export type Surface = 'health' | 'rest' | 'auth' | 'realtime' | 'functions' | 'discord' | 'portal';

const SUPABASE = new Set(['rest', 'auth', 'realtime', 'functions']);

export function surfaceOf([first, second]: readonly string[]): Surface {
  if (first === 'healthz' && second === undefined) return 'health';
  if (first === '__discord') return 'discord';
  if (first && second === 'v1' && SUPABASE.has(first)) return first as Surface;
  return 'portal';
}
