/** How the database says no, as far as a page may rely on it. */
export const forbidden = { code: '42501' };
export const rateLimited = { code: 'PT429', message: 'rate_limited' };
/** A rule of ours was broken; the message is the code. */
export const broken = (rule: string) => ({ code: 'P0001', message: rule });
export const taken = { code: '23505' };
