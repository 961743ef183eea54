import { portal, useSession } from '@portal/supabase';
import { Anchor, Button, Select } from '@portal/ui';
import { styled } from 'styled-components';
import { SCENARIO_NAMES, SCENARIOS, type ScenarioName } from '../scenarios/scenario';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;
  padding: var(--space-3) var(--size-gutter);
  border-block-end: 1px dashed var(--color-line);
`;

interface Props {
  scenario: ScenarioName | undefined;
  /** Why the page is not in that scenario. */
  problem: string | undefined;
}

/** A new document, so that the scenario is there before the page is. */
function enter(scenario: string): void {
  const address = new URL(location.href);
  address.searchParams.set('scenario', scenario);
  location.assign(address);
}

/** What stands above a remote that runs alone: the way to all routes, the scenario, the session. */
export function Workbar({ scenario, problem }: Props) {
  const session = useSession();
  return (
    <Bar>
      <Anchor to="/">All routes</Anchor>
      <Select label="Scenario" value={scenario ?? ''} onChange={({ target }) => enter(target.value)}>
        <option value="">None</option>
        {SCENARIO_NAMES.map((name) => (
          <option key={name} value={name}>
            {SCENARIOS[name].label}
          </option>
        ))}
      </Select>
      {session.status === 'signed-in' ? (
        <Button variant="quiet" onClick={() => void portal().signOut()}>
          Sign out {session.user.email}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => void portal().signInWithDiscord()}>
          Sign in with Discord
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </Bar>
  );
}
