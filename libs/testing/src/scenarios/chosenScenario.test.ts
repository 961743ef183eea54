import { expect, it, vi } from 'vitest';
import { chosenScenario } from './chosenScenario';

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('is the one in the address, and stays for the addresses after it', () => {
  const memory = tab();
  expect(chosenScenario({ search: '' }, memory)).toBeUndefined();
  expect(chosenScenario({ search: '?page=2&scenario=full' }, memory)).toBe('full');
  expect(chosenScenario({ search: '' }, memory)).toBe('full');
  expect(chosenScenario({ search: '?scenario=admin' }, memory)).toBe('admin');
});

it('ends with an empty name', () => {
  const memory = tab();
  chosenScenario({ search: '?scenario=slow' }, memory);
  expect(chosenScenario({ search: '?scenario=' }, memory)).toBeUndefined();
  expect(chosenScenario({ search: '' }, memory)).toBeUndefined();
});

it.each(['no-such', 'constructor'])('is not %s, and the page says so', (name) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const memory = tab();
  chosenScenario({ search: '?scenario=member' }, memory);
  expect(chosenScenario({ search: `?scenario=${name}` }, memory)).toBe('member');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
