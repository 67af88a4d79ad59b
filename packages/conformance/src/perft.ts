/** Perft tables: the number of act sequences from fixed positions, as chess programs count them. */
import {
  type AnyGame,
  seededDraws,
  fieldErrors,
  isPlainJson,
  perft,
  perftDistinct,
  type Result,
  type Shape,
} from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";
import * as z from "zod/mini";
import { someGame, type SomeGame } from "./recorded-match.ts";

const counts = z.array(z.int().check(z.gte(0))).check(z.minLength(1), z.maxLength(12));

export const perftSchema = z.strictObject({
  game: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  options: z.optional(z.looseObject({})),
  /** The position, in the game's notation; the set-up when absent. */
  position: z.optional(z.looseObject({})),
  /** Seed of all draws. */
  seed: z.int(),
  /** Number of sequences of 1, 2, 3 … acts. */
  counts,
  /** Number of distinct states after 1, 2, 3 … acts. */
  distinct: z.optional(counts),
});
export type PerftTable = z.infer<typeof perftSchema>;

export interface PerftReport {
  readonly title: string;
  readonly passed: boolean;
  readonly message: string;
}

const root = (game: SomeGame, table: PerftTable): Result<Shape["state"]> => {
  const options: Result<object> = game.options.parse(table.options ?? {});
  if ("bad" in options) return options;
  return table.position ? game.notation.read(table.position, options.ok) : { ok: game.setup(options.ok) };
};

/** Counts from a position, to the depth of the given lists. */
export function countPerft(game: AnyGame, table: PerftTable): Result<{ counts: number[]; distinct: number[] }> {
  const some = someGame(game);
  const from = root(some, table);
  if ("bad" in from) return from;
  const draws = () => seededDraws(table.seed);
  const depths = (list: readonly number[] | undefined): number[] => (list ?? []).map((_, i) => i + 1);
  return {
    ok: {
      counts: depths(table.counts).map((depth) => perft(some, from.ok, depth, draws)),
      distinct: depths(table.distinct).map((depth) => perftDistinct(some, from.ok, depth, draws)),
    },
  };
}

/** Counts again and compares. */
export function runPerft(raw: unknown, find: (id: string) => GameEntry | undefined): PerftReport {
  const parsed = perftSchema.safeParse(isPlainJson(raw) ? raw : null);
  if (!parsed.success)
    return { title: "(no title)", passed: false, message: JSON.stringify(fieldErrors(parsed.error, "PERFT_FIELD")) };
  const table = parsed.data;
  const { title } = table;
  const known = find(table.game);
  if (!known)
    return {
      title,
      passed: false,
      message: `unknown game "${table.game}"; --game-folder FOLDER adds a game that is not listed`,
    };
  const counted = countPerft(known.game as AnyGame, table);
  if ("bad" in counted) return { title, passed: false, message: JSON.stringify(counted.bad) };
  const { counts: now, distinct } = counted.ok;
  const wrong = [
    ...now.flatMap((count, i) => (count === table.counts[i] ? [] : [`${i + 1} deep ${count}, not ${table.counts[i]}`])),
    ...distinct.flatMap((count, i) =>
      count === table.distinct?.[i] ? [] : [`${i + 1} deep ${count} distinct, not ${table.distinct?.[i]}`],
    ),
  ];
  return { title, passed: wrong.length === 0, message: wrong.join("; ") };
}
