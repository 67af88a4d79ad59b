/**
 * The schema of a situation: a test of a rule as data. Documented in `docs/situations.md`, published as a JSON Schema.
 */
import * as z from "zod/mini";

/** Adds a description that editors show. */
function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const seatNo = z.int().check(z.gte(0), z.lte(15));
const viewer = z.union([seatNo, z.literal("public")]);
const name = z.string().check(z.minLength(1), z.maxLength(60));
const code = z.string().check(z.regex(/^[A-Z][A-Z0-9_]*$/), z.maxLength(60));
const ruleId = z.string().check(z.regex(/^[A-Z][A-Z0-9]*-[A-Za-z0-9.-]+$/), z.maxLength(40));
const pattern = (description: string) => described(z.looseObject({}), description);
const patterns = (description: string) => described(z.array(z.looseObject({})).check(z.maxLength(200)), description);

/** Any act of any game; a published schema may list the acts of one game instead. */
export const anyAct = z.looseObject({ do: name });

const offersSchema = z.strictObject({
  by: seatNo,
  step: described(z.optional(name), "Only this step or aside; the question asked when absent."),
  all: z.optional(patterns("Exactly these acts, in any order.")),
  includes: z.optional(patterns("These acts and perhaps others.")),
  excludes: z.optional(patterns("None of these acts.")),
  count: described(z.optional(z.int().check(z.gte(0))), "So many acts."),
});
const factsSchema = {
  facts: z.optional(patterns("Told since the start or the last expectation, in this order, others in between.")),
  silent: z.optional(patterns("Not told since then.")),
};
const sumSchema = z.strictObject({
  name: described(name, "The game's name for the sum."),
  args: z.optional(z.unknown()),
  total: z.number(),
  terms: z.optional(patterns("Every term, in order.")),
});

/** The schema of a situation, given the schemas of its acts and options. */
export function situationSchemaOf<A extends z.ZodMiniType<{ do: string }>, O extends z.ZodMiniType>(
  act: A,
  options: O,
) {
  const move = {
    by: described(seatNo, "The seat that acts, from 0."),
    step: described(
      z.optional(name),
      "The step or aside; the question asked, or the one aside that knows the act, when absent.",
    ),
    act,
  };
  const refusal = z.strictObject({ ...move, code, rule: z.optional(ruleId) });
  const expectation = z.strictObject({
    position: z.optional(pattern("Fields of the table in the game's own notation.")),
    without: described(
      z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50))),
      "Paths that the position must not have, such as stars.sol.",
    ),
    table: z.optional(pattern("Fields of the table as the rules keep it.")),
    views: z.optional(z.array(z.strictObject({ viewer, has: pattern("Fields of what the viewer sees.") }))),
    question: described(
      z.optional(z.nullable(z.strictObject({ step: name, seats: z.optional(z.array(seatNo)) }))),
      "What is asked now and of whom; null when nothing is.",
    ),
    offers: z.optional(z.array(offersSchema)),
    refusals: described(z.optional(z.array(refusal)), "Acts that are refused now."),
    ...factsSchema,
    heard: z.optional(z.array(z.strictObject({ viewer, ...factsSchema }))),
    sums: z.optional(z.array(sumSchema)),
    outcome: described(z.optional(z.nullable(z.looseObject({}))), "How the match ended; null when it has not."),
  });
  const doing = z.strictObject(move);
  const expecting = z.strictObject({ expect: expectation });
  const situation = z.strictObject({
    $schema: z.optional(z.string().check(z.maxLength(300))),
    game: described(
      z.string().check(z.regex(/^[a-z0-9-]+(?:@[0-9]+)?$/), z.maxLength(60)),
      "The game, or game@edition.",
    ),
    title: described(z.string().check(z.minLength(1), z.maxLength(300)), "What is shown, as a sentence."),
    rules: described(z.optional(z.array(ruleId).check(z.minLength(1), z.maxLength(40))), "The rules it tests."),
    note: described(
      z.optional(z.string().check(z.maxLength(2000))),
      "Where the example comes from, or why it is here.",
    ),
    options: z.optional(options),
    position: z.optional(pattern("The table to begin with, in the game's notation; the set-up when absent.")),
    setup: described(
      z.optional(z.strictObject({ seed: z.int() })),
      "Draws of the set-up from a seed instead of from dice.",
    ),
    dice: described(
      z.optional(z.array(z.int().check(z.gte(1))).check(z.maxLength(10_000))),
      "Every number that is drawn, in order; all must be used.",
    ),
    play: described(
      z.optional(z.array(z.union([doing, expecting])).check(z.maxLength(5000))),
      "Acts, and what is expected between them.",
    ),
    expect: z.optional(expectation),
  });
  return { situation, expectation, doing, refusal };
}

const form = situationSchemaOf(anyAct, z.looseObject({}));
export const situationSchema = form.situation;

export type Situation = z.infer<typeof form.situation>;
export type Expectation = z.infer<typeof form.expectation>;
export type Doing = z.infer<typeof form.doing>;
export type TriedRefusal = z.infer<typeof form.refusal>;
