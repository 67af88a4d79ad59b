/** What ships are worth to buyers follows from the stored skirmishes, and those are played again as they were. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fitFleets, skirmish, storedSkirmishes } from "../fleets.mjs";

const stored = storedSkirmishes();
const { weights } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../packages/games/anaxis/src/bot/weights.json"), "utf8"),
) as { readonly weights: { readonly fleet: ReturnType<typeof fitFleets> } };

test("the worth in use is the one that the stored skirmishes have", () => {
  expect(stored.length).toBeGreaterThan(1500);
  expect(weights.fleet).toEqual(fitFleets(stored));
});

test("a stored skirmish is played again as it was", () => {
  // One with few ships, which is short.
  const ships = ({ fleets }: (typeof stored)[number]) => fleets.reduce((sum, fleet) => sum + fleet.ships.length, 0);
  const [small] = stored.toSorted((a, b) => ships(a) - ships(b));
  expect(small && skirmish(small.seed, small.match)).toEqual(small);
});

test("a class that wins more is worth more, and one that nobody bought is worth its cost", () => {
  // Equal costs; the side with the first class wins nine of ten.
  const matches = Array.from({ length: 400 }, (_, match) => ({
    seed: 1,
    match,
    fleets: [
      { race: "pelloda", ships: match % 2 === 0 ? ["squall"] : ["meteor"], cp: 0 },
      { race: "nelluran", ships: match % 2 === 0 ? ["meteor"] : ["squall"], cp: 0 },
    ],
    share: match % 20 < 18 ? Number(match % 2 === 0) : Number(match % 2 !== 0),
  }));
  const { ships } = fitFleets(matches);
  expect((ships["squall"] ?? 0) - (ships["meteor"] ?? 0)).toBeCloseTo(Math.log(9), 0);
  // The sides spent the same in each match, so a point is worth nothing by itself.
  expect(ships["scout"]).toBe(0);
});
