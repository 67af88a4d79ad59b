/** Finds out that a connection is dead when nobody says so: a network that goes away says nothing. */

/** Without a word for so long, a sign of life is asked for; milliseconds. */
const QUIET = 45_000;
/** A host that has not said a word for so long after it was asked something is not there any more. */
const PATIENCE = 20_000;
/** The same where the browser itself has reason to doubt that it is. */
const DOUBT = 4_000;

export interface Pulse {
  /** Something came in. */
  heard(): void;
  /** Something went out that is answered by whoever is there. */
  asked(): void;
  /** The network may have changed: a sign of life is asked for and must come soon. */
  doubt(): void;
  stop(): void;
}

/** @param probe asks for a sign of life; `dead` is called once, when none has come. */
export function takePulse(probe: () => void, dead: () => void): Pulse {
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
      expect(PATIENCE);
    }, QUIET);
  }
  return {
    heard,
    asked: () => expect(PATIENCE),
    doubt() {
      probe();
      expect(DOUBT);
    },
    stop() {
      clearTimeout(deadline);
      clearTimeout(quiet);
    },
  };
}
