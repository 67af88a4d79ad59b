/** Token bucket: limits how much a caller may do. It refills at a steady rate. */
export interface TokenBucket {
  /** Takes tokens. Returns false and takes none if too few are left. */
  take(amount: number): boolean;
}

/**
 * @param size capacity of the bucket, in tokens; it starts full
 * @param perSecond tokens added per second
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

/** Creates a set of buckets by name. Above `most` buckets the least recently used one is dropped. */
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
