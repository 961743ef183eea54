import { expect, it } from 'vitest';
import { turns } from './turns';

it('lets one subject do so many things at once and keeps the rest in order', async () => {
  const { take } = turns({ atOnce: 2, waiting: 10 });
  const order: string[] = [];
  const first = await take('a');
  await take('a');
  const third = take('a').then((end) => {
    order.push('third');
    return end;
  });
  const fourth = take('a').then(() => order.push('fourth'));
  await Promise.resolve();
  expect(order).toEqual([]);
  first?.();
  (await third)?.();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

it('keeps nobody waiting for somebody else', async () => {
  const { take } = turns({ atOnce: 1, waiting: 1 });
  await take('a');
  expect(await take('b')).toBeTypeOf('function');
});

it('turns away what would wait in too long a line', async () => {
  const { take } = turns({ atOnce: 1, waiting: 1 });
  await take('a');
  void take('a');
  expect(await take('a')).toBeUndefined();
});

it('counts a turn that is ended twice once', async () => {
  const { take } = turns({ atOnce: 1, waiting: 5 });
  const end = await take('a');
  end?.();
  end?.();
  await take('a');
  let isThrough = false;
  void take('a').then(() => {
    isThrough = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isThrough).toBe(false);
});
