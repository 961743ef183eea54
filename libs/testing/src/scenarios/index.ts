export type { FakeAnswers } from '../fakePortalClient';
export { chosenScenario } from './chosenScenario';
export type { Samples, World } from './samples';
export { SCENARIO_NAMES, SCENARIOS, type Scenario, type ScenarioName } from './scenario';
export { scenarioFetch } from './scenarioFetch';
