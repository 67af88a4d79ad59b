import { join } from "node:path";
import { soak } from "@starboard/conformance";
import { situationsIn } from "@starboard/conformance/node";
import { expect, test } from "vitest";
import { title } from "./title.ts";

const situations = situationsIn(join(import.meta.dirname, "../situations"));

test("bent records, options, positions, acts and situations are refused or mean what they say", () => {
  const { breaches, doors } = soak([title], situations, { inputs: 1500, seed: 1 });
  expect(breaches).toEqual([]);
  for (const [name, { tried }] of doors) expect(tried, name).toBeGreaterThan(100);
});
