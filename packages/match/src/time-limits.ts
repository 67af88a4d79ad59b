/** What the rules let stand only for a time (KRN-TIME-1), measured by the entries of the record. */
import type { GameState, TimeLimit, Viewer } from "@starboard/kernel";
import type { ActiveLimit } from "@starboard/wire/host";
import type { LiveMatch } from "./live-match.ts";

/** Since when each thing stands, by the limit's name, in milliseconds of the match. */
export type LimitStarts = ReadonlyMap<string, number>;

const NOTHING: LimitStarts = new Map();

export const limitsOf = ({ game }: Pick<LiveMatch, "game">, state: GameState): readonly TimeLimit[] =>
  (game.limits as ((t: GameState) => readonly TimeLimit[]) | undefined)?.(state) ?? [];

/** What stands after an entry at `at`: what stood already goes on, what is new begins. */
export function updateLimitStarts(before: LimitStarts, limits: readonly TimeLimit[], at: number): LimitStarts {
  if (limits.length === 0) return NOTHING;
  return new Map(limits.map(({ id }) => [id, before.get(id) ?? at]));
}

/** Milliseconds since 1970 of a moment of the match. */
export const toEpochMs = ({ opening, began }: Pick<LiveMatch, "opening" | "began">, at: number): number =>
  opening.createdAt + at - began;

/** When a limit ends, in milliseconds since 1970. */
export const limitEndsAt = (s: Pick<LiveMatch, "opening" | "began">, standing: LimitStarts, limit: TimeLimit): number =>
  toEpochMs(s, (standing.get(limit.id) ?? 0) + limit.ms);

/** What a viewer may know of what ends by itself. */
export function limitsFor(s: LiveMatch, viewer: Viewer): ActiveLimit[] {
  return limitsOf(s, s.state)
    .filter(({ to }) => !to || (viewer !== "public" && to.includes(viewer)))
    .map((limit) => ({ rule: limit.rule, until: limitEndsAt(s, s.limitStarts, limit) }));
}
