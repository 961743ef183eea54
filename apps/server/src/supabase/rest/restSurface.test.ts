import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../database/describeEachDatabase';
import type { Backend } from '../Backend';
import { openTestBackend } from '../testing/openTestBackend';
import { ask, signIn } from '../testing/visitor';

const SECRET_TEXT = 'nobody_may_read_this';

const PROBE_SQL = `
create table public.probes (id int generated always as identity primary key, at timestamptz default now(),
  local timestamp default '2026-01-02 03:04:05', text text check (text <> 'forbidden'), data jsonb);
create table public.unprotected (id int);
insert into public.probes (text) select 'row ' || n from generate_series(1, 1200) n;
grant select, insert on public.probes to anon, authenticated;
create table public.parts (id int generated always as identity primary key, probe int references public.probes,
  whole int references public.parts);
insert into public.parts (probe) select 1 from generate_series(1, 300);
insert into public.parts (probe, whole) select 2, 1 from generate_series(1, 300);
grant select on public.parts to anon;
create function public.fail(state text, message text) returns void language plpgsql as $$
begin
  raise exception using errcode = state, message = message, detail = 'the detail', hint = 'the hint';
end $$;
grant execute on function public.fail(text, text) to anon;
create function public.hurry() returns void language plpgsql as $$
begin
  raise exception 'rate_limited' using errcode = 'PT429', hint = '7';
end $$;
grant execute on function public.hurry() to anon;
create function public.who() returns jsonb language sql stable as $$
  select jsonb_build_object('user', current_user, 'role', auth.role(), 'claims', auth.jwt(),
    'method', current_setting('request.method', true), 'path', current_setting('request.path', true))
$$;
grant execute on function public.who() to anon, authenticated, service_role;
`;

describeEachDatabase('the data API', (open) => {
  let backend: Backend;
  const printed: string[] = [];
  beforeAll(async () => {
    for (const level of ['error', 'warn', 'info', 'log'] as const) {
      vi.spyOn(console, level).mockImplementation((...args) => {
        printed.push(args.map((arg) => inspect(arg)).join(' '));
      });
    }
    const database = await open();
    backend = await openTestBackend(database);
    await database.exec(PROBE_SQL);
    await database.connection.introspect();
  });
  afterAll(async () => {
    await backend?.close();
    vi.restoreAllMocks();
  });

  const call = (path: string, init: RequestInit = {}) => {
    const headers = { apikey: backend.keys.publishable, 'content-type': 'application/json', ...init.headers };
    return ask(backend, `/rest/v1/${path}`, { ...init, headers });
  };
  const post = (path: string, body: unknown, headers = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers });

  it('answers at most 1000 rows, however many are asked for', async () => {
    for (const query of ['select=id', 'select=id&limit=5000', 'select=id&offset=10&limit=1001']) {
      expect(await (await call(`probes?${query}`)).json()).toHaveLength(1_000);
    }
    const ranged = await call('probes?select=id', { headers: { range: '0-4999' } });
    expect(await ranged.json()).toHaveLength(1_000);
  });

  it('answers fewer rows where they multiply by embedded ones', async () => {
    const rows = await (await call('probes?select=id,parts(id,parts(id))&order=id&limit=500')).json();
    expect(rows).toHaveLength(50);
    expect(rows[0].parts).toHaveLength(20);
    expect(rows[0].parts[0].parts.length).toBeLessThanOrEqual(5);
    const ranged = await call('probes?select=id,parts(id)', { headers: { range: '0-999' } });
    expect(ranged.status).toBe(400);
  });

  it('stays whole when a body has more values than a statement can take', async () => {
    const rows = Array.from({ length: 32_768 }, () => ({ text: '' }));
    expect((await post('probes', rows)).status).toBe(400);
    expect(await (await call('probes?select=id&limit=1')).json()).toHaveLength(1);
  });

  it.each([
    ['a list', { text: ['a'] }],
    ['an object', { text: { a: 1 } }],
    ['an object among rows', [{ text: 'a' }, { text: {} }]],
  ])('refuses %s where a text belongs', async (_what, body) => {
    printed.length = 0;
    expect((await post('probes', body)).status).toBe(400);
    expect(printed).toEqual([]);
  });

  it('takes what PostgreSQL would read as a text', async () => {
    const stored = await post('probes?select=text', [{ text: true }, { text: 7 }], {
      prefer: 'return=representation',
    });
    expect(await stored.json()).toEqual([{ text: 'true' }, { text: '7' }]);
  });

  it('answers no more than a megabyte', async () => {
    const text = 'x'.repeat(900_000);
    await backend.database.query('insert into public.probes (text) values ($1), ($1)', [text]);
    const wide = (limit: number) => call(`probes?select=text&order=id.desc&limit=${limit}`);
    expect((await (await wide(1)).json())[0].text).toBe(text);
    const refused = await wide(2);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: 'PT413', hint: 'Ask for fewer rows or columns.' });
    await backend.database.query('delete from public.probes where text = $1', [text]);
  });

  it('writes times as ISO 8601', async () => {
    const [row] = await (await call('probes?select=at,local&limit=1')).json();
    expect(row.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
    expect(row.local).toBe('2026-01-02T03:04:05');
  });

  it('does not grant anything to anybody on the first request', async () => {
    await call('probes?limit=1');
    const response = await call('unprotected');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: '42501' });
  });

  it.each([
    ['P0001', 400],
    ['PT429', 429],
    ['PT402', 402],
    ['23514', 400],
    ['40001', 500],
    ['42501', 401],
  ])('answers an exception %s with status %i, its code and its message', async (state, status) => {
    const response = await post('rpc/fail', { state, message: 'a_stable_code' });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      code: state,
      message: 'a_stable_code',
      details: 'the detail',
      hint: 'the hint',
    });
  });

  it('tells how long to wait when a limit is reached', async () => {
    const response = await post('rpc/hurry', {});
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.json()).toMatchObject({ code: 'PT429', message: 'rate_limited', hint: '7' });
    const vague = await post('rpc/fail', { state: 'PT429', message: 'rate_limited' });
    expect(vague.headers.get('retry-after')).toBe('5');
  });

  it('answers a broken check as PostgREST does', async () => {
    const response = await post('probes', { text: 'forbidden' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '23514' });
  });

  it('tells a function who is asking, and what', async () => {
    expect(await (await post('rpc/who', {})).json()).toEqual({
      user: 'anon',
      role: 'anon',
      claims: { role: 'anon' },
      method: 'POST',
      path: '/rpc/who',
    });
  });

  it('knows a person by their token', async () => {
    const client = await signIn(backend, { username: 'nelly', email: 'nelly@example.test' });
    const { data: session } = await client.auth.getSession();
    const { data } = await client.rpc('who');
    expect(data).toMatchObject({
      user: 'authenticated',
      role: 'authenticated',
      claims: { sub: session.session?.user.id, email: 'nelly@example.test' },
    });
    expect((await (await post('rpc/who', {}, { apikey: backend.keys.secret })).json()).user).toBe(
      'service_role',
    );
  });

  it('refuses keys and tokens that are not ours', async () => {
    expect((await ask(backend, '/rest/v1/probes')).status).toBe(401);
    expect((await call('probes', { headers: { apikey: 'sb_publishable_guess' } })).status).toBe(401);
    const forged = 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.x';
    const response = await call('probes', { headers: { authorization: `Bearer ${forged}` } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST301' });
  });

  it('serves no plan, no description of itself, no other schema', async () => {
    const plan = await call('probes', { headers: { accept: 'application/vnd.pgrst.plan+json' } });
    expect(plan.status).toBe(406);
    expect((await call('')).status).toBe(404);
    for (const schema of ['auth', 'private', 'portal_secrets', 'pg_catalog']) {
      const response = await call('users', { headers: { 'accept-profile': schema } });
      expect(response.status).toBe(406);
    }
    expect((await call('auth.users')).status).toBe(404);
  });

  it('lets pages of other origins ask', async () => {
    const response = await call('probes?limit=1');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const refused = await call('probes?text=match.x');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect((await call('probes', { method: 'OPTIONS' })).status).toBe(204);
  });

  it('prints nothing of what people send', async () => {
    printed.length = 0;
    await post('probes', { text: 'forbidden', data: SECRET_TEXT });
    await post('probes', { id: SECRET_TEXT });
    await post('probes', { [SECRET_TEXT]: 1 });
    await call(`probes?id=eq.${SECRET_TEXT}`);
    await call(`probes?select=${SECRET_TEXT}`);
    await call(`probes?${SECRET_TEXT}=eq.1`);
    await call(SECRET_TEXT);
    await post('rpc/fail', { state: 'P0001', message: SECRET_TEXT });
    expect(printed).toEqual([]);
    await post('rpc/fail', { state: '40001', message: SECRET_TEXT });
    expect(printed).toEqual(['DatabaseError 40001']);
  });
});
