export { expectConsoleError } from './consoleErrors';
export { type FakePortal, type FakePortalOptions, fakePortal } from './fakePortal';
export { type FakeAnswers, fakeNetwork, fakePortalClient } from './fakePortalClient';
