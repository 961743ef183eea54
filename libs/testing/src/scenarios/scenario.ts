import type people from './people.json';

export type PersonName = keyof typeof people;

/** A state of the world that QA wants to see a page in. */
export interface Scenario {
  label: string;
  /** Who is signed in; nobody when absent. */
  person?: PersonName;
  /** Which of a remote's samples the back end seems to hold, instead of what it does hold. */
  rows?: 'empty' | 'full';
  /** How much longer every answer takes. */
  delayMs?: number;
  /** Whether every call is refused, as by a back end that is being replaced. */
  isDown?: boolean;
}

/** Every scenario by the name that the address knows it by: `/store?scenario=full`. */
export const SCENARIOS = {
  'signed-out': { label: 'Signed out' },
  member: { label: 'Member', person: 'member' },
  moderator: { label: 'Moderator', person: 'moderator' },
  admin: { label: 'Admin', person: 'admin' },
  empty: { label: 'Empty', person: 'member', rows: 'empty' },
  full: { label: 'Full', person: 'member', rows: 'full' },
  slow: { label: 'Slow', person: 'member', delayMs: 2_000 },
  failing: { label: 'Failing', person: 'member', isDown: true },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[];

export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(SCENARIOS, text);
}
