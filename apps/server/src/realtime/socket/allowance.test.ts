import { expect, it } from 'vitest';
import { DEFAULT_LIMITS, scaleLimits } from '../limits';
import { ConnectionCount } from './connectionCount';
import { JoinAllowance } from './joinAllowance';
import { tokenBucket } from './tokenBucket';

it('gives out what is there, and more with time, up to its size', () => {
  let now = 0;
  const take = tokenBucket(2, 1, () => now);
  const takeAll = (times: number) => Array.from({ length: times }, take);
  expect(takeAll(3)).toEqual([true, true, false]);
  now = 1_000;
  expect(takeAll(2)).toEqual([true, false]);
  now = 60_000;
  expect(takeAll(3)).toEqual([true, true, false]);
  now = 0;
  expect(takeAll(1)).toEqual([false]);
});

it('counts places by address and in all, and takes each back once', () => {
  const places = new ConnectionCount({ ...DEFAULT_LIMITS, connections: 3, connectionsPerAddress: 2 });
  const giveBack = places.take('a');
  expect(places.take('a')).toBeDefined();
  expect(places.take('a')).toBeUndefined();
  expect(places.take('b')).toBeDefined();
  expect(places.take('c')).toBeUndefined();
  giveBack?.();
  giveBack?.();
  expect(places.take('c')).toBeDefined();
  expect(places.take('d')).toBeUndefined();
});

it('gives each address joins of its own, and keeps no record of those that are whole again', () => {
  let now = 0;
  const limits = { joinBurstPerAddress: 2, joinsPerSecondPerAddress: 1 };
  const joins = new JoinAllowance(limits, () => now);
  const [here, again, there] = [joins.of('a'), joins.of('a'), joins.of('b')];
  expect([here(), again(), here(), there()]).toEqual([true, true, false, true]);
  for (let address = 0; address < 2_000; address += 1) joins.of(String(address))();
  expect(again()).toBe(false);
  now = 5_000;
  expect([here(), again(), here()]).toEqual([true, true, false]);
});

it('scales how much visitors may do, not how large things are or how long we wait', () => {
  const relaxed = scaleLimits(DEFAULT_LIMITS, 20);
  expect(relaxed.connectionsPerAddress).toBe(20 * DEFAULT_LIMITS.connectionsPerAddress);
  expect(relaxed.messagesPerSecond).toBe(20 * DEFAULT_LIMITS.messagesPerSecond);
  expect(relaxed).toMatchObject({
    frameBytes: DEFAULT_LIMITS.frameBytes,
    bufferedBytes: DEFAULT_LIMITS.bufferedBytes,
    pingMs: DEFAULT_LIMITS.pingMs,
  });
});
