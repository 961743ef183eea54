import { expect, it, vi } from 'vitest';
import { serviceKey } from './serviceKey.ts';

const SINGLE = { SUPABASE_SERVICE_ROLE_KEY: 'single' };

it.each([
  ['the single key', {}, 'single'],
  [
    'the named key before it',
    { SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1","other":"x"}' },
    'sb_secret_1',
  ],
  ['the single key where no name is ours', { SUPABASE_SECRET_KEYS: '{"other":"x"}' }, 'single'],
  ['the single key where the names are empty', { SUPABASE_SECRET_KEYS: '{"default":""}' }, 'single'],
])('takes %s', (_what, env, key) => {
  expect(serviceKey({ ...SINGLE, ...env })).toBe(key);
});

it.each(['not JSON', 'null'])('says so when the named keys are %s', (text) => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(serviceKey({ ...SINGLE, SUPABASE_SECRET_KEYS: text })).toBe('single');
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

it('has none where there is none', () => {
  expect(serviceKey({})).toBeUndefined();
});
