import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/Database';
import { openDatabase } from '../database/openDatabase';
import { KEYS } from './testing/people';
import { prepareDatabase } from './testing/prepareDatabase';
import { startGateway, type TestGateway } from './testing/startGateway';

const ROOM = { private: true, presence: { enabled: true } };

let database: Database;
let gateway: TestGateway;

beforeAll(async () => {
  database = await prepareDatabase(openDatabase('memory'));
});
afterAll(() => database.close());
afterEach(() => gateway.close());

describe('the door', () => {
  beforeEach(async () => {
    gateway = await startGateway({ database, limits: { connectionsPerAddress: 3 } });
  });

  it.each([
    ['a page of another site', { headers: { origin: 'https://evil.test' } }, '403'],
    ['a page without an origin of its own', { headers: { origin: 'null' } }, '403'],
    ['a wrong key', { apikey: 'sb_publishable_other' }, '401'],
    ['no key', { apikey: '' }, '401'],
    ['a protocol that nobody speaks', { version: '3.0.0' }, '400'],
    ['another path', { path: '/realtime/v1/socket' }, '404'],
  ])('is closed to %s', async (_who, options, status) => {
    await expect(gateway.peer(options)).rejects.toThrow(status);
    expect(gateway.realtime.stats()).toMatchObject({ refused: 1, connections: 0 });
  });

  it('is open to our own pages', async () => {
    const peer = await gateway.peer({ headers: { origin: 'http://portal.test' } });
    await peer.settle();
  });

  it('lets one address in so many times, and again when one has left', async () => {
    const [first] = await Promise.all([gateway.peer(), gateway.peer(), gateway.peer()]);
    await expect(gateway.peer()).rejects.toThrow('429');
    first!.end();
    await vi.waitFor(() => gateway.peer(), 20_000);
  });
});

it('lets only so many in, wherever they come from', async () => {
  let visitors = 0;
  gateway = await startGateway({
    database,
    limits: { connections: 2 },
    addressOf: () => String(++visitors),
  });
  await Promise.all([gateway.peer(), gateway.peer()]);
  await expect(gateway.peer()).rejects.toThrow('429');
});

it('speaks for the server with the secret key only', async () => {
  gateway = await startGateway({ database });
  const server = await gateway.peer({ apikey: KEYS.secret });
  expect(await server.join('room', undefined, ROOM)).toMatchObject({ status: 'ok' });
  const page = await gateway.peer({ apikey: KEYS.publishable });
  expect(await page.join('room', undefined, ROOM)).toMatchObject({ status: 'error' });
});

it('says good-bye when it closes', async () => {
  gateway = await startGateway({ database });
  const peer = await gateway.peer();
  await gateway.realtime.close();
  expect(await peer.closed).toBe(1012);
});
