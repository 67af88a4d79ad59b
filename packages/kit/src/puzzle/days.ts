/**
 * Days and the daily puzzle. A day is counted in UTC, so that everyone has the same puzzle at the same time. The puzzle
 * follows from the date and the list of puzzles alone, so that hosts and pages without a network agree.
 */
import { seededUint32 } from "@starboard/kernel";

/** Length of a day, in ms. */
export const DAY_MS = 86_400_000;

/** The number of the day in UTC since 1 January 1970. `now` is in epoch ms. */
export const dayNumber = (now: number): number => Math.floor(now / DAY_MS);

/** FNV-1a over UTF-16 code units: spreads ids evenly, and is the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
/** A number for a name that its neighbours' names do not tell. */
const shuffledPlace = (text: string): number => seededUint32(hashOf(text))();

/** Whose turn a day is: the games take turns, and `round` says how often this one has had its turn. */
export interface DailyTurn {
  readonly game: string;
  readonly round: number;
}

/** Undefined without games. The order of `games` does not matter. */
export function dailyTurn(games: readonly string[], day: number): DailyTurn | undefined {
  const game = [...games].toSorted((a, b) => (a < b ? -1 : 1))[day % games.length];
  return game === undefined ? undefined : { game, round: Math.floor(day / games.length) };
}

/**
 * The daily puzzle among the ids of its game: none comes again before every other one has had its day. Undefined without
 * puzzles. The order of `ids` does not matter.
 */
export function dailyPuzzle(ids: readonly string[], { round }: Pick<DailyTurn, "round">): string | undefined {
  const inOrder = ids
    .map((id) => ({ id, place: shuffledPlace(id) }))
    .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
  return inOrder[round % inOrder.length]?.id;
}

export interface Streak {
  /** Days in a row, up to today or yesterday. */
  readonly days: number;
  /** The longest there has been. */
  readonly longest: number;
  /** Whether today counts already. If not, the streak goes on if the puzzle is solved before the day ends. */
  readonly today: boolean;
}

/**
 * The streak of the days on which the daily puzzle was solved. A missed day ends it, and nothing repairs it afterwards:
 * days later than `today` do not count.
 */
export function streakOf(solved: readonly number[], today: number): Streak {
  const days = [...new Set(solved)].filter((day) => day <= today).toSorted((a, b) => a - b);
  let longest = 0;
  let run = 0;
  let last: number | undefined;
  for (const day of days) {
    run = last === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { days: last !== undefined && last >= today - 1 ? run : 0, longest, today: last === today };
}
