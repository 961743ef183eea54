/** An error that a page of the site is told through its address, as GoTrue tells it. */
export interface SignInError {
  /** OAuth's word, e.g. `access_denied`. */
  error: string;
  /** GoTrue's, e.g. `flow_state_already_used`. */
  code: string;
  description: string;
}

/** Sends the browser somewhere; no cache may remember where. */
export function redirectTo(url: string, status: 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { location: url, 'cache-control': 'no-store' } });
}

/** A page of the site to return to: the one asked for when it is on our origin, else the home page. */
export function siteUrl(wanted: string | null, publicUrl: string): string {
  if (!wanted || !URL.canParse(wanted)) return publicUrl;
  const url = new URL(wanted);
  // A blob: has the origin of the page that made it.
  const isWeb = /^https?:$/.test(url.protocol);
  const isOurs = isWeb && url.origin === new URL(publicUrl).origin && !url.username && !url.password;
  return isOurs ? url.href : publicUrl;
}

/** Ends a sign-in on the site, with the reason in `error`, `error_code` and `error_description`. */
export function redirectWithError(returnTo: string, { error, code, description }: SignInError): Response {
  const url = new URL(returnTo);
  url.searchParams.set('error', error);
  url.searchParams.set('error_code', code);
  url.searchParams.set('error_description', description);
  return redirectTo(url.href);
}
