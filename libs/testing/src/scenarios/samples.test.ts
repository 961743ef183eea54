import { expect, it } from 'vitest';
import { furnish } from './furnish';
import { mergeSamples } from './samples';
import { SCENARIOS } from './scenario';

const samples = {
  empty: { stored: { welcomed: 'true' } },
  full: { stored: { welcomed: 'true', history: 'long' } },
};

function device(stored: Record<string, string>) {
  const kept = new Map(Object.entries(stored));
  return {
    kept: () => Object.fromEntries(kept),
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('the samples of several remotes are one', () => {
  const answer = () => [];
  const merged = mergeSamples([
    { addresses: { '/a/:b': '/a/1' }, full: samples.full },
    {},
    { full: { answers: { 'GET /x': answer } } },
  ]);
  expect(merged.addresses).toEqual({ '/a/:b': '/a/1' });
  expect(merged.full).toEqual({ stored: samples.full.stored, answers: { 'GET /x': answer } });
});

it('a world is put on the device in place of the other one, and nothing else is touched', () => {
  const tab = device({ theme: 'night' });
  furnish(SCENARIOS.full, samples, tab);
  expect(tab.kept()).toEqual({ theme: 'night', welcomed: 'true', history: 'long' });
  furnish(SCENARIOS.slow, samples, tab);
  expect(tab.kept()).toHaveProperty('history');
  furnish(SCENARIOS.empty, samples, tab);
  expect(tab.kept()).toEqual({ theme: 'night', welcomed: 'true' });
});
