/** The shell waits this long for a deep-linked page before it paints without it. */
export const GATE_MS = 250;

/** Settles with the page, or when waiting for it would be noticed. */
export function startGate(page: Promise<void> | undefined): Promise<void> {
  if (!page) return Promise.resolve();
  return Promise.race([page, new Promise<void>((open) => setTimeout(open, GATE_MS))]);
}
