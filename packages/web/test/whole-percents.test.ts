/** Shares beside a preset are whole percents that add up. */
import { expect, test } from "vitest";
import { manifests } from "@starboard/registry/manifests";
import { wholePercents } from "../src/newtable/whole-percents.ts";

test.each([
  [
    [0.465, 0.535],
    [47, 53],
  ],
  [
    [0.5, 0.5],
    [50, 50],
  ],
  [
    [0.287, 0.356, 0.357],
    [29, 35, 36],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [1, 0],
    [100, 0],
  ],
])("%j become %j", (shares, percents) => {
  expect(wholePercents(shares)).toEqual(percents);
});

test("the shares beside every measured preset add up to 100, and each is off by less than one", async () => {
  let presets = 0;
  for (const { measured } of manifests)
    for (const { seats } of Object.values((await measured?.())?.presets ?? {})) {
      const percents = wholePercents(seats.map(({ share }) => share));
      expect(percents.reduce((sum, one) => sum + one, 0)).toBe(100);
      for (const [i, percent] of percents.entries())
        expect(Math.abs(percent - 100 * (seats[i]?.share ?? Number.NaN))).toBeLessThan(1);
      presets++;
    }
  expect(presets).toBeGreaterThan(8);
});
