import { decodeBinaryBroadcast } from './binaryBroadcast';
import { type Frame, isRecord, type Version } from './frame';

const REF_MAX_CHARACTERS = 64;

/** @returns undefined for anything that is not a frame of that version. */
export function decodeFrame(version: Version, data: Buffer, isBinary: boolean): Frame | undefined {
  if (isBinary) return version === '2.0.0' ? checked(decodeBinaryBroadcast(data)) : undefined;
  const message = parse(data);
  if (version === '2.0.0') {
    if (!Array.isArray(message) || message.length < 5) return undefined;
    const [joinRef, ref, topic, event, payload] = message;
    return checked({ joinRef, ref, topic, event, payload });
  }
  if (!isRecord(message)) return undefined;
  const { join_ref: joinRef, ref, topic, event, payload } = message;
  return checked({ joinRef, ref, topic, event, payload });
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}

function checked(frame: Partial<Record<keyof Frame, unknown>> | undefined): Frame | undefined {
  if (!frame) return undefined;
  const { joinRef = null, ref = null, topic, event, payload } = frame;
  if (!isRef(joinRef) || !isRef(ref) || typeof topic !== 'string' || typeof event !== 'string') {
    return undefined;
  }
  return { joinRef, ref, topic, event, payload };
}

const isRef = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length <= REF_MAX_CHARACTERS);
