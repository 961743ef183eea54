import type { FakeAnswers } from '../fakePortalClient';

/** What a page finds: in its back end, and on the visitor's device. */
export interface World {
  /** In place of the back end's own answers. */
  answers?: FakeAnswers;
  /** Entries of the local storage. */
  stored?: Readonly<Record<string, string>>;
}

/** What one remote contributes to the scenarios: `apps/<remote>/dev/samples.ts`. */
export interface Samples {
  /** For routes with parameters, an address that leads to a page with something on it. */
  addresses?: Readonly<Record<string, string>>;
  /** Nobody has done anything yet. */
  empty?: World;
  /** There is a great deal of everything. */
  full?: World;
}

function mergeWorlds(worlds: readonly (World | undefined)[]): Required<World> {
  return {
    answers: Object.assign({}, ...worlds.map((world) => world?.answers)),
    stored: Object.assign({}, ...worlds.map((world) => world?.stored)),
  };
}

export function mergeSamples(all: readonly Samples[]): Required<Samples> {
  return {
    addresses: Object.assign({}, ...all.map(({ addresses }) => addresses)),
    empty: mergeWorlds(all.map(({ empty }) => empty)),
    full: mergeWorlds(all.map(({ full }) => full)),
  };
}
