import type { Frame, Version } from './frame';

/** A frame whose payload is JSON text already, so that a row goes out exactly as the database wrote it. */
export interface RawFrame extends Omit<Frame, 'payload'> {
  payloadJson: string;
}

export function encodeFrame(version: Version, { payload, ...frame }: Frame): string {
  return encodeRawFrame(version, { ...frame, payloadJson: JSON.stringify(payload ?? {}) });
}

export function encodeRawFrame(version: Version, frame: RawFrame): string {
  const [joinRef, ref, topic, event] = [frame.joinRef, frame.ref, frame.topic, frame.event].map((part) =>
    JSON.stringify(part),
  );
  if (version === '2.0.0') return `[${joinRef},${ref},${topic},${event},${frame.payloadJson}]`;
  return `{"join_ref":${joinRef},"ref":${ref},"topic":${topic},"event":${event},"payload":${frame.payloadJson}}`;
}
