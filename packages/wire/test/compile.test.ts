/** The fast checks that are derived from schemas accept exactly what the schemas accept. */
import { isPlainJson } from "@starboard/kernel";
import fc from "fast-check";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { compile } from "../src/compile.ts";
import { clockRule } from "../src/clock.ts";
import { hostRequests } from "../src/host-requests.ts";
import { matchRequests } from "../src/match-requests.ts";

const move = { step: "depart", act: { do: "depart", from: "sol", ships: 3, loan: [{ power: 1, ships: 2 }] } };
const forSeat = { match: "m1", seat: 0, at: 4 };
const proposals = [{ is: "takeBack", at: 3 }, { is: "pause" }, { is: "claim", of: 1, to: "bot" }];
/** A schema, with data that it accepts. */
const samples: readonly (readonly [schema: z.ZodMiniType, ...data: object[]])[] = [
  [matchRequests.list, { is: "list" }],
  [matchRequests.begin, { is: "begin", match: "m1", entropy: ["00ff", ""] }],
  [
    matchRequests.watch,
    { is: "watch", match: "m1", viewer: "public", since: 0 },
    { is: "watch", match: "m1", viewer: 3, since: 9 },
  ],
  [matchRequests.commit, { is: "commit", ...forSeat, key: "12345678", moves: [move] }],
  [matchRequests.takeBack, { is: "takeBack", ...forSeat }],
  [
    matchRequests.seat,
    { is: "seat", ...forSeat, occupant: { name: "Deep", kind: "bot", level: 3 } },
    { is: "seat", ...forSeat, occupant: { name: "Ada", kind: "person" } },
  ],
  [hostRequests.hello, { is: "hello", client: "x" }],
  [hostRequests.followTable, { is: "followTable", table: "t1", chat: -100 }],
  [hostRequests.mute, { is: "mute", table: "t1", who: "abc", on: true }],
  [hostRequests.propose, ...proposals.map((what) => ({ is: "propose", table: "t1", seat: 0, what }))],
  [hostRequests.vacation, { is: "vacation", table: "t1", seat: 0, until: null }],
  [clockRule, { is: "live", main: 600, increment: 5 }, { is: "none" }],
];

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    [],
    {},
    -1,
    -0,
    0,
    0.5,
    15,
    16,
    1_000_000,
    1_000_001,
    2 ** 53,
    1e300,
    "a".repeat(60),
    "a".repeat(61),
    "k".repeat(64),
    "k".repeat(65),
    "1234567",
    "ä",
    "a b",
    ...[200, 201].map((many) => Array.from({ length: many }, () => ({ step: "s", act: { do: "a" } }))),
  ),
);
/** Replaces, removes or adds one field, at a depth that `path` chooses. */
function changed(data: unknown, path: readonly number[], value: unknown, kind: number): unknown {
  if (typeof data !== "object" || data === null) return value;
  const [first = 0, ...rest] = path;
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Record<string, unknown>;
  const names = Object.keys(copy);
  const name = names[first % Math.max(1, names.length)];
  if (path.length === 0 || name === undefined) return { ...copy, more: value };
  if (rest.length > 0) copy[name] = changed(copy[name], rest, value, kind);
  else if (kind === 0 && !Array.isArray(copy)) delete copy[name];
  else copy[name] = value;
  return copy;
}

test("a compiled check and its schema accept the same messages, on both sides of every limit", () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.nat(samples.length - 1),
      fc.nat(),
      fc.array(fc.tuple(fc.array(fc.nat(7), { maxLength: 4 }), odd, fc.nat(4)), { maxLength: 2 }),
      (n, which, changes) => {
        const [schema, ...all] = samples[n] as (typeof samples)[number];
        const check = compile(schema);
        if (!check) throw new Error(`sample ${n} cannot be compiled`);
        const data = changes.reduce<unknown>(
          (before, [path, value, kind]) => changed(before, path, value, kind),
          all[which % all.length],
        );
        // As the parser receives it: an object, and plain data.
        if (typeof data !== "object" || data === null || Array.isArray(data) || !isPlainJson(data)) return;
        const read = schema.safeParse(data);
        expect(check(data), JSON.stringify(data)).toBe(read.success);
        if (!read.success) return;
        expect(read.data).toEqual(data);
        accepted += 1;
      },
    ),
    { numRuns: 6000, seed: 4000 },
  );
  expect(accepted).toBeGreaterThan(1500);
});

test("a schema that changes what it accepts, or drops fields, is not compiled", () => {
  expect(compile(z.string().check(z.trim()))).toBeUndefined();
  expect(compile(hostRequests.say)).toBeUndefined();
  expect(compile(z.object({ a: z.string() }))).toBeUndefined();
  expect(compile(z._default(z.string(), ""))).toBeUndefined();
  expect(compile(z.strictObject({ inner: z.array(z.string().check(z.trim())) }))).toBeUndefined();
});
