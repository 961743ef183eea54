import { readFileSync } from 'node:fs';

const LOOK_MS = 300;

const proc = (pid, name) => readFileSync(`/proc/${pid}/${name}`, 'utf8');

function parentOf(pid) {
  try {
    const stat = proc(pid, 'stat');
    // The second field is a name that may itself hold spaces and brackets.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** npm's number, where a shell that npm started stands between it and us, as on Debian. */
function npmAbove(shell) {
  try {
    return proc(shell, 'cmdline').split('\0')[1] === '-c' ? parentOf(shell) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends this process when npm has ended. A signal to npm ends npm, or the shell below it, without reaching what that
 * shell runs; the portal would live on with nobody to stop it.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = npmAbove(shell);
  setInterval(() => {
    const isGone = process.ppid !== shell || (npm !== undefined && parentOf(shell) !== npm);
    if (isGone) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
