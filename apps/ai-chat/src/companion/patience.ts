/** Until the first sign of an answer; the function behind it gives up earlier and says why. */
export const FIRST_SIGN_MS = 75_000;
/** Between two pieces. */
export const NEXT_SIGN_MS = 45_000;

/**
 * A signal that ends when `outer` does, or when nothing is heard for too long: no skeleton lasts for ever (ER-03).
 */
export function startPatience(outer: AbortSignal) {
  const controller = new AbortController();
  const end = () => controller.abort();
  let timer = setTimeout(end, FIRST_SIGN_MS);
  if (outer.aborted) end();
  outer.addEventListener('abort', end, { once: true });
  return {
    signal: controller.signal,
    hear() {
      clearTimeout(timer);
      timer = setTimeout(end, NEXT_SIGN_MS);
    },
    end() {
      clearTimeout(timer);
      outer.removeEventListener('abort', end);
    },
  };
}
