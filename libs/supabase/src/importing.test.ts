import { expect, it } from 'vitest';

it('can be imported where there is no browser', async () => {
  expect(typeof window).toBe('undefined');
  const library = await import('./index');
  expect(() => library.portal()).toThrow('There is no portal');
});
