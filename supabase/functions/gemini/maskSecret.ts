const STAR = 42;

/** Whether `needle` stands in `bytes` at `start`, as far as `bytes` goes. */
function matchesAt(bytes: Uint8Array, needle: Uint8Array, start: number): boolean {
  const end = Math.min(needle.length, bytes.length - start);
  for (let index = 0; index < end; index += 1) if (bytes[start + index] !== needle[index]) return false;
  return true;
}

/**
 * Replaces a secret by stars in bytes that arrive in pieces, wherever they are cut. Lengths stay the same.
 * A tail that may be the beginning of the secret is held back until the next piece, or the end.
 */
export function maskSecret(secret: string) {
  const needle = new TextEncoder().encode(secret);
  let held = new Uint8Array();
  return {
    next(piece: Uint8Array): Uint8Array<ArrayBuffer> {
      const bytes = new Uint8Array(held.length + piece.length);
      bytes.set(held);
      bytes.set(piece, held.length);
      for (
        let start = bytes.indexOf(needle[0]!);
        start !== -1;
        start = bytes.indexOf(needle[0]!, start + 1)
      ) {
        if (!matchesAt(bytes, needle, start)) continue;
        if (start + needle.length > bytes.length) {
          held = bytes.slice(start);
          return bytes.slice(0, start);
        }
        bytes.fill(STAR, start, start + needle.length);
      }
      held = new Uint8Array();
      return bytes;
    },
    end(): Uint8Array<ArrayBuffer> {
      const rest = held;
      held = new Uint8Array();
      return rest;
    },
  };
}
