import { readRuntimeConfig } from '@portal/contracts';
import { createRemotePages } from '@portal/federation';
import { startPortal } from '@portal/supabase';
import { createRoot } from 'react-dom/client';
import { chosenScenario } from '../scenarios/chosenScenario';
import { mergeSamples } from '../scenarios/samples';
import { SCENARIOS, type Scenario } from '../scenarios/scenario';
import { AlonePortal } from './AlonePortal';
import { type AloneRemote, recordOf } from './aloneRemote';
import { forgetOthers } from './becomePerson';
import { playScenario } from './playScenario';

/** Draws remotes without the shell, in the scenario that the address or this tab has chosen. */
export async function startAlone(remotes: readonly AloneRemote[]): Promise<void> {
  const given = await Promise.all(remotes.map((remote) => remote.samples()));
  const samples = mergeSamples(given.map((module) => module.samples ?? {}));
  const name = chosenScenario(location, sessionStorage);
  const scenario: Scenario | undefined = name && SCENARIOS[name];

  if (scenario) forgetOthers(scenario.person);
  startPortal(readRuntimeConfig(document));
  const problem = scenario && (await playScenario(scenario, samples).then(() => undefined, String));

  const pages = createRemotePages(remotes.map(recordOf), {
    load: async (name) => remotes.find((remote) => remote.name === name)?.load(),
  });
  createRoot(document.getElementById('root')!).render(
    <AlonePortal
      remotes={remotes}
      pages={pages}
      scenario={name}
      problem={problem}
      addresses={samples.addresses}
    />,
  );
}
