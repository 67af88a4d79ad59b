/** Calls `run` after `ms` milliseconds unless the returned function is called before. */
export type After = (ms: number, run: () => void) => () => void;

/** Runs a function after `ms` milliseconds, without keeping the process alive. Returns a function that cancels it. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};
