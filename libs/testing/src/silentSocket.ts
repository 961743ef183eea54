/** A websocket on which nothing ever happens, so that no test reaches for a network. */
export class SilentSocket extends EventTarget {
  readonly readyState = 0;
  readonly bufferedAmount = 0;
  binaryType = 'arraybuffer';
  send(): void {}
  close(): void {}
}
