/** An error as PostgREST words it. */
export interface RestError {
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
}

export function restAnswer(status: number, error: RestError): Response {
  const { code, message, details = null, hint = null } = error;
  return Response.json({ code, details, hint, message }, { status });
}
