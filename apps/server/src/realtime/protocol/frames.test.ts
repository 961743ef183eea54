import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBinaryBroadcast } from './binaryBroadcast';
import { decodeFrame } from './decodeFrame';
import { encodeFrame } from './encodeFrame';
import { VERSIONS } from './frame';

const FRAME = { joinRef: '1', ref: '2', topic: 'realtime:room', event: 'phx_join', payload: { a: [1, 'ü'] } };

describe('a frame', () => {
  it.each(VERSIONS)('comes back as it went, over protocol %s', (version) => {
    expect(decodeFrame(version, Buffer.from(encodeFrame(version, FRAME)), false)).toEqual(FRAME);
  });

  it.each(VERSIONS)('is either read or refused, whatever arrives over protocol %s', (version) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, isBinary) => {
        const frame = decodeFrame(version, Buffer.from(bytes), isBinary);
        expect(frame === undefined || typeof frame.topic === 'string').toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const frame = decodeFrame(version, Buffer.from(JSON.stringify(value)), false);
        expect(frame === undefined || typeof frame.event === 'string').toBe(true);
      }),
    );
  });

  it('has the layout of a binary broadcast', () => {
    const push = Buffer.concat([Buffer.from([3, 1, 1, 4, 4, 0, 1]), Buffer.from('12roomwave{"a":1}')]);
    const frame = decodeFrame('2.0.0', push, true);
    expect(frame).toMatchObject({ joinRef: '1', ref: '2', topic: 'room', event: 'broadcast' });
    expect(frame?.payload).toMatchObject({ event: 'wave', encoding: 'json', body: Buffer.from('{"a":1}') });

    const wave = {
      kind: 'binary-broadcast',
      event: 'wave',
      encoding: 'json',
      body: Buffer.from('{}'),
    } as const;
    expect(encodeBinaryBroadcast('room', wave)).toEqual(
      Buffer.concat([Buffer.from([4, 4, 4, 0, 1]), Buffer.from('roomwave{}')]),
    );
    expect(encodeBinaryBroadcast('x'.repeat(256), wave)).toBeUndefined();
  });
});
