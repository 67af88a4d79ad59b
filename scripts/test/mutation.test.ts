import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { targets } from "../../mutation/targets.mjs";

// The mutation run takes too long for `npm test`. Here it is only checked that it would change files and run tests.

const root = join(import.meta.dirname, "../..");
const filesOf = (patterns: readonly string[]): string[] =>
  patterns.filter((pattern) => !pattern.startsWith("!")).flatMap((pattern) => globSync(pattern, { cwd: root }));

describe.for(Object.entries(targets))("%s", ([, { mutate, tests, least }]) => {
  test("every pattern of the mutation run names files that exist", () => {
    const patterns = [...mutate, ...tests].map((pattern) => pattern.replace(/^!/, ""));
    expect(patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
  });
  test("code is changed and tests are run, never the other way round", () => {
    expect(filesOf(mutate).filter((file) => !/[\\/]src[\\/]/.test(file))).toEqual([]);
    expect(filesOf(tests).filter((file) => !/[\\/]test[\\/].*\.test\.ts$/.test(file))).toEqual([]);
    expect(least).toBeGreaterThanOrEqual(75);
  });
});
