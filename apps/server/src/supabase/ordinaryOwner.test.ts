import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase';
import {
  findPostgresBinaries,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../database/temporaryPostgres';
import { openTestBackend } from './testing/openTestBackend';
import { signIn, visitor } from './testing/visitor';

const hasServer = findPostgresBinaries() !== undefined;

describe.skipIf(!hasServer)(
  `a database whose owner is no superuser${hasServer ? '' : ' (no server found)'}`,
  () => {
    let server: TemporaryPostgres;
    let url: URL;
    beforeAll(async () => {
      server = await startTemporaryPostgres();
      url = new URL(await server.createDatabase());
      const superuser = await openDatabase({ databaseUrl: url.href });
      await superuser.exec('create role landlord login');
      await superuser.exec(`alter database ${url.pathname.slice(1)} owner to landlord`);
      await superuser.close();
    });
    afterAll(() => server?.stop());

    const openAsLandlord = () => {
      const own = new URL(url);
      own.username = 'landlord';
      return openDatabase({ databaseUrl: own.href });
    };

    it('is refused in one line while the roles are missing', async () => {
      const database = await openAsLandlord();
      await expect(openTestBackend(database)).rejects.toThrow(/^The account of DATABASE_URL may not set up/);
      await database.close();
    });

    it('serves like any other once an administrator has made the roles', async () => {
      const superuser = await openDatabase({ databaseUrl: url.href });
      await superuser.exec(`
      create role anon nologin noinherit;
      create role authenticated nologin noinherit;
      create role service_role nologin noinherit bypassrls;
      grant anon, authenticated, service_role to landlord;
    `);
      await superuser.close();
      const backend = await openTestBackend(await openAsLandlord());
      const client = await signIn(backend, { username: 'nelly' });
      await client.rpc('ensure_profile');
      expect((await client.from('messages').insert({ text: 'hello' })).error).toBeNull();
      expect((await visitor(backend).from('profiles').select('username')).data).toEqual([
        { username: 'nelly' },
      ]);
      const functions = visitor(backend, backend.keys.secret);
      expect((await functions.rpc('take_rate', { bucket: 'b', subject: 's', max: 1, seconds: 1 })).data).toBe(
        true,
      );
      await backend.close();
    });
  },
);
