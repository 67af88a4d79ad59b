/** Retries failed jobs with growing delays until they succeed. */
export interface Retries {
  /**
   * Runs a job after a first delay and repeats it until it resolves. Ignored while a job of the same name is waiting.
   */
  readonly until: (name: string, job: () => Promise<unknown>) => void;
  readonly close: () => void;
}

/** First and longest delay, in ms. */
const PAUSE = { first: 250, longest: 10_000 };

/** @param after runs a callback after a delay in ms and returns the cancel function; without it nothing is retried */
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
