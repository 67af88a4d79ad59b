import { join } from "node:path";
import { fuzzInputs } from "@starboard/conformance";
import { situationsIn } from "@starboard/conformance/node";
import { expect, test } from "vitest";
import { entry } from "./entry.ts";

const situations = situationsIn(join(import.meta.dirname, "../situations"));

test("mutated records, options, positions, acts and situations are refused or read correctly", () => {
  const { failures, readers } = fuzzInputs([entry], situations, { inputs: 1500, seed: 1 });
  expect(failures).toEqual([]);
  for (const [name, { tried }] of readers) expect(tried, name).toBeGreaterThan(100);
});
