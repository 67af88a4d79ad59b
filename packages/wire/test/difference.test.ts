/** Differences between JSON values. */
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { changesBetween, changesText } from "../src/changes.ts";
import { applyDifference, type Difference, differenceOf, differenceText, WrongDifference } from "../src/difference.ts";
import type { Update } from "../src/messages.ts";

/** JSON data with few different keys and values, so that two of them often have parts in common. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 1, "a", "b", true),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "0", "1"), tie("value"), { maxKeys: 4 }),
  ),
})).value;
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test("a difference, sent as text, makes the later value of the earlier one, which stays as it is", () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const kept = copy(before);
      const difference = differenceOf(before, after);
      if (difference === undefined) expect(before).toEqual(after);
      else expect(applyDifference(before, copy(difference))).toEqual(after);
      expect(before).toEqual(kept);
    }),
    { numRuns: 2_000 },
  );
});

test("equal values have no difference, also where a field is undefined in one and absent in the other", () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(differenceOf(value, copy(value))).toBeUndefined();
    }),
  );
  expect(differenceOf({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
  expect(differenceOf({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
  expect(differenceOf({ a: 1 }, { a: undefined })).toEqual({ a: [] });
});

test("only what changed is sent, and the rest keeps its identity", () => {
  const ships = Array.from({ length: 40 }, (_, n) => ({ name: `ship ${n}`, hull: 9, at: { x: n, y: n } }));
  const before = { round: 1, ships, log: [1, 2, 3] };
  const after = copy(before);
  (after.ships[7] as { hull: number }).hull = 4;
  after.log.push(4);
  const difference = differenceOf(before, after) as Difference;
  expect(difference).toEqual({ ships: { 7: { hull: [4] } }, log: [3, 0, [4]] });
  const made = applyDifference(before, difference) as typeof before;
  expect(made.ships[6]).toBe(before.ships[6]);
  expect(made.ships[7]).not.toBe(before.ships[7]);
});

test("a list keeps its beginning and its end when elements go or come in between", () => {
  expect(differenceOf([1, 2, 3, 4], [1, 4])).toEqual([1, 1, []]);
  expect(differenceOf([1, 4], [1, 2, 3, 4])).toEqual([1, 1, [2, 3]]);
  expect(differenceOf([1, 1], [1, 1, 1])).toEqual([2, 0, [1]]);
  expect(differenceOf([], [1])).toEqual([0, 0, [1]]);
});

test.for<[what: string, before: unknown, difference: unknown]>([
  ["an element that is not there", [1], { 1: [2] }],
  ["an index that is none", [1], { x: [2] }],
  ["more of a list than there is", [1, 2], [2, 1, []]],
  ["a part of a list made of an object", {}, [0, 0, []]],
  ["fields of a text", "a", { b: [1] }],
  ["a part without values", [1], [0, 1, 5]],
  ["two values", [1], [1, 2]],
  ["another prototype", {}, JSON.parse('{"__proto__":[{}]}')],
])("%s is not applied", ([, before, difference]) => {
  expect(() => applyDifference(before, difference as Difference)).toThrow(WrongDifference);
});

test("a field of the values themselves can be left out; what is inside them is compared", () => {
  expect(differenceOf({ a: 1, log: [1] }, { a: 1, log: [2] }, "log")).toBeUndefined();
  expect(differenceOf({ a: 1, log: [1] }, { a: 2 }, "log")).toEqual({ a: [2] });
  expect(differenceOf({ a: { log: 1 } }, { a: { log: 2 }, log: 3 }, "log")).toEqual({ a: { log: [2] } });
});

test("spectators who are sent to one after the other share the changes", () => {
  const [first, second, third] = [1, 2, 3].map((at) => ({
    summary: { match: "m" },
    at,
    viewer: "public",
    logItems: [],
  }));
  const between = (a: unknown, b: unknown) => changesText(a as Update, b as Update);
  const written = vi.spyOn(JSON, "stringify");
  const changes = between(first, second);
  const count = written.mock.calls.length;
  expect(between(first, second)).toBe(changes);
  expect(written.mock.calls.length).toBe(count);
  written.mockRestore();
  expect(JSON.parse(between(second, third))).toMatchObject({ difference: { at: [3] } });
  expect(JSON.parse(between(first, third))).toEqual({ ...(JSON.parse(changes) as object), difference: { at: [3] } });
  expect(between(first, second)).toBe(changes);
});

test("a difference written at once is the text of the difference", () => {
  fc.assert(
    fc.property(json, json, fc.constantFrom(undefined, "b"), (before, after, without) => {
      const found = differenceOf(before, after, without);
      const text = differenceText(before, after, without);
      expect(text === "" ? undefined : JSON.parse(text)).toEqual(found);
    }),
    { numRuns: 3_000 },
  );
  const odd = { 'quo"te': "ü\n", gone: undefined, list: [undefined, Number.NaN] };
  expect(JSON.parse(differenceText({}, odd))).toEqual(copy(differenceOf({}, odd)));
  expect(JSON.parse(differenceText({ gone: 1, x: [0] }, { gone: undefined, x: ["ü"] }))).toEqual({
    gone: [],
    x: { 0: ["ü"] },
  });
});

test("changes written at once are the text of the changes", () => {
  const fields = ["view", "question", "offers", "takeBack", "limits", "newerEdition"];
  const update = fc
    .tuple(fc.nat(40), json, fc.array(json, { minLength: fields.length, maxLength: fields.length }))
    .map(([at, x, values]) => {
      const others = Object.fromEntries(fields.map((field, i) => [field, values[i] === "a" ? undefined : values[i]]));
      const log = [{ n: at }];
      return { is: "update", summary: { match: "m", x }, at, viewer: 1, ...others, logItems: log } as unknown as Update;
    });
  fc.assert(
    fc.property(update, update, (before, after) => {
      const text = changesText(before, after);
      expect(JSON.parse(text)).toEqual(copy({ channel: "match", ...changesBetween(before, after) }));
    }),
    { numRuns: 2_000 },
  );
});
