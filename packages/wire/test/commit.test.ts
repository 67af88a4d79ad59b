import { isPlainJson } from "@starboard/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isCommit } from "../src/commit.ts";
import { matchSchemas } from "../src/parse.ts";

const name = fc.oneof(
  fc.string({ maxLength: 70 }),
  fc.constantFrom(
    "",
    "m1",
    "a".repeat(60),
    "a".repeat(61),
    "a".repeat(64),
    "a".repeat(65),
    "ä",
    "a b",
    "12345678",
    "1234567",
  ),
);
const number = fc.oneof(
  fc.integer(),
  fc.constantFrom(-1, -0, 0, 0.5, 15, 16, 1_000_000, 1_000_001, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300),
);
const odd = fc.oneof(name, number, fc.jsonValue(), fc.constantFrom(null, true, [], {}, undefined));
/** Mostly a valid value, so that whole commits are generated with one wrong field. */
const orOther = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: good as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: odd });
const spoilt = (good: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.record(good) },
    { weight: 1, arbitrary: fc.record(good, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record({ ...good, more: odd }) },
    { weight: 1, arbitrary: odd },
  );

const act = spoilt({ do: orOther(fc.constantFrom("mark", "depart")) });
const move = spoilt({ step: orOther(fc.constantFrom("mark", "depart")), act: orOther(act) });
const run = fc.oneof(
  { weight: 9, arbitrary: fc.array(move, { minLength: 1, maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      [],
      ...[200, 201].map((many) => Array.from({ length: many }, () => ({ step: "s", act: { do: "a" } }))),
    ),
  },
);
const commit = spoilt({
  is: orOther(fc.constant("commit")),
  match: orOther(fc.constantFrom("m1", "A-z_9")),
  seat: orOther(fc.nat(15)),
  at: orOther(fc.nat(1_000_000)),
  key: orOther(fc.constantFrom("12345678", "k".repeat(64))),
  moves: orOther(run),
});

test("isCommit and the schema accept the same messages, on both sides of every limit", () => {
  let commits = 0;
  fc.assert(
    fc.property(commit, (message) => {
      // As the parser receives it: an object, and plain data.
      if (typeof message !== "object" || message === null || Array.isArray(message) || !isPlainJson(message)) return;
      const parsed = matchSchemas.commit.safeParse(message);
      expect(isCommit(message)).toBe(parsed.success);
      if (!parsed.success) return;
      commits += 1;
      expect(message).toEqual(parsed.data);
    }),
    { numRuns: 5_000 },
  );
  expect(commits).toBeGreaterThan(500);
});

test("every field is checked at its limits", () => {
  const honest = {
    is: "commit",
    match: "m1",
    seat: 0,
    at: 4,
    key: "12345678",
    moves: [{ step: "s", act: { do: "a" } }],
  };
  expect(isCommit(honest)).toBe(true);
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(honest)), odd, (field, value) => {
      const message = { ...honest, [field]: value };
      fc.pre(isPlainJson(message));
      expect(isCommit(message)).toBe(matchSchemas.commit.safeParse(message).success);
    }),
    { numRuns: 3_000 },
  );
});
