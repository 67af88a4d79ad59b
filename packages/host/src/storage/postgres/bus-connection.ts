/** The dedicated connection of the bus: it listens, is checked, and is replaced when it breaks. */
import type pg from "pg";
import { type ConnectionTimeouts, newClient } from "./connection.ts";

/** PostgreSQL notification channel of all hosts. */
export const CHANNEL = "starboard";
/** Shortest and longest pause before the next attempt to connect, in ms. */
const RETRY_MS = { min: 100, max: 5_000 };

/** Asks the server whether this connection still listens to a channel. */
const LISTENS = "select exists (select from pg_listening_channels() as c (channel) where channel = $1) as listens";

export interface BusConnection {
  /** The connection; undefined while it is being replaced. */
  client(): pg.Client | undefined;
  /** Ends a connection that has failed and connects again. */
  replace(broken: pg.Client, error: unknown): void;
  /** Stops checking and reconnecting; what is connected stays so. */
  stop(): void;
  end(): Promise<void>;
}
export interface BusConnectionOptions {
  readonly connectionString: string;
  readonly timeouts: ConnectionTimeouts;
  readonly onPayload: (payload: string) => void;
  /** Called after a lost connection was replaced: notifications were missed meanwhile. */
  readonly onReconnected: () => void;
  readonly onError: (error: unknown) => void;
}

/** Connects and listens. Rejects when the first connection fails; lost connections are retried until `end`. */
export async function openBusConnection({
  connectionString,
  timeouts,
  onPayload,
  onReconnected,
  onError,
}: BusConnectionOptions): Promise<BusConnection> {
  let client: pg.Client | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let checkTimer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = newClient(connectionString, "starboard bus", timeouts);
    let ended: unknown;
    const end = (error: unknown): void => {
      ended ??= error;
      drop(fresh, error);
    };
    fresh.on("notification", ({ payload }) => onPayload(payload ?? ""));
    fresh.on("error", end);
    fresh.on("end", () => end(new Error("the connection of the bus has ended")));
    try {
      await fresh.connect();
      // Notifications are not stored, so no commit has to wait for the disk.
      await fresh.query("set synchronous_commit = off");
      await fresh.query(`listen ${CHANNEL}`);
      if (ended !== undefined || closed) throw ended ?? new Error("the bus is closed");
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    check(fresh);
  }

  /** Replaces a connection that was lost without an error event or no longer listens. */
  function check(on: pg.Client): void {
    checkTimer = setTimeout(() => {
      on.query<{ listens: boolean }>({ text: LISTENS, values: [CHANNEL] }).then(
        ({ rows }) => {
          if (client !== on) return;
          if (rows[0]?.listens === true) check(on);
          else replace(on, new Error("the connection of the bus no longer listens"));
        },
        (error: unknown) => replace(on, error),
      );
    }, timeouts.checkMs).unref();
  }
  function replace(broken: pg.Client, error: unknown): void {
    drop(broken, error);
    broken.end().catch(() => {});
  }

  function drop(broken: pg.Client, error: unknown): void {
    if (client !== broken || closed) return;
    client = undefined;
    clearTimeout(checkTimer);
    onError(error);
    reconnectAfter(RETRY_MS.min);
  }

  function reconnectAfter(pauseMs: number): void {
    reconnectTimer = setTimeout(() => {
      connect().then(onReconnected, () => !closed && reconnectAfter(Math.min(RETRY_MS.max, 2 * pauseMs)));
    }, pauseMs).unref();
  }

  function stop(): void {
    clearTimeout(reconnectTimer);
    clearTimeout(checkTimer);
  }
  await connect();
  return {
    client: () => client,
    replace,
    stop,
    async end() {
      closed = true;
      stop();
      await client?.end();
    },
  };
}
