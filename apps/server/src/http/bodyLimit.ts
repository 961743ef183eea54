import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { BODY_MAX_BYTES } from '../config/limits';

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Whether a request announces more than is accepted. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > BODY_MAX_BYTES;
}

/** A body ended before the length that was announced for it. */
export class BodyTooShort extends Error {
  override name = 'BodyTooShort';
}

/**
 * Lets bytes through, and fails with {@link BodyTooLarge} once there are more than are accepted, or with
 * {@link BodyTooShort} when the body ends before its `announced` length.
 */
export function limitBody(announced?: number): Transform {
  let bytes = 0;
  return new Transform({
    flush(done) {
      done(announced === undefined || bytes === announced ? null : new BodyTooShort());
    },
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > BODY_MAX_BYTES) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
}

/** The whole body. @throws {BodyTooLarge} and leaves the request open then, so that it can be answered. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > BODY_MAX_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
