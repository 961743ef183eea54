/**
 * Calls `listener` whenever the page may have slept or been cut off: it becomes visible, gets the focus or
 * is back online. @returns the way to stop.
 */
export function onWake(listener: () => void): () => void {
  const whenVisible = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('pageshow', listener);
  window.addEventListener('focus', listener);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', whenVisible);
    window.removeEventListener('pageshow', listener);
    window.removeEventListener('focus', listener);
    window.removeEventListener('online', listener);
  };
}

/** Calls `listener` when the browser notices that its network came or went. @returns the way to stop. */
export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
