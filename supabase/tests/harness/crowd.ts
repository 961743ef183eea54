import { type Account, accountRows, type Person } from './people';
import { openPostgres, type Session } from './session';

/** People in many browser tabs, each tab a connection of its own to one database; what they do is committed. */
export class Crowd {
  readonly owner: Session;
  readonly #address: string;
  #tabs: Session[] = [];

  constructor(address: string) {
    this.#address = address;
    this.owner = openPostgres(address);
  }

  /** The room is open and the limits are out of the way. */
  arrive = () =>
    this.owner.exec(
      'update public.chat_settings set always_open = true; update private.settings set rate_factor = 20',
    );

  leave = async () => {
    await Promise.all(this.#tabs.map((tab) => tab.close()));
    this.#tabs = [];
    await this.owner.exec(
      'delete from auth.users; delete from private.rate_limits; delete from public.message_tombstones',
    );
  };

  close = () => this.owner.close();

  newAccount = async (account: Account = {}): Promise<Person> => {
    const { person, statements } = accountRows(account);
    for (const [sql, parameters] of statements) await this.owner.query(sql, parameters);
    return person;
  };

  newPerson = async (account: Account = {}): Promise<Person> => {
    const person = await this.newAccount(account);
    const tab = await this.openTab(person);
    await tab.query('select public.ensure_profile()');
    return person;
  };

  openTab = async (person: Person, role = 'authenticated'): Promise<Session> => {
    const tab = openPostgres(this.#address);
    this.#tabs.push(tab);
    await tab.query(`select set_config('request.jwt.claims', $1, false), set_config('role', $2, false)`, [
      JSON.stringify({ role, sub: person.id }),
      role,
    ]);
    return tab;
  };

  openTabs = (n: number, person: Person, role?: string): Promise<Session[]> =>
    Promise.all(Array.from({ length: n }, () => this.openTab(person, role)));

  /** Sends a statement from all tabs at once. @returns the first column of each answer's first row. */
  all = async (tabs: Session[], sql: string): Promise<unknown[]> => {
    const answers = await Promise.all(tabs.map((tab) => tab.query(sql)));
    return answers.map(([row]) => Object.values(row ?? {})[0]);
  };
}
