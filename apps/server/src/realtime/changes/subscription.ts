import type { FilterTest } from './filter';

/** What a client asked for, given back to it word by word: it compares. */
export interface ChangeRequest {
  event: string;
  schema: string;
  table?: string;
  filter?: string;
  /** Only these columns. */
  select?: string[];
}

/** One listening wish of a channel; `id` tells the client which of its callbacks a change is for. */
export interface Subscription extends ChangeRequest {
  id: number;
  passes: FilterTest;
}

export interface TableName {
  schema: string;
  table: string;
}

/** Whether a change of that table can be what was asked for; the filter is asked later, with the row. */
export const covers = (asked: ChangeRequest, { schema, table }: TableName): boolean =>
  (asked.schema === '*' || asked.schema === schema) &&
  (asked.table === undefined || asked.table === '*' || asked.table === table);

export const isFor = (asked: ChangeRequest, change: TableName & { type: string }): boolean =>
  (asked.event === '*' || asked.event.toUpperCase() === change.type) && covers(asked, change);
