import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/Database';
import { openDatabase } from '../database/openDatabase';
import {
  findPostgresBinaries,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../database/temporaryPostgres';
import { NELLY, tokenOf } from './testing/people';
import { prepareDatabase } from './testing/prepareDatabase';
import { startGateway, type TestGateway } from './testing/startGateway';

describe.skipIf(!findPostgresBinaries())('a gateway that has lost its connection to PostgreSQL', () => {
  let server: TemporaryPostgres;
  let database: Database;
  let gateway: TestGateway;
  beforeAll(async () => {
    server = await startTemporaryPostgres();
    database = await prepareDatabase(openDatabase({ databaseUrl: await server.createDatabase() }));
    gateway = await startGateway({ database });
  });
  afterAll(async () => {
    await gateway.close();
    await database.close();
    await server.stop();
  });

  it('tells listeners to join again, since they may have missed something', async () => {
    const peer = await gateway.peer();
    const notes = { postgres_changes: [{ event: '*', schema: 'public', table: 'notes' }] };
    await peer.join('notes', await tokenOf(NELLY), notes);
    await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'",
    );
    await peer.until(({ event }) => event === 'phx_error');

    expect(await peer.join('notes', await tokenOf(NELLY), notes)).toMatchObject({ status: 'ok' });
    await database.query("insert into public.notes (text) values ('heard again')");
    await peer.until(({ payload }) => payload.data?.record?.text === 'heard again');
  });
});
