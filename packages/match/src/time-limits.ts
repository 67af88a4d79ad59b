/** What the rules let stand only for a time (KRN-TIME-1), measured by the entries of the record. */
import type { Table, TimeLimit, Viewer } from "@starboard/kernel";
import type { Limit } from "@starboard/wire/host";
import type { Sitting } from "./live-match.ts";

/** Since when each thing stands, by the limit's name, in milliseconds of the match. */
export type Standing = ReadonlyMap<string, number>;

const NOTHING: Standing = new Map();

export const limitsOf = ({ game }: Pick<Sitting, "game">, table: Table): readonly TimeLimit[] =>
  (game.limits as ((t: Table) => readonly TimeLimit[]) | undefined)?.(table) ?? [];

/** What stands after an entry at `at`: what stood already goes on, what is new begins. */
export function standingAfter(before: Standing, limits: readonly TimeLimit[], at: number): Standing {
  if (limits.length === 0) return NOTHING;
  return new Map(limits.map(({ id }) => [id, before.get(id) ?? at]));
}

/** Milliseconds since 1970 of a moment of the match. */
export const momentOf = ({ opening, began }: Pick<Sitting, "opening" | "began">, at: number): number =>
  opening.createdAt + at - began;

/** When a limit ends, in milliseconds since 1970. */
export const endOf = (s: Pick<Sitting, "opening" | "began">, standing: Standing, limit: TimeLimit): number =>
  momentOf(s, (standing.get(limit.id) ?? 0) + limit.ms);

/** What a viewer may know of what ends by itself. */
export function limitsFor(s: Sitting, viewer: Viewer): Limit[] {
  return limitsOf(s, s.table)
    .filter(({ to }) => !to || (viewer !== "public" && to.includes(viewer)))
    .map((limit) => ({ rule: limit.rule, until: endOf(s, s.standing, limit) }));
}
