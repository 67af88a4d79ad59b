/** A match as it stood a while ago, for spectators who must not help anybody: the same log, taken in later. */
import { findOnly, type Hear, invalid } from "./rooms.ts";
import type { LoadGame } from "./failure.ts";
import { momentOf } from "./limits.ts";
import { type Sitting, sitDown, takeIn } from "./sitting.ts";
import type { ClerkStore, Row } from "./store.ts";
import { updateFor } from "./update.ts";
import type { Answer } from "@starboard/wire";

export interface ShadowOptions {
  readonly load: LoadGame;
  readonly store: Pick<ClerkStore, "opening" | "rows">;
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly match: string;
  /** Milliseconds behind. */
  readonly delay: number;
  /** Calls back whenever the match goes on, until the returned function is called. */
  readonly follow: (changed: () => void) => Promise<Answer | (() => void)>;
}

/**
 * Shows one viewer the public side of a match, so many milliseconds late. Entries come in the order and at the distances
 * in which they were made. Codes MATCH_UNKNOWN and those of `sitDown`. Returns how to stop.
 */
export async function watchLate(options: ShadowOptions, since: number, hear: Hear): Promise<Answer | (() => void)> {
  const { load, store, now, after, match, delay, follow } = options;
  const opening = await store.opening(match);
  if (!opening) return invalid("MATCH_UNKNOWN", { match });
  const find = await findOnly(load, opening.game);
  let known: readonly Row[] = await store.rows(match, 0);
  const dueAt = (n: number): number => momentOf({ opening, rows: known as Row[] }, known[n]?.entry.at ?? 0) + delay;
  const shown = (): number => {
    let count = Math.max(1, opening.origin?.at ?? 0);
    while (count < known.length && dueAt(count) <= now()) count += 1;
    return count;
  };
  const sat = sitDown(opening, known.slice(0, shown()), find);
  if ("bad" in sat) return { is: "invalid", bad: sat.bad };
  const sitting: Sitting = sat.ok;
  let told = Math.min(since, sitting.rows.length);
  let first = true;
  let quiet = (): void => {};
  let over = false;
  /** One thing at a time: a later call finds what an earlier one has read. */
  let busy: Promise<void> = Promise.resolve();

  function show(): void {
    if (over) return;
    quiet();
    for (const row of known.slice(sitting.rows.length, shown())) takeIn(sitting, row);
    if (sitting.rows.length > told || first) {
      first = false;
      const changedAt = momentOf(sitting, sitting.rows[sitting.rows.length - 1]?.entry.at ?? 0);
      hear(updateFor(sitting, "public", told, { changedAt, thinking: [], consents: () => false }));
      told = sitting.rows.length;
    }
    if (sitting.rows.length < known.length)
      quiet = after(Math.max(0, Math.min(dueAt(sitting.rows.length) - now(), 2 ** 31 - 1)), show);
  }
  const changed = (): void => {
    busy = busy
      .then(async () => {
        if (over) return;
        known = [...known, ...(await store.rows(match, known.length))];
        show();
      })
      // The store is asked again at the next change.
      .catch(() => {});
  };

  const following = await follow(changed);
  if (typeof following !== "function") return following;
  show();
  return () => {
    over = true;
    quiet();
    following();
  };
}
