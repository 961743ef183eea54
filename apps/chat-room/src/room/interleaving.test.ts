import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RoomModel } from '../testing/roomModel';
import { messageKey, shownMessages } from './shownMessages';

const STEPS = [
  'otherSends',
  'meSends',
  'someoneDeletes',
  'serverUpdates',
  'realtimeArrives',
  'realtimeArrives',
  'answerArrives',
  'fetchProceeds',
  'fetchProceeds',
] as const;

const step = fc.tuple(fc.constantFrom(...STEPS), fc.nat({ max: 10_000 }));

function expectNoDoubles(model: RoomModel): void {
  const clientIds = shownMessages(model.room).map((message) => `${message.user_id} ${message.client_id}`);
  expect(new Set(clientIds).size).toBe(clientIds.length);
}

it('ends with the database, once each and in order, whatever was lost, doubled, late or interleaved', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const model = new RoomModel();
      for (const [name, choice] of steps) {
        model[name](choice);
        expectNoDoubles(model);
      }
      model.settle();

      const { range, unsent, pending } = model.room;
      const shown = shownMessages(model.room);
      const expected = model.database.filter((row) => row.seq >= range!.from);
      expect(shown.map(messageKey)).toEqual(expected.map((row) => row.id));
      expect(shown.map((message) => message.text)).toEqual(expected.map((row) => row.text));
      expect(pending).toEqual([]);
      const offered = unsent.map((each) => each.message.client_id);
      expect(offered).toEqual(expect.arrayContaining(model.refused));
      const own = shown.flatMap((message) => (message.user_id === 'ann' ? [message.client_id] : []));
      expect(offered.filter((id) => own.includes(id))).toEqual([]);

      const stored = new Set(model.database.map((row) => row.id));
      for (const message of shown) {
        const isGone = message.reply_to !== null && !stored.has(message.reply_to);
        expect(message.isReplyDeleted, `${messageKey(message)} to ${message.reply_to}`).toBe(isGone);
      }
    }),
    { numRuns: 1000 },
  );
});
