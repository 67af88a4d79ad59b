import { seat } from "@starboard/kernel";
import { expect, test } from "vitest";
import { hasPlayed } from "../src/guide/has-played.ts";

test("the guide is offered until a person at the table has acted; what bots and the rules do does not count", () => {
  const seats = [
    { name: "Ada", kind: "person" as const },
    { name: "Orion", kind: "bot" as const, level: 1 },
  ];
  const shown = (by: number | null) => ({
    n: 1,
    by: by === null ? null : seat(by),
    fact: { is: "x", rule: "TST-1" as const },
  });
  expect(hasPlayed(seats, [])).toBe(false);
  expect(hasPlayed(seats, [shown(null), shown(1)])).toBe(false);
  expect(hasPlayed(seats, [shown(null), shown(1), shown(0)])).toBe(true);
});
