import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 20_000;

/** A PostgreSQL server for one test file, in a temporary directory. */
export interface TemporaryPostgres {
  /** Address of a new, empty database on it. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Directory of a PostgreSQL server's programs: `PORTAL_POSTGRES_BIN`, or Debian's newest, or that of the PATH. */
export function findPostgresBinaries(): string | undefined {
  const { PORTAL_POSTGRES_BIN, PATH = '' } = process.env;
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS).sort().reverse() : [];
  const usual = [...versions.map((version) => join(DEBIAN_VERSIONS, version, 'bin')), ...PATH.split(':')];
  const directories = PORTAL_POSTGRES_BIN ? [PORTAL_POSTGRES_BIN] : usual;
  return directories.find((directory) => existsSync(join(directory, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root lends it the identity of an ordinary account. */
function ordinaryAccount(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:'].flatMap((name) => accounts.filter((a) => a.startsWith(name)))[0];
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const probe = postgres(url, { max: 1, onnotice: () => {} });
    try {
      await probe`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await probe.end();
    }
  }
}

/** Starts a server for tests. @throws when `findPostgresBinaries` finds none. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const binaries = findPostgresBinaries();
  if (!binaries) throw new Error('No PostgreSQL server found.');
  const account = ordinaryAccount();
  const directory = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (account.uid) chownSync(directory, account.uid, account.gid);
  const options = { ...account, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  execFileSync(join(binaries, 'initdb'), ['-D', directory, '-U', 'postgres', '-A', 'trust', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });

  const port = await freePort();
  const settings = { fsync: 'off', listen_addresses: '127.0.0.1', port, unix_socket_directories: '' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binaries, 'postgres'), ['-D', directory, ...flags], {
    ...options,
    stdio: 'ignore',
  });
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await untilReady(server, url('postgres'));

  let databases = 0;
  return {
    createDatabase: async () => {
      const name = `portal_${++databases}`;
      const owner = postgres(url('postgres'), { max: 1, onnotice: () => {} });
      await owner.unsafe(`create database ${name}`);
      await owner.end();
      return url(name);
    },
    stop: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
