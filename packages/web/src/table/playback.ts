/**
 * Playback of updates: facts are shown one by one, and the viewer can pause, skip and step back. Pure functions; the
 * caller has the timer.
 */
import type { Fact, Seat } from "@starboard/kernel";
import type { ActReason, Update } from "@starboard/wire";

/** A fact with the entry it belongs to. */
export interface ShownFact {
  readonly n: number;
  readonly by: Seat | null;
  readonly fact: Fact;
  /** Set if a conditional order did it. */
  readonly ordered?: true;
  /** Set if it was done because time ran out. */
  readonly timed?: true;
  /** Why a bot did it; with the first fact of its act. */
  readonly reason?: ActReason;
}

export interface Playback {
  /** All updates, oldest first. */
  readonly moments: readonly Update[];
  /** Index of the shown moment. */
  readonly cursor: number;
  /** Number of facts of the next moment already shown. */
  readonly shownCount: number;
  readonly paused: boolean;
}

export const EMPTY: Playback = { moments: [], cursor: -1, shownCount: 0, paused: false };

/** The fact that stands for a move to another edition of the rules, which is no fact of the game. */
const EDITION_FACT = "continuedByEdition";
const editionFact = (to: number): Fact => ({ is: EDITION_FACT, rule: "KRN-ED-4", to }) as Fact;
/** The edition a match moved to, if the fact stands for such a move. */
export const editionOfFact = (fact: Fact): number | undefined =>
  fact.is === EDITION_FACT ? (fact as Fact & { readonly to: number }).to : undefined;

/** The facts of an update, in order. */
export const factsOf = (update: Update): ShownFact[] =>
  update.logItems.flatMap(({ n, by, facts, ordered, timed, edition, reason }) =>
    [...(edition === undefined ? [] : [editionFact(edition)]), ...facts].map((fact, i) => ({
      n,
      by,
      fact,
      ...(ordered && { ordered }),
      ...(timed && { timed }),
      ...(reason && i === 0 && { reason }),
    })),
  );

/** Whether the newest moment is shown and no fact is pending. */
export const isLive = (p: Playback): boolean => p.cursor === p.moments.length - 1;
export const shownUpdate = (p: Playback): Update | undefined => p.moments[p.cursor];
export const newest = (p: Playback): Update | undefined => p.moments[p.moments.length - 1];

/** The fact being shown; null if none is. */
export function currentFact(p: Playback): ShownFact | null {
  const next = p.moments[p.cursor + 1];
  return (next && p.shownCount > 0 && factsOf(next)[p.shownCount - 1]) || null;
}

/** Adds an update. The first one is shown at once; one without log items replaces the newest. */
export function addUpdate(p: Playback, update: Update): Playback {
  if (p.moments.length === 0) return { ...p, moments: [update], cursor: 0, shownCount: 0 };
  const last = p.moments[p.moments.length - 1] as Update;
  if (update.at < last.at) return { ...p, moments: [update], cursor: 0, shownCount: 0 };
  if (update.at === last.at && update.logItems.length === 0) {
    const replaced = { ...update, logItems: last.logItems };
    return { ...p, moments: [...p.moments.slice(0, -1), replaced] };
  }
  const moments = [...p.moments, update];
  // A change without facts (a take-back, a changed seat) is shown at once.
  if (factsOf(update).length === 0 && isLive(p)) return { ...p, moments, cursor: moments.length - 1, shownCount: 0 };
  return { ...p, moments };
}

/** Moves to the next fact, or to the next moment after its last fact. */
export function forward(p: Playback): Playback {
  const next = p.moments[p.cursor + 1];
  if (!next) return p;
  if (p.shownCount < factsOf(next).length) return { ...p, shownCount: p.shownCount + 1 };
  return { ...p, cursor: p.cursor + 1, shownCount: 0 };
}

/** Moves one fact back and pauses. */
export function back(p: Playback): Playback {
  if (p.shownCount > 1) return { ...p, shownCount: p.shownCount - 1, paused: true };
  if (p.shownCount === 1) return { ...p, shownCount: 0, paused: true };
  const here = p.moments[p.cursor];
  if (!here || p.cursor === 0) return { ...p, paused: true };
  return { ...p, cursor: p.cursor - 1, shownCount: factsOf(here).length, paused: true };
}

/** Puts earlier moments before the received ones. The first received moment holds the history, so it is split. */
export function withEarlier(p: Playback, earlier: readonly Update[]): Playback {
  const [first, ...rest] = p.moments;
  if (!first) return p;
  const before = earlier.filter(({ at }) => at < first.at);
  const last = earlier.find(({ at }) => at === first.at);
  if (before.length === 0) return p;
  const moments = [...before, { ...first, logItems: last?.logItems ?? [] }, ...rest];
  return { ...p, moments, cursor: p.cursor + before.length };
}

/** Plays again from an entry, if the moment before it is at hand. */
export function replayFrom(p: Playback, n: number): Playback {
  const cursor = p.moments.findLastIndex(({ at }) => at <= n);
  return cursor < 0 || cursor >= p.moments.length - 1 ? p : { ...p, cursor, shownCount: 0, paused: false };
}

/** Whether the moment before an entry is at hand. */
export const canReplayFrom = (p: Playback, n: number): boolean => p.moments.some(({ at }) => at <= n);

/** Skips to the newest moment. */
export const skip = (p: Playback): Playback => ({ ...p, cursor: p.moments.length - 1, shownCount: 0, paused: false });
export const pause = (p: Playback, paused: boolean): Playback => ({ ...p, paused });

/** The log: all facts up to the shown moment, oldest first, without facts taken back since. */
export function factsSoFar(p: Playback): ShownFact[] {
  const past = p.moments.slice(0, p.cursor + 1);
  const gone = new Set(past.flatMap((update) => update.logItems.flatMap((news) => news.takenBack ?? [])));
  const pastFacts = past.flatMap(factsOf).filter(({ n }) => !gone.has(n));
  const next = p.moments[p.cursor + 1];
  return next ? [...pastFacts, ...factsOf(next).slice(0, p.shownCount)] : pastFacts;
}
