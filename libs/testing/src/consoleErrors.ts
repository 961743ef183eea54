/** Patterns allowed in the running test; emptied after each one. */
export const expectedConsoleErrors: RegExp[] = [];

/** Declares that the running test is about a fault which logs an error matching `pattern`. */
export function expectConsoleError(pattern: RegExp): void {
  expectedConsoleErrors.push(pattern);
}
