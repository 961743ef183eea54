import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartRefused } from '../../config/StartRefused';
import { lockDataDirectory } from './dataLock';
import { isHeld, thisProcess } from './lockOwner';
import { processStart } from './processIdentity';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(directory, 'server.lock');
});
afterEach(() => rmSync(directory, { recursive: true }));

const me = () => thisProcess('me');

/** The number of a process that is no more. */
function deadPid(): number {
  return Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
}

describe('a data directory', () => {
  it('is for one server at a time', () => {
    const lock = lockDataDirectory(directory);
    const second = () => lockDataDirectory(directory);
    expect(second).toThrow(StartRefused);
    expect(second).toThrow(`DATA_DIR=${directory} is in use by process ${process.pid}: one server at a time`);
    lock.release();
    expect(readdirSync(directory)).toEqual([]);
    lockDataDirectory(directory).release();
  });

  it('is refused while another process has it, and free once that is gone', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    const owner = { ...me(), pid: other.pid!, start: processStart(other.pid!), token: 'other' };
    writeFileSync(file, JSON.stringify(owner));
    expect(() => lockDataDirectory(directory)).toThrow(`process ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockDataDirectory(directory).release();
  });

  it('is free when the number belongs to another process by now', () => {
    writeFileSync(file, JSON.stringify({ ...me(), pid: process.ppid, start: 'long ago', token: 'other' }));
    lockDataDirectory(directory).release();
  });

  it('is free after a crash of a server that had this very number, as in a container', () => {
    writeFileSync(file, JSON.stringify({ ...me(), start: 'before the crash', token: 'other' }));
    lockDataDirectory(directory).release();
  });

  it('is free when what is left of the lock is old and broken', () => {
    writeFileSync(file, '{"pid":');
    expect(() => lockDataDirectory(directory)).toThrow('another process');
    const longAgo = Date.now() / 1_000 - 3_600;
    utimesSync(file, longAgo, longAgo);
    lockDataDirectory(directory).release();
  });

  it('stays with its owner when an earlier one lets go', () => {
    const first = lockDataDirectory(directory);
    const taken = JSON.stringify({ ...me(), token: 'second' });
    writeFileSync(file, taken);
    first.release();
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(taken);
  });
});

describe('a lock', () => {
  it.each([
    ['of a process that is gone', { pid: deadPid() }, 0, false],
    ['of this process', {}, 0, true],
    ['of another machine, touched just now', { machine: 'elsewhere', pid: 1 }, 4_000, true],
    ['of another machine, left behind', { machine: 'elsewhere', pid: 1 }, 60_000, false],
  ])('%s', (_, differences, ageMs, held) => {
    expect(isHeld({ owner: { ...me(), ...differences }, ageMs }, me())).toBe(held);
  });
});
