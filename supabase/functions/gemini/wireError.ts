import { json } from '../_shared/answers.ts';

const STATUS = {
  400: 'INVALID_ARGUMENT',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  413: 'OUT_OF_RANGE',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  500: 'FAILED_PRECONDITION',
  502: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
} as const;

/** A refusal in the provider's own shape, which the official client understands. */
export function wireError(
  code: keyof typeof STATUS,
  message: string,
  headers?: Record<string, string>,
): Response {
  return json({ error: { code, message, status: STATUS[code] } }, code, headers);
}
