import { copyText } from '@portal/ui';

const isCancelled = (error: unknown) => (error as Partial<Error> | undefined)?.name === 'AbortError';

/** Copies in place of sharing, and says so (AI-15, AI-16). */
async function copyInstead(text: string, reason: string) {
  const isCopied = await copyText(text);
  window.alert(
    isCopied ? `${reason} The answer was copied instead.` : `${reason} The answer could not be copied.`,
  );
}

/** Opens the system's share sheet (AI-14). Closing it without sharing is no failure (AI-17, TR-54). */
export async function shareAnswer(text: string): Promise<void> {
  if (!navigator.share) return copyInstead(text, 'Sharing is not supported in this browser.');
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!isCancelled(error)) await copyInstead(text, 'Sharing failed.');
  }
}
