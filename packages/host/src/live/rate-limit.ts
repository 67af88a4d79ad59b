/** How much somebody may do in a time: a bucket that fills at a steady rate and is emptied by what is done. */
export interface Bucket {
  /** Takes so much out; false, and nothing is taken, when there is not so much left. */
  take(amount: number): boolean;
}

/**
 * @param size what can be done at once
 * @param perSecond how fast the bucket fills
 */
export function bucket(size: number, perSecond: number, now: () => number): Bucket {
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
export function buckets(size: number, perSecond: number, now: () => number, most = 10_000) {
  const all = new Map<string, Bucket>();
  return {
    take(name: string, amount = 1): boolean {
      const mine = all.get(name) ?? bucket(size, perSecond, now);
      all.delete(name);
      all.set(name, mine);
      const [oldest] = all.keys();
      if (all.size > most && oldest !== undefined) all.delete(oldest);
      return mine.take(amount);
    },
  };
}
