/** Finds out that a connection is dead when nobody says so: a network that goes away says nothing. */

/** Without a word for so long, a sign of life is asked for; milliseconds. */
const QUIET_MS = 45_000;
/** A host that has not said a word for so long after it was asked something is not there any more. */
const TIMEOUT_MS = 20_000;
/** The same where the browser itself has reason to doubt that it is. */
const CHECK_TIMEOUT_MS = 4_000;

export interface Heartbeat {
  /** Something came in. */
  received(): void;
  /** Something went out that is answered by whoever is there. */
  requested(): void;
  /** The network may have changed: a sign of life is asked for and must come soon. */
  check(): void;
  stop(): void;
}

/** @param probe asks for a sign of life; `dead` is called once, when none has come. */
export function startHeartbeat(probe: () => void, dead: () => void): Heartbeat {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  function expect(within: number): void {
    const at = Date.now() + within;
    if (at >= due) return;
    clearTimeout(deadline);
    due = at;
    deadline = setTimeout(dead, within);
  }
  function heard(): void {
    clearTimeout(deadline);
    due = Number.POSITIVE_INFINITY;
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      probe();
      expect(TIMEOUT_MS);
    }, QUIET_MS);
  }
  return {
    received: heard,
    requested: () => expect(TIMEOUT_MS),
    check() {
      probe();
      expect(CHECK_TIMEOUT_MS);
    },
    stop() {
      clearTimeout(deadline);
      clearTimeout(quiet);
    },
  };
}
