/** How much somebody may do in a time: a bucket that fills at a steady rate and is emptied by what is done. */
export interface TokenBucket {
  /** Takes so much out; false, and nothing is taken, when there is not so much left. */
  take(amount: number): boolean;
}

/**
 * @param size what can be done at once
 * @param perSecond how fast the bucket fills
 */
export function createBucket(size: number, perSecond: number, now: () => number): TokenBucket {
  let left = size;
  let at = now();
  return {
    take(amount) {
      const time = now();
      left = Math.min(size, left + (Math.max(0, time - at) / 1000) * perSecond);
      at = time;
      if (amount > left) return false;
      left -= amount;
      return true;
    },
  };
}

/** Buckets by name, the least used forgotten when there are too many. */
export function createBuckets(size: number, perSecond: number, now: () => number, most = 10_000) {
  const all = new Map<string, TokenBucket>();
  return {
    take(name: string, amount = 1): boolean {
      const mine = all.get(name) ?? createBucket(size, perSecond, now);
      all.delete(name);
      all.set(name, mine);
      const [oldest] = all.keys();
      if (all.size > most && oldest !== undefined) all.delete(oldest);
      return mine.take(amount);
    },
  };
}
