/** `<html data-ready="true">`: the current route stands on the page, drawn by its owner. */
export function markReady(ready: boolean): void {
  if (ready) document.documentElement.dataset.ready = 'true';
  else delete document.documentElement.dataset.ready;
}
