/** Waits for its turn, then answers the way to let the next caller in. */
export type Acquire = () => Promise<() => void>;

/** Lets one caller in at a time, in the order in which they asked. */
export function fifoGate(): Acquire {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let release = () => {};
    last = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
}
