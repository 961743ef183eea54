import type { RealtimeLimits } from '../limits';

/** How many sockets are open, in all and by visitor address. */
export class ConnectionCount {
  private total = 0;
  private readonly byAddress = new Map<string, number>();

  constructor(private readonly limits: RealtimeLimits) {}

  /** @returns the way to give the place back, or undefined when there is none. */
  take(address: string): (() => void) | undefined {
    const here = this.byAddress.get(address) ?? 0;
    if (this.total >= this.limits.connections || here >= this.limits.connectionsPerAddress) return undefined;
    this.total += 1;
    this.byAddress.set(address, here + 1);
    let held = true;
    return () => {
      if (held) this.giveBack(address);
      held = false;
    };
  }

  private giveBack(address: string): void {
    this.total -= 1;
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, left);
  }
}
