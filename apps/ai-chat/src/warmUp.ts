import { loadMarkdown } from './answers/useMarkdown';
import { loadClient } from './companion/geminiModel';

/** Fetches what an answer will need while its question is still being written. */
export function warmUp(): void {
  void loadMarkdown();
  // Asking will try again, and say so when it fails.
  loadClient().catch(() => undefined);
}
