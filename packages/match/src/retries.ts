/** Tries again what failed, with growing pauses, until it succeeds. */
export interface Retries {
  /** Does a job, after a first pause, until it resolves. While one of this name waits, another is not begun. */
  readonly until: (name: string, job: () => Promise<unknown>) => void;
  readonly close: () => void;
}

/** First and longest pause, in milliseconds. */
const PAUSE = { first: 250, longest: 10_000 };

/** @param after runs something after so many milliseconds; without it nothing is tried again */
export function createRetries(after: ((ms: number, run: () => void) => () => void) | undefined): Retries {
  const waiting = new Map<string, () => void>();
  function schedule(name: string, job: () => Promise<unknown>, pauseMs: number): void {
    if (!after) return;
    const cancel = after(pauseMs, () => {
      const again = (): void => {
        if (waiting.get(name) === cancel) schedule(name, job, Math.min(2 * pauseMs, PAUSE.longest));
      };
      job().then(() => waiting.get(name) === cancel && waiting.delete(name), again);
    });
    waiting.set(name, cancel);
  }
  return {
    until(name, job) {
      if (!waiting.has(name)) schedule(name, job, PAUSE.first);
    },
    close() {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}
