import type { Claims } from '../auth/claims';
import type { Gateway } from '../gateway';
import { meets, parseFilter } from './filter';
import { type ChangeRequest, covers, type Subscription } from './subscription';
import type { Table } from './tableAccess';

export type SubscriptionsAnswer = { subscriptions: Subscription[] } | { refused: string };

/**
 * Turns what a channel asked for into subscriptions. A wish that can never be met (a table that is not
 * published, a filter on a column that the role may not read) refuses them all, as upstream does.
 */
export async function readSubscriptions(
  { tables }: Gateway,
  requests: ChangeRequest[],
  { role }: Claims,
): Promise<SubscriptionsAnswer> {
  if (requests.length === 0) return { subscriptions: [] };
  const published = await tables.tablesFor(role);
  const subscriptions: Subscription[] = [];
  for (const [index, request] of requests.entries()) {
    const passes = filterTest(request, published);
    if (!passes) return { refused: refusal(request) };
    subscriptions.push({ ...request, id: index + 1, passes });
  }
  return { subscriptions };
}

function filterTest(request: ChangeRequest, published: Table[]): Subscription['passes'] | undefined {
  const covered = published.filter((table) => covers(request, table));
  if (covered.length === 0) return undefined;
  if (!request.filter) return () => true;
  const conditions = parseFilter(request.filter);
  const [table] = covered;
  if (!conditions || !table || covered.length > 1) return undefined;
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  if (!conditions.every(({ column }) => types.has(column))) return undefined;
  return meets(conditions, (column) => types.get(column) ?? 'text');
}

function refusal({ event, schema, table = '*', filter }: ChangeRequest): string {
  const asked = [`event: ${event}`, `schema: ${schema}`, `table: ${table}`];
  if (filter) asked.push(`filter: ${filter}`);
  return `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [${asked.join(', ')}]`;
}
