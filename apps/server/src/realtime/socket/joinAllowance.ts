import type { RealtimeLimits } from '../limits';
import { type TokenBucket, tokenBucket } from './tokenBucket';

/** Above this many addresses, those whose allowance is whole again are forgotten. */
const ADDRESSES_KEPT = 1_000;

/** Joins by visitor address, whatever sockets they come in on: an allowance that outlives each of them. */
export class JoinAllowance {
  private readonly buckets = new Map<string, { take: TokenBucket; lastUsed: number }>();

  constructor(
    private readonly limits: Pick<RealtimeLimits, 'joinBurstPerAddress' | 'joinsPerSecondPerAddress'>,
    private readonly now: () => number,
  ) {}

  of(address: string): TokenBucket {
    return () => {
      const { joinBurstPerAddress, joinsPerSecondPerAddress } = this.limits;
      this.forget((joinBurstPerAddress / joinsPerSecondPerAddress) * 1_000);
      const take =
        this.buckets.get(address)?.take ??
        tokenBucket(joinBurstPerAddress, joinsPerSecondPerAddress, this.now);
      this.buckets.set(address, { take, lastUsed: this.now() });
      return take();
    };
  }

  private forget(wholeAfterMs: number): void {
    if (this.buckets.size < ADDRESSES_KEPT) return;
    for (const [address, { lastUsed }] of this.buckets) {
      if (this.now() - lastUsed > wholeAfterMs) this.buckets.delete(address);
    }
  }
}
