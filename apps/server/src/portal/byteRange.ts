/** Inclusive on both sides. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One range of a `range` header; `none` means the whole file, `unsatisfiable` a range outside of it. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | 'unsatisfiable' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'none';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'none';
  return start < size ? { start, end } : 'unsatisfiable';
}
