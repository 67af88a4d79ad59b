/** Time limits that the rules set for a state (KRN-TIME-1), measured by the times of the record's entries. */
import type { AnyGame, GameState, TimeLimit, Viewer } from "@starboard/kernel";
import type { ActiveLimit } from "@starboard/wire/host";
import type { LiveMatch } from "./live-match.ts";

/** The start of each time limit by its id, in ms of match time. */
export type LimitStarts = ReadonlyMap<string, number>;

const NO_LIMITS: LimitStarts = new Map();

const NONE: readonly TimeLimit[] = [];
export const limitsOf = ({ game }: Pick<LiveMatch, "game">, state: GameState): readonly TimeLimit[] =>
  (game as AnyGame).capabilities?.timeLimits?.limits(state) ?? NONE;

/** Returns the limits after an entry at match time `at`: existing limits keep their start, new ones start now. */
export function updateLimitStarts(before: LimitStarts, limits: readonly TimeLimit[], at: number): LimitStarts {
  if (limits.length === 0) return NO_LIMITS;
  return new Map(limits.map(({ id }) => [id, before.get(id) ?? at]));
}

/** Converts match time to milliseconds since 1970. */
export const toEpochMs = ({ opening, began }: Pick<LiveMatch, "opening" | "began">, at: number): number =>
  opening.createdAt + at - began;

/** Returns when a limit ends, in milliseconds since 1970. */
export const limitEndsAt = (s: Pick<LiveMatch, "opening" | "began">, starts: LimitStarts, limit: TimeLimit): number =>
  toEpochMs(s, (starts.get(limit.id) ?? 0) + limit.ms);

/** Returns the active limits that a viewer may know. */
export function limitsFor(s: LiveMatch, viewer: Viewer): readonly ActiveLimit[] {
  const limits = limitsOf(s, s.state);
  if (limits.length === 0) return [];
  return limits
    .filter(({ to }) => !to || (viewer !== "public" && to.includes(viewer)))
    .map((limit) => ({ rule: limit.rule, until: limitEndsAt(s, s.limitStarts, limit) }));
}
