/**
 * How a table is watched: updates arrive when they like, facts are shown one after another, and the watcher may pause,
 * hurry, and step back. Pure: the clock belongs to the caller.
 */
import type { Fact, Seat } from "@starboard/kernel";
import type { Update } from "@starboard/wire";

/** One told fact with the entry it belongs to. */
export interface ShownFact {
  readonly n: number;
  readonly by: Seat | null;
  readonly fact: Fact;
  /** Done by an order while nobody was there. */
  readonly ordered?: true;
  /** Done because time was up. */
  readonly timed?: true;
}

export interface Playback {
  /** The table as it was known at each update, oldest first. */
  readonly moments: readonly Update[];
  /** The moment whose table is shown. */
  readonly cursor: number;
  /** How many facts of the next moment have been told while its table is not shown yet. */
  readonly told: number;
  readonly paused: boolean;
}

export const EMPTY: Playback = { moments: [], cursor: -1, told: 0, paused: false };

/** Facts an update brought, in order. */
export const factsOf = (update: Update): ShownFact[] =>
  update.logItems.flatMap(({ n, by, facts, ordered, timed }) =>
    facts.map((fact) => ({ n, by, fact, ...(ordered && { ordered }), ...(timed && { timed }) })),
  );

/** True when the newest table is shown and nothing waits to be told. */
export const isLive = (p: Playback): boolean => p.cursor === p.moments.length - 1;
export const shownUpdate = (p: Playback): Update | undefined => p.moments[p.cursor];
export const newest = (p: Playback): Update | undefined => p.moments[p.moments.length - 1];

/** The fact now being shown, or null when play stands still. */
export function currentFact(p: Playback): ShownFact | null {
  const next = p.moments[p.cursor + 1];
  return (next && p.told > 0 && factsOf(next)[p.told - 1]) || null;
}

/** Takes an update in. The first one is shown as it is; one that brings no news replaces the newest. */
export function addUpdate(p: Playback, update: Update): Playback {
  if (p.moments.length === 0) return { ...p, moments: [update], cursor: 0, told: 0 };
  const last = p.moments[p.moments.length - 1] as Update;
  if (update.at < last.at) return { ...p, moments: [update], cursor: 0, told: 0 };
  if (update.at === last.at && update.logItems.length === 0) {
    const kept = { ...update, logItems: last.logItems };
    return { ...p, moments: [...p.moments.slice(0, -1), kept] };
  }
  const moments = [...p.moments, update];
  // A change that nobody tells about (a take-back, a changed seat) is shown at once.
  if (factsOf(update).length === 0 && isLive(p)) return { ...p, moments, cursor: moments.length - 1, told: 0 };
  return { ...p, moments };
}

/** The next fact, or the table after the last fact. */
export function forward(p: Playback): Playback {
  const next = p.moments[p.cursor + 1];
  if (!next) return p;
  if (p.told < factsOf(next).length) return { ...p, told: p.told + 1 };
  return { ...p, cursor: p.cursor + 1, told: 0 };
}

/** One fact back; stays paused there. */
export function back(p: Playback): Playback {
  if (p.told > 1) return { ...p, told: p.told - 1, paused: true };
  if (p.told === 1) return { ...p, told: 0, paused: true };
  const here = p.moments[p.cursor];
  if (!here || p.cursor === 0) return { ...p, paused: true };
  return { ...p, cursor: p.cursor - 1, told: factsOf(here).length, paused: true };
}

/** Straight to the newest table. */
export const skip = (p: Playback): Playback => ({ ...p, cursor: p.moments.length - 1, told: 0, paused: false });
export const pause = (p: Playback, paused: boolean): Playback => ({ ...p, paused });

/** Everything told up to the shown moment, oldest first, without what was taken back since: the log. */
export function factsSoFar(p: Playback): ShownFact[] {
  const past = p.moments.slice(0, p.cursor + 1);
  const gone = new Set(past.flatMap((update) => update.logItems.flatMap((news) => news.takenBack ?? [])));
  const told = past.flatMap(factsOf).filter(({ n }) => !gone.has(n));
  const next = p.moments[p.cursor + 1];
  return next ? [...told, ...factsOf(next).slice(0, p.told)] : told;
}
