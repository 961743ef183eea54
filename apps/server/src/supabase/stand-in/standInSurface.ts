import { redirectTo } from '../discord/siteRedirect';
import { readConsent, readFields } from './consentForm';
import { consentPage } from './consentPage';
import { CONSENT_STYLES_HASH } from './consentStyles';
import { CONSENT_PATH, type StandIn } from './standInProvider';

function page(publicUrl: string, html: string, status = 200): Response {
  const policy = [
    "default-src 'none'",
    `style-src '${CONSENT_STYLES_HASH}'`,
    'img-src data:',
    // Browsers apply this to the redirects after the form too: they lead to the site.
    `form-action 'self' ${publicUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** `/__discord/authorize`: the consent page and its answer. Whoever calls this has checked who may. */
export function standInSurface(publicUrl: string, standIn: StandIn) {
  function backToCallback(parameters: Record<string, string>): Response {
    return redirectTo(`${publicUrl}/auth/v1/callback?${new URLSearchParams(parameters)}`, 303);
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname !== CONSENT_PATH) return new Response('Not found', { status: 404 });
    if (request.method === 'GET') {
      const state = url.searchParams.get('state') ?? '';
      return page(publicUrl, consentPage(state, { username: '', email: '', avatar: '' }));
    }
    if (request.method !== 'POST') {
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, POST' } });
    }
    const form = new URLSearchParams(await request.text());
    const state = form.get('state') ?? '';
    if (form.get('answer') !== 'authorize') {
      return backToCallback({
        state,
        error: 'access_denied',
        error_description: 'The resource owner or authorization server denied the request',
      });
    }
    const fields = readFields(form);
    const consent = readConsent(fields);
    if (consent.status === 'invalid') {
      return page(publicUrl, consentPage(state, fields, consent.errors), 422);
    }
    return backToCallback({ state, code: standIn.issueCode(consent.account) });
  };
}
