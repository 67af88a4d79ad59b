/** How long the page waits before it connects to its host again. */

/** First and longest delay before a reconnection, in milliseconds. */
const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 15_000;

export interface RetryDelay {
  /** The delay before the next connection, in milliseconds. It grows with each attempt until one receives a message. */
  next(): number;
  attempted(): void;
  received(): void;
  /** Sets the next delay alone, because the host or the page knows better. */
  set(ms: number): void;
}

/** The first connection is opened at once. */
export function createRetryDelay(): RetryDelay {
  /** Consecutive attempts that received nothing. */
  let failures = 0;
  let requestedMs: number | null = 0;
  return {
    next() {
      const ms =
        requestedMs ?? Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures, 6)) * (0.5 + Math.random() / 2);
      requestedMs = null;
      return ms;
    },
    attempted() {
      failures += 1;
    },
    received() {
      failures = 0;
    },
    set(ms) {
      requestedMs = ms;
    },
  };
}
