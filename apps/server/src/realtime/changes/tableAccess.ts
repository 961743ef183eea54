import type { Role } from '../auth/claims';
import type { Gateway } from '../gateway';
import { TABLE_ACCESS_QUERY } from '../sql/tableAccessQuery';

/** A published table as one role may see it. */
export interface Table {
  schema: string;
  table: string;
  columns: { name: string; type: string }[];
  /** The primary key; empty where the role may not read all of it, so that no row can be named. */
  keys: string[];
  /**
   * `all`: every row is for everybody of the role. `some`: the policies say which, person by person.
   * `none`: no policy lets the role read anything.
   */
  rows: 'all' | 'some' | 'none';
}

/** For how long an answer of the catalog is believed. Rows are read under the rights of that moment anyway. */
const FRESH_MS = 30_000;

/** The published tables by role, read from the catalog when needed. */
export class TableAccess {
  private readonly known = new Map<Role, { tables: Promise<Table[]>; until: number }>();

  constructor(
    private readonly database: Gateway['database'],
    private readonly now: () => number,
  ) {}

  tablesFor(role: Role): Promise<Table[]> {
    const found = this.known.get(role);
    if (found && found.until > this.now()) return found.tables;
    const tables = this.read(role);
    this.known.set(role, { tables, until: this.now() + FRESH_MS });
    tables.catch(() => this.known.delete(role));
    return tables;
  }

  private async read(role: Role): Promise<Table[]> {
    const [row] = await this.database.query<{ tables: string }>(TABLE_ACCESS_QUERY, [role]);
    return JSON.parse(row?.tables ?? '[]') as Table[];
  }
}
