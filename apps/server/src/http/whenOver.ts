import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const unanswered = new WeakMap<Socket, Set<() => void>>();

function answersOf(socket: Socket): Set<() => void> {
  const known = unanswered.get(socket);
  if (known) return known;
  const answers = new Set<() => void>();
  unanswered.set(socket, answers);
  socket.once('close', () => {
    for (const over of answers) over();
  });
  return answers;
}

/**
 * Calls back once, when an answer has been sent or its visitor is gone. An answer that stands behind another one of
 * its connection hears nothing of the end of that connection, so its own events are not enough.
 */
export function whenOver(request: IncomingMessage, response: ServerResponse, done: () => void): void {
  const { socket } = request;
  const answers = answersOf(socket);
  const over = () => {
    if (answers.delete(over)) done();
  };
  answers.add(over);
  response.once('close', over);
  if (socket.destroyed) over();
}
