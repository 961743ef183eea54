import type { FakeAnswers } from '../fakePortalClient';

/** What one remote contributes to the scenarios: `apps/<remote>/dev/samples.ts`. */
export interface Samples {
  /** For routes with parameters, an address that leads to a page with something on it. */
  addresses?: Readonly<Record<string, string>>;
  /** What the back end answers when nobody has done anything yet. */
  empty?: FakeAnswers;
  /** What it answers when there is a great deal of everything. */
  full?: FakeAnswers;
}

export function mergeSamples(all: readonly Samples[]): Required<Samples> {
  return {
    addresses: Object.assign({}, ...all.map(({ addresses }) => addresses)),
    empty: Object.assign({}, ...all.map(({ empty }) => empty)),
    full: Object.assign({}, ...all.map(({ full }) => full)),
  };
}
