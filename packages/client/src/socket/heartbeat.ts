/** Detects dead connections by heartbeats, because a lost network sends no event. */

/** Silence after which a probe is sent, in milliseconds. */
const SILENCE_MS = 20_000;
/** Silence after a request or probe until the connection counts as dead, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Time a new connection has to open and answer, in milliseconds. Mobile networks can take long. */
const OPEN_TIMEOUT_MS = 20_000;
/** The same after the browser reported a network change, in milliseconds. */
const CHECK_TIMEOUT_MS = 4_000;

export interface Heartbeat {
  /** Call when a message arrives. */
  received(): void;
  /** Call when a connection is being opened. */
  opening(): void;
  /** Call when a request was sent that the host answers. */
  requested(): void;
  /** Call when the network may have changed: sends a probe with the shorter deadline. */
  check(): void;
  stop(): void;
}

/** Starts a heartbeat. `probe` sends a request; `dead` is called once if no answer arrives in time. */
export function startHeartbeat(probe: () => void, dead: () => void): Heartbeat {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  function expect(within: number): void {
    const at = Date.now() + within;
    if (at >= due) return;
    clearTimeout(deadline);
    due = at;
    deadline = setTimeout(dead, within);
  }
  function onReceived(): void {
    clearTimeout(deadline);
    due = Number.POSITIVE_INFINITY;
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => {
      probe();
      expect(TIMEOUT_MS);
    }, SILENCE_MS);
  }
  return {
    received: onReceived,
    opening: () => expect(OPEN_TIMEOUT_MS),
    requested: () => expect(TIMEOUT_MS),
    check() {
      probe();
      expect(CHECK_TIMEOUT_MS);
    },
    stop() {
      clearTimeout(deadline);
      clearTimeout(silenceTimer);
    },
  };
}
