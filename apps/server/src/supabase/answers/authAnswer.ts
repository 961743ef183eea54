/** An error as GoTrue words it, e.g. `authAnswer(400, 'invalid_credentials', 'Invalid login credentials')`. */
export function authAnswer(status: number, errorCode: string, message: string): Response {
  return Response.json(
    { code: status, error_code: errorCode, msg: message },
    { status, headers: { 'cache-control': 'no-store', 'x-sb-error-code': errorCode } },
  );
}
