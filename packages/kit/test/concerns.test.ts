import type { Fact } from "@starboard/kernel";
import { concernsByField } from "@starboard/kit";
import { expect, test } from "vitest";

type TestFact = Fact &
  (
    | { readonly is: "battle"; readonly sides: readonly { readonly power: number; readonly ships: number }[] }
    | { readonly is: "asked"; readonly proposal: { readonly from: number; readonly to: readonly number[] } }
    | { readonly is: "moved"; readonly power: number }
  );

test("a fact concerns exactly the seats that its fields name, at any depth, each once", () => {
  const powers = [0, 1, 1, -1];
  const concerns = concernsByField<readonly number[], TestFact>(
    { battle: ["power"], asked: ["to"] },
    (t, power) => t[power],
  );
  const factOf = (fact: object): TestFact => ({ rule: "X-1", ...fact }) as unknown as TestFact;
  const sides = [2, 0, 1, 3, 9].map((power) => ({ power, ships: 2 }));
  expect(concerns(powers, factOf({ is: "battle", sides }))).toEqual([0, 1]);
  expect(concerns(powers, factOf({ is: "asked", proposal: { from: 0, to: [1, 2] } }))).toEqual([1]);
  expect(concerns(powers, factOf({ is: "moved", power: 1 }))).toEqual([]);
  expect(concerns(powers, factOf({ is: "asked", proposal: null }))).toEqual([]);
});
