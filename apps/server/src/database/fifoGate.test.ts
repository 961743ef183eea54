import { expect, it } from 'vitest';
import { fifoGate } from './fifoGate';

it('lets callers in one at a time, in the order in which they asked', async () => {
  const acquire = fifoGate();
  const steps: string[] = [];
  const visit = async (name: string) => {
    const release = await acquire();
    steps.push(`${name} in`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    steps.push(`${name} out`);
    release();
  };
  await Promise.all([visit('first'), visit('second'), visit('third')]);
  expect(steps).toEqual(['first in', 'first out', 'second in', 'second out', 'third in', 'third out']);
});
