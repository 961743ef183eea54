import { expect, it, vi } from 'vitest';
import { oneAtATime } from './oneAtATime';

function setUp() {
  const runs: { finish: () => void; fail: (cause: Error) => void }[] = [];
  const task = vi.fn(() => new Promise<void>((finish, fail) => runs.push({ finish: () => finish(), fail })));
  return { task, run: oneAtATime(task), runs };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('runs once more for all calls during a run', async () => {
  const { task, run, runs } = setUp();
  const first = run();
  const [second, third] = [run(), run()];
  expect(task).toHaveBeenCalledTimes(1);
  runs[0]!.finish();
  await first;
  await settled();
  expect(task).toHaveBeenCalledTimes(2);
  runs[1]!.finish();
  await Promise.all([second, third]);
  void run();
  expect(task).toHaveBeenCalledTimes(3);
});

it('gives a failure to those who asked for that run, and goes on', async () => {
  const { run, runs } = setUp();
  const first = run();
  const second = run();
  runs[0]!.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await settled();
  runs[1]!.finish();
  await expect(second).resolves.toBeUndefined();
});
