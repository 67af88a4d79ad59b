/** Matches as they stood a while ago, for spectators who must not help anybody: the same logs, taken in later. */
import type { Answer } from "@starboard/wire";
import type { LoadGame } from "./failure.ts";
import { momentOf } from "./limits.ts";
import { findOnly, type Hear, invalid } from "./room.ts";
import { type Sitting, sitDown, takeIn } from "./sitting.ts";
import type { ClerkStore, Row } from "./store.ts";
import { updateFor } from "./update.ts";

export interface ShadowOptions {
  readonly load: LoadGame;
  readonly store: Pick<ClerkStore, "opening" | "rows">;
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Calls back whenever a match goes on, until the returned function is called. */
  readonly follow: (match: string, changed: () => void) => Promise<Answer | (() => void)>;
}
export interface Shadows {
  /**
   * Shows one viewer the public side of a match, so many milliseconds late. Entries come in the order and at the
   * distances in which they were made. Codes MATCH_UNKNOWN and those of `sitDown`. Returns how to stop.
   */
  watch(match: string, delay: number, since: number, hear: Hear): Promise<Answer | (() => void)>;
}

interface Watcher {
  readonly hear: Hear;
  /** Entries this viewer has been told of. */
  at: number;
}
/** One match, so late; shared by all who watch it so late. */
interface Shadow {
  readonly sitting: Sitting;
  readonly watchers: Set<Watcher>;
  /** Takes in what may be shown by now. */
  show(): void;
  /** Lets go of it when the last watcher is gone. */
  close(): void;
}

/** Timers wait no longer than that. */
const LONGEST = 2 ** 31 - 1;

export function createShadows(options: ShadowOptions): Shadows {
  const shadows = new Map<string, Promise<Shadow | Answer>>();

  return {
    async watch(match, delay, since, hear) {
      const place = `${delay} ${match}`;
      const opening = shadows.get(place) ?? open(options, match, delay, () => shadows.delete(place));
      shadows.set(place, opening);
      const shadow = await opening.catch((error: unknown) => {
        shadows.delete(place);
        throw error;
      });
      if ("is" in shadow) {
        shadows.delete(place);
        return shadow;
      }
      // The last of the others may have left while this one waited.
      if (shadows.get(place) !== opening) return this.watch(match, delay, since, hear);
      shadow.show();
      const watcher: Watcher = { hear, at: Math.min(since, shadow.sitting.rows.length) };
      shadow.watchers.add(watcher);
      tell(shadow.sitting, watcher);
      return () => {
        if (shadow.watchers.delete(watcher) && shadow.watchers.size === 0) shadow.close();
      };
    },
  };
}

function tell(s: Sitting, watcher: Watcher): void {
  const changedAt = momentOf(s, s.rows[s.rows.length - 1]?.entry.at ?? 0);
  watcher.hear(updateFor(s, "public", watcher.at, { changedAt, thinking: [], consents: () => false }));
  watcher.at = s.rows.length;
}

async function open(options: ShadowOptions, match: string, delay: number, gone: () => void): Promise<Shadow | Answer> {
  const { load, store, now, after, follow } = options;
  const opening = await store.opening(match);
  if (!opening) return invalid("MATCH_UNKNOWN", { match });
  const find = await findOnly(load, opening.game);
  let known: readonly Row[] = await store.rows(match, 0);
  const dueAt = (n: number): number => momentOf({ opening, rows: known as Row[] }, known[n]?.entry.at ?? 0) + delay;
  /** How many entries may be shown by now: the first, and what was taken over, were never secret. */
  const shown = (): number => {
    let count = Math.max(1, opening.origin?.at ?? 0);
    while (count < known.length && dueAt(count) <= now()) count += 1;
    return count;
  };
  const sat = sitDown(opening, known.slice(0, shown()), find);
  if ("bad" in sat) return { is: "invalid", bad: sat.bad };
  const sitting: Sitting = sat.ok;
  const watchers = new Set<Watcher>();
  let quiet = (): void => {};
  let closed = false;
  /** One thing at a time: a later call finds what an earlier one has read. */
  let busy: Promise<void> = Promise.resolve();

  function show(): void {
    if (closed) return;
    quiet();
    const before = sitting.rows.length;
    for (const row of known.slice(before, shown())) takeIn(sitting, row);
    if (sitting.rows.length > before) for (const watcher of watchers) tell(sitting, watcher);
    if (sitting.rows.length < known.length)
      quiet = after(Math.max(0, Math.min(dueAt(sitting.rows.length) - now(), LONGEST)), show);
  }
  const changed = (): void => {
    busy = busy
      .then(async () => {
        if (closed) return;
        known = [...known, ...(await store.rows(match, known.length))];
        show();
      })
      // The store is asked again at the next change.
      .catch(() => {});
  };

  const following = await follow(match, changed);
  if (typeof following !== "function") return following;
  show();
  return {
    sitting,
    watchers,
    show,
    close() {
      closed = true;
      quiet();
      following();
      gone();
    },
  };
}
