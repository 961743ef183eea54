import { SHARED_EXPORTS } from '@portal/contracts';
import { expect, it } from 'vitest';
import * as router from './router';
import * as styles from './styles';

it.each([
  ['react-router-dom', router],
  ['styled-components', styles],
] as const)('provides of %s exactly what remotes may count on', (name, provided) => {
  expect(Object.keys(provided).sort()).toEqual([...SHARED_EXPORTS[name]].sort());
});
