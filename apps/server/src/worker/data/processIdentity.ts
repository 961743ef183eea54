import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

function attempt(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/** Names the machine (and the container) in which a process id means something. */
export function machineIdentity(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const namespace = attempt(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, namespace].filter(Boolean).join(' ');
}

/** Field 22 of `/proc/<pid>/stat`; the second field may itself hold spaces and brackets. */
function linuxStart(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/**
 * When a process began, in whatever words the system has for it: a number that was given to another process since
 * has another beginning. Empty where the system does not tell.
 */
export function processStart(pid: number, platform = process.platform): string {
  if (platform === 'linux') return attempt(() => linuxStart(pid));
  if (platform === 'win32') return '';
  return attempt(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }));
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, it only belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
