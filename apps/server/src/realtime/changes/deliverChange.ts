import { endOf, type Role } from '../auth/claims';
import type { Gateway } from '../gateway';
import type { Change } from './change';
import { readRow } from './readRow';
import { type Recipient, sendChange } from './sendChange';
import { isFor } from './subscription';
import type { Table } from './tableAccess';

/** Sends one change to everybody who asked for it and may know of it. */
export async function deliverChange(gateway: Gateway, change: Change): Promise<void> {
  gateway.stats.changes += 1;
  for (const [role, recipients] of audienceOf(gateway, change)) {
    const tables = await gateway.tables.tablesFor(role);
    const table = tables.find((known) => known.schema === change.schema && known.table === change.table);
    if (!table || table.rows === 'none' || table.keys.length === 0) continue;
    if (change.type === 'DELETE') sendChange(recipients, { change, table, record: null });
    else await deliverRow(gateway, change, table, recipients);
  }
}

function audienceOf(gateway: Gateway, change: Change): Map<Role, Recipient[]> {
  const time = gateway.now();
  const recipients: Recipient[] = [];
  for (const channel of gateway.topics.listening()) {
    const { identity, subscriptions } = channel;
    if (endOf(identity.claims) <= time) continue;
    if (subscriptions.some((asked) => isFor(asked, change))) recipients.push({ channel, identity });
  }
  return groupBy(recipients, ({ identity }) => identity.claims.role);
}

async function deliverRow(
  gateway: Gateway,
  change: Change,
  table: Table,
  recipients: Recipient[],
): Promise<void> {
  // One asks for all where the policies make no difference between people.
  const groups = groupBy(recipients, ({ identity }) => (table.rows === 'all' ? '' : identity.person));
  const people = [...groups.values()].map(([first]) => first!.identity.claims);
  const records = await readRow(gateway, table, change, people);
  for (const [index, members] of [...groups.values()].entries()) {
    const record = records[index];
    if (record) sendChange(members, { change, table, record });
  }
}

function groupBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
