import type { Fact } from "@starboard/kernel";
import { concernsByField } from "@starboard/kit";
import { expect, test } from "vitest";

type Told = Fact &
  (
    | { readonly is: "battle"; readonly sides: readonly { readonly power: number; readonly ships: number }[] }
    | { readonly is: "asked"; readonly proposal: { readonly from: number; readonly to: readonly number[] } }
    | { readonly is: "moved"; readonly power: number }
  );

test("a fact concerns whoever its fields name, at whatever depth, each seat once, and nobody else", () => {
  const powers = [0, 1, 1, -1];
  const concerns = concernsByField<readonly number[], Told>(
    { battle: ["power"], asked: ["to"] },
    (t, power) => t[power],
  );
  const told = (fact: object): Told => ({ rule: "X-1", ...fact }) as unknown as Told;
  const sides = [2, 0, 1, 3, 9].map((power) => ({ power, ships: 2 }));
  expect(concerns(powers, told({ is: "battle", sides }))).toEqual([0, 1]);
  expect(concerns(powers, told({ is: "asked", proposal: { from: 0, to: [1, 2] } }))).toEqual([1]);
  expect(concerns(powers, told({ is: "moved", power: 1 }))).toEqual([]);
  expect(concerns(powers, told({ is: "asked", proposal: null }))).toEqual([]);
});
