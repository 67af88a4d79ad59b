/** Plays a seat over a connection. */
import type { MatchClient } from "@starboard/match";
import { errorOf, StarboardError } from "./errors.ts";
import type { MoveInput, TableInfo, Update } from "./protocol.gen.ts";
import type { Seat, Turn } from "./seat.ts";
import { received } from "./validate.ts";

/** What a seat needs of its connection. */
export interface SeatConnection {
  readonly matches: MatchClient;
  /** Follows a table; resolves after the match has started. Rejects if the table is gone. */
  whenStarted(table: string): Promise<void>;
  onTable(table: string, listener: (table: TableInfo) => void): () => void;
  say(table: string, text: string): Promise<void>;
}

/** What is legal now, if this seat is asked. */
function questionOf(update: Update, seat: number): Omit<Turn, "play"> | undefined {
  if (update.summary.over !== null || !update.summary.asked.includes(seat)) return undefined;
  const asked = update.offers.find(({ aside }) => !aside);
  if (!asked) return undefined;
  const legal = asked.offers.flatMap(({ act, refusal }) => (refusal ? [] : [act]));
  return { at: update.at, view: update.view, step: asked.step, rule: asked.rule, legal, update };
}

/** Opens a seat that the caller has taken. */
export function openSeat(connection: SeatConnection, table: string, seat: number): Seat {
  const listeners = new Set<(update: Update) => void>();
  const { promise: finished, resolve: finish, reject } = Promise.withResolvers<Update>();
  // Whoever does not wait for the end hears of a failure by the next act.
  finished.catch(() => {});
  let update: Update | undefined;
  let failure: StarboardError | undefined;
  let changed = Promise.withResolvers<void>();
  let stop = (): void => {};
  let isClosed = false;

  function wake(): void {
    const before = changed;
    changed = Promise.withResolvers();
    before.resolve();
  }
  function fail(error: StarboardError): void {
    failure ??= error;
    reject(failure);
    wake();
  }
  function receive(next: Update): void {
    update = next;
    for (const listener of listeners) listener(next);
    if (next.summary.over) finish(next);
    wake();
  }
  const watch = (): void => {
    if (isClosed) return;
    stop = connection.matches.watch(
      table,
      seat as never,
      (next) => {
        try {
          receive(received("Update", next));
        } catch (error) {
          fail(error as StarboardError);
        }
      },
      (bad) => fail(errorOf(bad)),
    );
  };
  connection.whenStarted(table).then(watch, (error: unknown) => fail(error as StarboardError));

  async function play(at: number, moves: readonly MoveInput[]): Promise<void> {
    const result = await connection.matches.commit(table, seat as never, at, moves);
    if ("refused" in result) {
      const { code, rule, about } = result.refused;
      throw new StarboardError(code, { at: `moves.${result.move}`, rule, ...(about && { about }) });
    }
    if ("stale" in result) throw new StarboardError("STALE", { about: { at: result.stale } });
    if ("bad" in result) throw errorOf(result.bad);
  }

  async function* turns(): AsyncGenerator<Turn> {
    let answered = -1;
    for (;;) {
      const next = changed.promise;
      if (failure) throw failure;
      if (isClosed || update?.summary.over) return;
      const asked = update && update.at > answered ? questionOf(update, seat) : undefined;
      if (!asked) {
        await next;
        continue;
      }
      // A question that was not answered is asked again.
      yield {
        ...asked,
        async play(act) {
          await play(asked.at, [{ step: asked.step, act }]);
          answered = asked.at;
        },
      };
    }
  }

  return {
    table,
    seat,
    finished,
    get update() {
      return update;
    },
    get result() {
      const over = update?.summary.over;
      return over ? { won: over.winners.includes(seat), scores: over.scores } : undefined;
    },
    turns,
    play: (moves) => play(update?.at ?? 0, moves),
    onUpdate(listener) {
      listeners.add(listener);
      if (update) listener(update);
      return () => listeners.delete(listener);
    },
    onTable: (listener) => connection.onTable(table, listener),
    say: (text) => connection.say(table, text),
    close() {
      isClosed = true;
      stop();
      wake();
    },
  };
}
