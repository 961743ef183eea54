import { type BinaryBroadcast, isBinaryBroadcast, isRecord } from '../protocol/frame';

const EVENT_MAX_BYTES = 255;

/** A broadcast of either protocol version as bytes that are safe to pass on: JSON is JSON, sizes hold. */
export function readBroadcast(payload: unknown, maxBytes: number): BinaryBroadcast | { refused: string } {
  const message = isBinaryBroadcast(payload) ? payload : fromJson(payload);
  if (!message || Buffer.byteLength(message.event) > EVENT_MAX_BYTES) {
    return { refused: 'InvalidBroadcastPayload: a broadcast needs a short event name' };
  }
  if (message.body.length > maxBytes) return { refused: 'PayloadSizeExceeded: Payload size exceeded' };
  if (message.encoding === 'json' && !isJson(message.body)) {
    return { refused: 'InvalidBroadcastPayload: the payload is not valid JSON' };
  }
  return message;
}

function fromJson(payload: unknown): BinaryBroadcast | undefined {
  if (!isRecord(payload) || typeof payload.event !== 'string') return undefined;
  const body = Buffer.from(JSON.stringify(payload.payload ?? {}));
  return { kind: 'binary-broadcast', event: payload.event, encoding: 'json', body };
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}
