import type { Samples } from './samples';
import type { Scenario } from './scenario';

/** Puts on the device what the scenario's world has there, and takes away what the other one had put. */
export function furnish(
  { rows }: Scenario,
  samples: Samples,
  device: Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  if (!rows) return;
  for (const world of [samples.empty, samples.full]) {
    for (const key of Object.keys(world?.stored ?? {})) device.removeItem(key);
  }
  for (const [key, value] of Object.entries(samples[rows]?.stored ?? {})) device.setItem(key, value);
}
