import type { FakeAnswers, Samples } from '@portal/testing/scenarios';
import { person } from '../src/testing/fakeDatabase';
import { FakeRoomServer } from '../src/testing/fakeRoomServer';

const ASKED = [
  'GET /rest/v1/messages',
  'POST /rest/v1/messages',
  'DELETE /rest/v1/messages',
  'GET /rest/v1/message_tombstones',
  'GET /rest/v1/chat_settings',
];

const reader = person('mellow');
const talkers = [
  person('ivy'),
  person('oak', { verified: true }),
  person('warden', { moderator: true }),
  person('a_name_that_is_as_long_as_names_get'),
];

/** A room of its own, with everything that the page asks of it. */
function answersOf({ answer }: { answer(request: Request): Promise<Response> }): FakeAnswers {
  return Object.fromEntries(ASKED.map((route) => [route, answer]));
}

function room(messages: number): FakeAnswers {
  const server = new FakeRoomServer();
  for (let count = 1; count <= messages; count += 1) {
    const before = count % 7 === 0 ? server.database.messages.at(-3) : undefined;
    const text =
      count % 5 === 0 ? `${count}. ${'Quite a lot to say tonight. '.repeat(30)}` : `Message ${count}`;
    server.database.say(talkers[count % talkers.length]!, text.trim(), before?.id);
  }
  return answersOf({ answer: (request) => server.answer(reader, request) });
}

export const samples = {
  empty: { answers: room(0) },
  full: { answers: room(400) },
} satisfies Samples;
