import { embedsOf } from './embeds';
import { MAX_ROWS_EMBEDDED, MAX_ROWS_EMBEDDED_TWICE, MAX_ROWS_WITH_EMBEDS } from './restLimits';

function lower(parameters: URLSearchParams, name: string, max: number): void {
  const wanted = Number(parameters.get(name) ?? max);
  parameters.set(name, String(Math.min(wanted, max)));
}

/**
 * Lowers the row limits of a request that embeds resources: a thousand rows with a thousand in each would be
 * an answer of a hundred megabytes. Others are bounded by lite's own limit.
 */
export function boundRows(method: string, url: URL): URL {
  const embeds = embedsOf(url.searchParams.get('select') ?? '');
  if (embeds.length === 0) return url;
  const bounded = new URL(url);
  const { searchParams } = bounded;
  const reads = ['GET', 'HEAD'].includes(method) || url.pathname.includes('/rpc/');
  if (reads) lower(searchParams, 'limit', MAX_ROWS_WITH_EMBEDS);
  for (const { path, depth } of embeds) {
    lower(searchParams, `${path}.limit`, depth === 1 ? MAX_ROWS_EMBEDDED : MAX_ROWS_EMBEDDED_TWICE);
  }
  return bounded;
}
