import type { RemoteModule } from '@portal/contracts';
import { render } from '@testing-library/react';
import { MemoryRouter, matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { type FakePortalOptions, fakePortal } from '../fakePortal';
import { fakeNetwork, fakePortalClient } from '../fakePortalClient';
import { furnish } from './furnish';
import people from './people.json';
import type { Samples } from './samples';
import { type PersonName, SCENARIOS, type Scenario, type ScenarioName } from './scenario';
import { scenarioFetch } from './scenarioFetch';

const Elsewhere = () => <p>Elsewhere: {useLocation().pathname}</p>;

function sessionOf(name: PersonName | undefined): FakePortalOptions {
  if (!name) return {};
  const { email } = people[name];
  const session = { status: 'signed-in', user: { id: `${name}-id`, email } } as const;
  if (name === 'admin') return { session, profile: { status: 'none' } };
  const { username } = people[name];
  const plain = { avatar: null, banner: null, bio: '', verified: false };
  return { session, profile: { id: `${name}-id`, username, email, ...plain } };
}

/**
 * A page of a remote in a scenario, as `npm run dev <remote>` shows it, over answers in place of a back end:
 * what the scenario does not answer itself, the remote's empty world does.
 */
export async function openInScenario(
  remote: RemoteModule,
  address: string,
  name: ScenarioName,
  samples: Samples = {},
) {
  const scenario: Scenario = SCENARIOS[name];
  const isModerator = () => scenario.person === 'moderator';
  const beneath = fakeNetwork({ 'POST /rest/v1/rpc/is_moderator': isModerator, ...samples.empty?.answers });
  const network = scenarioFetch(scenario, samples, beneath);
  vi.stubGlobal('fetch', network);
  onTestFinished(() => void vi.unstubAllGlobals());
  furnish(scenario, samples, localStorage);
  if (scenario.person === 'admin') localStorage.setItem('isAdmin', 'true');
  const portal = fakePortal({ ...sessionOf(scenario.person), client: fakePortalClient(network) });

  const { pathname } = new URL(address, location.href);
  const route = remote.routes.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`The remote has no page for ${pathname}`);
  const Page = await route.page();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={route.path} element={<Page />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
  return { portal, ...view };
}
