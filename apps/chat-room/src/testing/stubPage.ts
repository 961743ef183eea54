import { vi } from 'vitest';

/** The few things of a browser's page that the room listens to, for tests without a DOM. */
export function stubPage() {
  const page = { visibilityState: 'visible', onLine: true };
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', page);
  const setOnLine = (onLine: boolean) => {
    page.onLine = onLine;
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  return {
    wake: () => document.dispatchEvent(new Event('visibilitychange')),
    goOffline: () => setOnLine(false),
    goOnline: () => setOnLine(true),
  };
}
