export const ROLES = ['anon', 'authenticated', 'service_role'] as const;
export type Role = (typeof ROLES)[number];

/** Who a token says its bearer is. `exp` in seconds since the epoch; keys (not tokens) never end. */
export interface Claims {
  role: Role;
  sub?: string;
  exp?: number;
  [claim: string]: unknown;
}

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);

/** When the claims end, in milliseconds since the epoch. */
export const endOf = (claims: Claims): number => (claims.exp === undefined ? Infinity : claims.exp * 1000);

/** Equal for two tokens that the policies cannot tell apart: renewed tokens differ in their times only. */
export function personOf(claims: Claims): string {
  const { exp: _exp, iat: _iat, ...person } = claims;
  return JSON.stringify(person);
}
