/** In large fleets a ship fears less (`crowded`). */
import { expect, test } from "vitest";
import anchor from "../src/bot/anchors/2026-11.json" with { type: "json" };
import { type Weights, WEIGHTS, weightsFor } from "../src/bot/evaluation-weights.ts";
import type { StateAx } from "../src/index.ts";

/** What is read of a match with so many ships. */
const ships = (count: number) => ({ kind: new Array<number>(count).fill(0) }) as unknown as StateAx;
const factors = (count: number, w: Weights = WEIGHTS): readonly number[] => {
  const { threat, unmoved } = weightsFor(ships(count), w);
  return [threat / w.threat, unmoved / w.unmoved];
};

test("fleets of up to eight ships a side are judged as before, those of twelve or more by half, between by parts", () => {
  for (let count = 0; count <= 16; count++) expect(weightsFor(ships(count), WEIGHTS)).toBe(WEIGHTS);
  for (let count = 17; count <= 42; count++) {
    const expected = count >= 24 ? 0.5 : 1 - (0.5 * (count - 16)) / 8;
    for (const factor of factors(count)) expect(factor).toBeCloseTo(expected, 9);
  }
});

test("nothing else changes, weights of one size are made once, and an evaluation without the weight knows no size", () => {
  const large = weightsFor(ships(28), WEIGHTS);
  expect({ ...large, threat: WEIGHTS.threat, unmoved: WEIGHTS.unmoved }).toEqual(WEIGHTS);
  expect(weightsFor(ships(28), WEIGHTS)).toBe(large);
  expect(factors(28, { ...WEIGHTS, crowded: 0.25 })).toEqual([0.25, 0.25]);
  expect(weightsFor(ships(42), anchor.weights as Weights)).toBe(anchor.weights);
});
