import { checkParameter } from './checkParameter';
import { type Refusal, refuse, tooMany } from './Refusal';
import { MAX_FILTERS, MAX_OFFSET, MAX_URL_CHARACTERS } from './restLimits';
import { restTarget } from './restPath';

const METHODS = {
  relation: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  rpc: ['GET', 'HEAD', 'POST'],
};

function checkHeaders(headers: Headers, select: string): Refusal | undefined {
  // It would take the place of the limit that a request with embedded resources is given.
  if (headers.has('range') && select.includes('('))
    return refuse('Use limit and offset with embedded resources.');
  const [, start] = /^(\d+)-\d*$/.exec(headers.get('range') ?? '') ?? [];
  if (start && Number(start) > MAX_OFFSET) return tooMany('rows to skip', MAX_OFFSET);
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type && type !== 'application/json') {
    return { status: 415, code: 'PGRST102', message: `Content-Type not acceptable: ${type}` };
  }
  return undefined;
}

/**
 * Whether a request of the data API may reach the database: an allow-list of its grammar, so that nobody can
 * ask for what costs seconds, or say what only the query builder behind us should say.
 */
export function checkRestRequest(method: string, url: URL, headers: Headers): Refusal | undefined {
  if (url.href.length > MAX_URL_CHARACTERS) {
    return { status: 414, code: 'PGRST100', message: 'The address of this request is too long.' };
  }
  const target = restTarget(url.pathname);
  if (!target) {
    return { status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' };
  }
  if (!METHODS[target.kind].includes(method)) {
    return { status: 405, code: 'PGRST101', message: `Cannot use the ${method} method here` };
  }
  if (url.searchParams.getAll('select').length > 1) return refuse('failed to parse select parameter');
  let filters = 0;
  for (const [key, value] of url.searchParams) {
    if (value.includes('\0')) return refuse('A value cannot hold the character U+0000.');
    const checked = checkParameter(target, key, value);
    if (checked.refusal) return checked.refusal;
    filters += checked.filters;
    if (filters > MAX_FILTERS) return tooMany('filters', MAX_FILTERS);
  }
  return checkHeaders(headers, url.searchParams.get('select') ?? '');
}
