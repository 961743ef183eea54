import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { bytesAt, depthOf, watchTraffic } from './traffic.mjs';

/** A browser's session that plays the events of one page: the protocol's clock is in seconds, from an origin of its own. */
function played(events: [name: string, event: object][]) {
  const session = new EventEmitter() as EventEmitter & { send: () => Promise<void> };
  session.send = async () => {};
  return watchTraffic(session as never).then((traffic) => {
    for (const [name, event] of events) session.emit(`Network.${name}`, event);
    return traffic;
  });
}

const asked = (
  requestId: string,
  url: string,
  timestamp: number,
  initiator: object = {},
): [string, object] => [
  'requestWillBeSent',
  { requestId, request: { url }, initiator, timestamp, wallTime: 1000 + timestamp },
];
const ended = (requestId: string, timestamp: number, encodedDataLength: number): [string, object] => [
  'loadingFinished',
  { requestId, timestamp, encodedDataLength },
];

const script = (url: string) => ({ stack: { callFrames: [], parent: { callFrames: [{ url }] } } });

const page: [string, object][] = [
  asked('1', 'http://a/', 5),
  ended('1', 5.1, 300),
  asked('2', 'http://a/index.js', 5.2, { url: 'http://a/' }),
  asked('3', 'http://a/page.js', 5.2, { url: 'http://a/' }),
  asked('4', 'data:image/svg+xml,x', 5.2, { url: 'http://a/' }),
  ended('3', 5.4, 450),
  asked('5', 'http://a/articles.json', 5.6, script('http://a/page.js')),
];

it('counts answers from the moment at which they are whole', async () => {
  const requests = (await played(page)).requests();
  const at = (seconds: number) => bytesAt(requests, (1000 + seconds) * 1000);
  expect([at(5), at(5.15), at(5.35), at(5.45), at(9)]).toEqual([0, 300, 300, 750, 750]);
});

it('follows who asked for what: the document, its scripts, the data they wanted', async () => {
  expect(depthOf((await played(page.slice(0, 2))).requests())).toBe(1);
  expect(depthOf((await played(page.slice(0, -1))).requests())).toBe(2);
  expect(depthOf((await played(page)).requests())).toBe(3);
});

it('is not led in circles', async () => {
  const circle = [
    asked('1', 'http://a/', 1, { url: 'http://b/' }),
    asked('2', 'http://b/', 1, { url: 'http://a/' }),
  ];
  expect(depthOf((await played(circle)).requests())).toBe(2);
});

it('is quiet when everything has ended or failed', async () => {
  expect((await played(page)).isQuiet()).toBe(false);
  const over = [...page, ended('2', 6, 2200), ['loadingFailed', { requestId: '5' }]] as typeof page;
  expect((await played(over)).isQuiet()).toBe(true);
});
