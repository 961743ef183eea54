import type { FakeDatabase, Person, Refusal } from './fakeDatabase';

type Row = Record<string, unknown>;

export interface RecordedRequest {
  method: string;
  url: URL;
  body: unknown;
}

const OPERATORS: Record<string, (value: unknown, operand: string) => boolean> = {
  eq: (value, operand) => String(value) === operand,
  lt: (value, operand) => Number(value) < Number(operand),
  gt: (value, operand) => Number(value) > Number(operand),
  in: (value, operand) => operand.slice(1, -1).split(',').includes(String(value)),
};

function matches(row: Row, query: URLSearchParams): boolean {
  return [...query].every(([column, condition]) => {
    if (['select', 'order', 'limit', 'columns'].includes(column)) return true;
    const [, operator = '', operand = ''] = /^(\w+)\.(.*)$/s.exec(condition) ?? [];
    return OPERATORS[operator]!(row[column], operand);
  });
}

/** Filter, order, limit and columns, as PostgREST applies them. */
function select(rows: readonly Row[], query: URLSearchParams): Row[] {
  const [column = '', direction] = query.get('order')?.split('.') ?? [];
  const sign = direction === 'desc' ? -1 : 1;
  const columns = query.get('select')?.split(',') ?? [];
  return rows
    .filter((row) => matches(row, query))
    .sort((left, right) => (column ? sign * (Number(left[column]) - Number(right[column])) : 0))
    .slice(0, Number(query.get('limit') ?? rows.length))
    .map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const isRefusal = (value: object): value is Refusal => 'message' in value && 'code' in value;

/** Answers the requests that the chat room makes of the REST API, as one person. */
export function answerRest(
  database: FakeDatabase,
  sender: Person,
  { method, url, body }: RecordedRequest,
): Response {
  const query = url.searchParams;
  const path = url.pathname.replace('/rest/v1/', '');
  const tables: Record<string, readonly object[]> = {
    messages: database.messages,
    message_tombstones: database.tombstones,
    chat_settings: [database.hours],
  };
  if (path === 'rpc/is_moderator') return json(sender.moderator);
  if (method === 'DELETE') return json(database.delete(sender, query.get('id')!.replace('eq.', '')));
  if (method === 'POST') {
    const stored = database.insert(sender, body as Row);
    return isRefusal(stored) ? json(stored, 400) : json(select([stored as unknown as Row], query));
  }
  return json(select(tables[path] as Row[], query));
}
