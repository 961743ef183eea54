import { beforeEach, expect, it } from 'vitest';
import { PresenceList } from './PresenceList';

let list: PresenceList<string>;
beforeEach(() => {
  let refs = 0;
  list = new PresenceList(() => `ref ${++refs}`);
});

const entry = (key: string, said: object, phx_ref: string) => ({
  [key]: { metas: [{ ...said, user_id: key, phx_ref }] },
});

it('shows who comes and who leaves', () => {
  const nelly = entry('nelly', { mood: 'fine' }, 'ref 1');
  expect(list.track('tab', 'nelly', 'nelly', { mood: 'fine' })).toEqual({ joins: nelly, leaves: {} });
  expect(list.entries()).toEqual(nelly);
  expect(list.untrack('tab', 'nelly')).toEqual({ joins: {}, leaves: nelly });
  expect(list.entries()).toEqual({});
  expect(list.untrack('tab', 'nelly')).toBeUndefined();
});

it('replaces what a person shows under the same ref, and remembers that it changed', () => {
  list.track('tab', 'nelly', 'nelly', { mood: 'fine' });
  expect(list.changedEntries()).toEqual({});
  const glad = entry('nelly', { mood: 'glad' }, 'ref 1');
  expect(list.track('tab', 'nelly', 'nelly', { mood: 'glad' })).toEqual({ joins: glad, leaves: {} });
  expect(list.changedEntries()).toEqual(glad);
});

it('shows one person once, with what the latest of their tabs said', () => {
  list.track('old tab', 'nelly', 'nelly', { tab: 'old' });
  list.track('young tab', 'nelly', 'nelly', { tab: 'young' });
  expect(list.entries()).toEqual(entry('nelly', { tab: 'young' }, 'ref 1'));
  expect(list.untrack('young tab', 'nelly')).toEqual({
    joins: entry('nelly', { tab: 'old' }, 'ref 1'),
    leaves: {},
  });
  list.track('young tab', 'nelly', 'nelly', { tab: 'young' });
  expect(list.untrack('old tab', 'nelly')).toBeUndefined();
});

it('says itself whose entry it is', () => {
  const forged = { user_id: 'otto', phx_ref: 'x', phx_ref_prev: 'y', presence_ref: 'z', mood: 'sly' };
  list.track('tab', 'mallory', 'mallory', forged);
  expect(list.entries()).toEqual(entry('mallory', { mood: 'sly' }, 'ref 1'));
});
