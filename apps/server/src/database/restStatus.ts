/** PostgREST's table from SQLSTATE (or its first two characters) to HTTP status; what is not in it is 400. */
const STATUS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21': 500,
  '25': 500,
  '25006': 405,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '23503': 409,
  '23505': 409,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '42501': 403,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '57P01': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** The HTTP status of a failed statement; `PTxyz` is xyz, so that SQL can choose one (`PT429`). */
export function restStatus(sqlState: string): number {
  const chosen = /^PT([2-5]\d\d)$/.exec(sqlState);
  if (chosen) return Number(chosen[1]);
  return STATUS[sqlState] ?? STATUS[sqlState.slice(0, 2)] ?? (sqlState.startsWith('PT') ? 500 : 400);
}
