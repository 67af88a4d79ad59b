/**
 * The schema of puzzle files: positions in which one class of acts is clearly better than every other. Documented in
 * `docs/puzzles.md`, published as a JSON Schema.
 */
import type { RuleId } from "@starboard/kernel";
import * as z from "zod/mini";
import { opponentSchema } from "../lesson/schema.ts";

export const PUZZLES_FORMAT = "starboard.puzzles";
export const PUZZLES_VERSION = 1;

/** Most puzzles of one file. */
const MOST_PUZZLES = 500;
/** Most ways to solve one puzzle that its file lists. */
const MOST_WAYS = 400;

/** Adds a description that editors show. */
function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const name = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
const key = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/), z.maxLength(40));
const rule = z
  .string()
  .check(z.regex(/^[A-Z][A-Z0-9]*-[A-Za-z0-9.-]+$/), z.maxLength(40)) as unknown as z.ZodMiniType<RuleId>;
const seatNumber = z.int().check(z.gte(0), z.lte(15));
const act = z.looseObject({ do: z.string().check(z.minLength(1), z.maxLength(60)) });
const acts = z.array(act).check(z.minLength(1), z.maxLength(12));
const about = z.record(z.string().check(z.maxLength(40)), z.union([z.number(), z.string().check(z.maxLength(80))]));
const points = z.number().check(z.gte(-100), z.lte(100));
const move = z.strictObject({ by: seatNumber, step: z.string().check(z.minLength(1), z.maxLength(60)), act });

const wrongWay = z.strictObject({
  acts: described(acts, "The solver does exactly this."),
  reason: described(key, "The sentence of the family that says why it does not solve the puzzle."),
  about: described(z.optional(about), "What that sentence is about."),
  rule,
  line: described(z.optional(z.array(move).check(z.maxLength(12))), "How it is refuted."),
  loss: described(z.optional(points), "Points of win chance it loses; absent if the puzzle is exact."),
});

const puzzle = z.strictObject({
  id: described(name, "Its family and a hash of its position."),
  family: described(name, "What is asked: title, task, hints and reasons are those of the family."),
  themes: described(z.array(name).check(z.minLength(1), z.maxLength(8)), "What it is about, for lists and filters."),
  options: z.looseObject({}),
  position: described(z.looseObject({}), "In the game’s notation, at the question. Solvers see the seat’s view of it."),
  seat: described(seatNumber, "The solver’s seat, from 0."),
  about: described(z.optional(about), "What the words of the family are about."),
  draws: described(z.optional(z.array(z.int().check(z.gte(1))).check(z.maxLength(200))), "The first numbers drawn."),
  seed: described(z.optional(z.int()), "Seed of all further draws; 1 when absent."),
  opponents: described(
    z.optional(z.array(opponentSchema).check(z.maxLength(50))),
    "What the other seats do, best first. Otherwise they do as little as the rules allow.",
  ),
  pass: described(
    z.array(acts).check(z.minLength(1), z.maxLength(MOST_WAYS)),
    "Every way to solve it, as patterns of the solver’s acts in order.",
  ),
  anyOrder: described(
    z.optional(z.literal(true)),
    "The acts of a way, and of an error, may come in any order. In the order that is written when absent.",
  ),
  solution: described(acts, "The way that is shown."),
  line: described(z.optional(z.array(move).check(z.maxLength(12))), "The solution with the answers to it."),
  wrong: described(z.array(wrongWay).check(z.minLength(1), z.maxLength(24)), "The likeliest errors, with reasons."),
  proof: described(
    z.enum(["exact", "search"]),
    "exact: every legal act was tried with every answer and every draw. search: the search judged it.",
  ),
  gap: described(
    z.tuple([points, points, points]),
    "Points of win chance between the worst way that passes and the best that does not, with its interval.",
  ),
  rating: described(z.int().check(z.gte(400), z.lte(3000)), "Its rating before anybody has tried it."),
  from: described(
    z.strictObject({
      is: z.enum(["selfPlay", "record", "composed"]),
      seed: z.optional(z.int()),
      record: z.optional(z.string().check(z.maxLength(80))),
      n: z.optional(z.int().check(z.gte(0))),
    }),
    "Where the position comes from.",
  ),
});

export const puzzlesSchema = z.strictObject({
  $schema: z.optional(z.string().check(z.maxLength(300))),
  format: z.literal(PUZZLES_FORMAT),
  version: z.literal(PUZZLES_VERSION),
  game: described(z.string().check(z.regex(/^[a-z0-9-]+@[0-9]+$/), z.maxLength(60)), "game@edition."),
  title: described(z.optional(z.string().check(z.minLength(1), z.maxLength(60))), "Its name in the library."),
  puzzles: z.array(puzzle).check(z.maxLength(MOST_PUZZLES)),
});

/** A file of puzzles of one game. */
export type PuzzleFile = z.infer<typeof puzzlesSchema>;
export type Puzzle = PuzzleFile["puzzles"][number];
export type PuzzleWrongWay = Puzzle["wrong"][number];
/** What sentences of a family are about: names and numbers by key. */
export type PuzzleParameters = z.infer<typeof about>;
