import { brand } from '@portal/brand';

/** Why there is no answer: the provider stayed busy, or anything else. */
export type Failure = 'busy' | 'failed';

/** What stands in place of an answer (AI-38, AI-39). */
export const ERROR_TEXTS = {
  busy: `Rate limit exceeded. Please try again later or contact ${brand.supportEmail}`,
  failed: `Sorry, something went wrong. Please try again or contact ${brand.supportEmail}`,
} satisfies Record<Failure, string>;

export function isErrorText(text: string): boolean {
  return Object.values(ERROR_TEXTS).includes(text);
}
