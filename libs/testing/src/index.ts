export { expectConsoleError } from './consoleErrors';
