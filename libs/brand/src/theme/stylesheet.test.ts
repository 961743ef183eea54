import { expect, it } from 'vitest';
import { customProperties, tokensStylesheet } from './stylesheet';

it('writes tokens.css from the tokens', async () => {
  await expect(tokensStylesheet()).toMatchFileSnapshot('./tokens.css');
});

it('names a property after its group and token', () => {
  const names = customProperties().map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['--color-ink-soft', '--space-4', '--shadow', '--glow']));
  expect(new Set(names).size).toBe(names.length);
});
