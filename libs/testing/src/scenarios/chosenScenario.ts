import { isScenarioName, type ScenarioName } from './scenario';

const KEY = 'portal-dev-scenario';

/**
 * The scenario that the address names, else the one that this tab has been in. An empty name ends it.
 * @param memory of the tab, so that links and sign-in keep the scenario
 */
export function chosenScenario(
  { search }: Pick<Location, 'search'>,
  memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ScenarioName | undefined {
  const named = new URLSearchParams(search).get('scenario');
  if (named === '') memory.removeItem(KEY);
  else if (named && isScenarioName(named)) memory.setItem(KEY, named);
  else if (named) console.warn(`There is no scenario ${named}`);
  const kept = memory.getItem(KEY) ?? '';
  return isScenarioName(kept) ? kept : undefined;
}
