import { furnish } from '../scenarios/furnish';
import type { Samples } from '../scenarios/samples';
import type { Scenario } from '../scenarios/scenario';
import { scenarioFetch } from '../scenarios/scenarioFetch';
import { becomePerson } from './becomePerson';

/** Where no websocket is served. */
const NOWHERE = '/__dev/nowhere';

/** Puts the page into a scenario: its person, its device, its network. The portal has been started. */
export async function playScenario(scenario: Scenario, samples: Samples): Promise<void> {
  if (scenario.person) await becomePerson(scenario.person);
  furnish(scenario, samples, localStorage);
  globalThis.fetch = scenarioFetch(scenario, samples, globalThis.fetch.bind(globalThis));
  if (!scenario.isDown) return;
  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      const isLive = new URL(address, location.href).pathname.startsWith('/realtime/');
      super(isLive ? NOWHERE : address, protocols);
    }
  };
}
