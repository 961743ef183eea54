import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type FakeBackend, fakeBackend } from './testing/fakeBackend';
import { serveTestPortal, type TestPortal } from './testing/serveTestPortal';

let backend: FakeBackend;
let portal: TestPortal;
let addresses: unknown[];
beforeEach(async () => {
  backend = await fakeBackend();
  portal = await serveTestPortal({ backendSocket: backend.socketPath });
  addresses = [];
  const wss = new WebSocketServer({ server: backend.server, path: '/realtime/v1/websocket' });
  wss.on('connection', (socket, request) => {
    addresses.push(request.headers['x-portal-address']);
    socket.on('message', (data) => socket.send(`heard ${data}`));
  });
});
afterEach(async () => {
  await portal.close();
  await backend.close();
});

const dial = (headers = {}) =>
  new WebSocket(`ws://127.0.0.1:${portal.port}/realtime/v1/websocket?apikey=k`, { headers });

it('makes one pipe of both sockets', async () => {
  const socket = dial({ 'x-portal-address': '6.6.6.6' });
  await once(socket, 'open');
  socket.send('hello');
  const [message] = await once(socket, 'message');
  expect(String(message)).toBe('heard hello');
  expect(addresses).toEqual(['127.0.0.1']);
  socket.close();
  await once(socket, 'close');
});

it("closes the visitor's socket when the back end is gone", async () => {
  const socket = dial();
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await backend.close();
  await closed;
  backend = await fakeBackend();
});

it('tells the visitor to come back while the back end is being opened', async () => {
  portal.backend.state = { kind: 'reopening' };
  const socket = dial();
  const [, answer] = await once(socket, 'unexpected-response');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  socket.on('error', () => {});
  socket.terminate();
});
