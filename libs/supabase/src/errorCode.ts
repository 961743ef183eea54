import { isRecord, textOr } from './unknownValues';

const UNREACHABLE = /failed to fetch|fetch failed|networkerror|load failed|network request failed/i;
const UNREACHABLE_NAMES = ['AuthRetryableFetchError', 'FunctionsFetchError', 'AbortError', 'TimeoutError'];

/**
 * The stable code of whatever a call gave back or threw: the SQLSTATE or PostgREST code (`42501`, `23505`, `PT429`),
 * the message of a raised exception (`chat_closed`), a code of the auth API (`invalid_credentials`), `network` when
 * there was no answer of the back end, else `unknown`. Pages turn codes into sentences; no one matches messages.
 */
export function errorCode(error: unknown): string {
  if (!isRecord(error)) return 'unknown';
  const { code, message, name } = error;
  if (code === 'P0001') return textOr(message, 'unknown');
  if (UNREACHABLE_NAMES.includes(textOr(name, ''))) return 'network';
  if (typeof code === 'string' && code !== '') return code;
  // The REST client reports a failed fetch, or an answer that is not the API's, with an empty code.
  if (code === '' || UNREACHABLE.test(textOr(message, ''))) return 'network';
  return 'unknown';
}
