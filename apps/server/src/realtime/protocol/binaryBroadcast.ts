import type { BinaryBroadcast, Frame } from './frame';

const PUSH_KIND = 3;
const BROADCAST_KIND = 4;
const JSON_ENCODING = 1;
const SIZE_MAX = 255;
const PUSH_HEADER_BYTES = 7;

/**
 * Kind 3, client to server: kind, the sizes of join_ref, ref, topic, event and metadata, the encoding,
 * then those five strings and the payload.
 */
export function decodeBinaryBroadcast(data: Buffer): Frame | undefined {
  if (data.length < PUSH_HEADER_BYTES || data[0] !== PUSH_KIND) return undefined;
  let offset = PUSH_HEADER_BYTES;
  const [joinRef, ref, topic = '', event = ''] = [...data.subarray(1, 6)].map((size) => {
    offset += size;
    return data.toString('utf8', offset - size, offset);
  });
  if (offset > data.length) return undefined;
  const payload: BinaryBroadcast = {
    kind: 'binary-broadcast',
    event,
    encoding: data[6] === JSON_ENCODING ? 'json' : 'binary',
    body: data.subarray(offset),
  };
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload };
}

/** Kind 4, server to client. @returns undefined when topic or event are too long for their size byte. */
export function encodeBinaryBroadcast(topic: string, message: BinaryBroadcast): Buffer | undefined {
  const topicBytes = Buffer.from(topic);
  const eventBytes = Buffer.from(message.event);
  if (topicBytes.length > SIZE_MAX || eventBytes.length > SIZE_MAX) return undefined;
  const encoding = message.encoding === 'json' ? JSON_ENCODING : 0;
  const header = Buffer.from([BROADCAST_KIND, topicBytes.length, eventBytes.length, 0, encoding]);
  return Buffer.concat([header, topicBytes, eventBytes, message.body]);
}
