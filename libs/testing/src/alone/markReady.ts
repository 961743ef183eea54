/** `<html data-ready="true">`, as the shell says it: the current route stands on the page. */
export function markReady(ready: boolean): void {
  if (ready) document.documentElement.dataset.ready = 'true';
  else delete document.documentElement.dataset.ready;
}
