/** Collects what the workers find out that search along with one request, and ends them in time. */
import type { WorkerPart } from "./bot-runner.ts";

export interface SearchHelp {
  /** Takes what the helper with this number found out; `null` for nothing. Other numbers are ignored. */
  receive(helpId: number, part: WorkerPart | null): void;
  /** Ends the helpers that still search: nobody waits for them any more. */
  stop(): void;
}

export interface HelpPlan {
  /** When the search ends, in ms since 1970. */
  readonly endsAt: number;
  /** Starts one helper each and returns the function that ends it. */
  readonly helpers: readonly ((helpId: number) => () => void)[];
  readonly nextId: () => number;
  /** Runs a callback at a moment and returns the cancel function. */
  readonly after: (moment: number, run: () => void) => () => void;
  /** Receives all parts, once. */
  readonly onParts: (parts: readonly WorkerPart[]) => void;
}

/** How long after the end of the search its bot waits for a helper, in ms. */
const GRACE_MS = 150;

/** Starts the helpers. The parts are passed on when all have replied or were lost, at once if there are none. */
export function searchHelp({ endsAt, helpers, nextId, after, onParts }: HelpPlan): SearchHelp {
  const running = new Map<number, () => void>();
  const parts: WorkerPart[] = [];
  let open = true;
  let cancelTimer = (): void => {};

  function finish(): void {
    if (!open || running.size > 0) return;
    open = false;
    cancelTimer();
    onParts(parts);
  }
  function stop(): void {
    const ends = [...running.values()];
    running.clear();
    for (const end of ends) end();
  }

  for (const start of helpers) {
    const helpId = nextId();
    running.set(helpId, () => {});
    const end = start(helpId);
    if (running.has(helpId)) running.set(helpId, end);
  }
  if (running.size > 0)
    cancelTimer = after(endsAt + GRACE_MS, () => {
      stop();
      finish();
    });
  finish();
  return {
    receive(helpId, part) {
      if (!running.delete(helpId)) return;
      if (part) parts.push(part);
      finish();
    },
    stop() {
      open = false;
      cancelTimer();
      stop();
    },
  };
}
