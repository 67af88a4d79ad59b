import { expect, test } from "vitest";
import { SHIPS } from "../src/data/ships.ts";
import { bankStrength, suggestedCost } from "../src/calc/cost.ts";

test("the suggested cost is near the cost of every printed ship", () => {
  const misses = SHIPS.map((ship) => suggestedCost(ship) - ship.cost);
  const square = misses.reduce((sum, miss) => sum + miss * miss, 0) / misses.length;
  expect(Math.sqrt(square)).toBeLessThan(1.4);
  expect(Math.max(...misses.map(Math.abs))).toBeLessThanOrEqual(4);
});

test("a higher rating never lowers the suggested cost", () => {
  for (const ship of SHIPS) {
    const plain = suggestedCost(ship);
    expect(suggestedCost({ ...ship, hull: ship.hull + 10 })).toBeGreaterThan(plain);
    if (ship.primary?.kind !== "guns") continue;
    const stronger = { ...ship.primary, firepower: ship.primary.firepower + 1 };
    expect(bankStrength(stronger)).toBeGreaterThan(bankStrength(ship.primary));
    expect(suggestedCost({ ...ship, primary: stronger })).toBeGreaterThanOrEqual(plain);
  }
});
