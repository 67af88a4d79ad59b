import { describe, expect, test } from "vitest";
import type { Act } from "@starboard/kernel";
import { scaleWeights, weightPaths, withLeanings } from "../src/index.ts";
import { nimSpec, type NimTable, opening } from "./nim.ts";

const weights = { ship: 2, terms: { danger: 0.5, stars: 0 }, sure: [1, 0.5], table: null };
const actFeatures = (_t: NimTable, _step: string, _by: number, act: Act): { readonly one: number } => ({
  one: (act as unknown as { n: number }).n === 1 ? 1 : 0,
});
const acts = [1, 2, 3].map((n) => ({ do: "take", n }) as Act);

describe("weights of a plan", () => {
  test("have paths, lists as a whole", () => {
    expect(weightPaths(weights)).toEqual(["ship", "terms.danger", "terms.stars", "sure"]);
    expect(weightPaths(weights, ["ship"])).not.toContain("ship");
  });
  test("are multiplied in a copy", () => {
    const scaled = scaleWeights(weights, { ship: 3, "terms.danger": -2, sure: 0.5 });
    expect(scaled).toEqual({ ...weights, ship: 6, terms: { danger: -1, stars: 0 }, sure: [0.5, 0.25] });
    expect(weights.ship).toBe(2);
  });
  test("must exist", () => {
    for (const path of ["ships", "terms", "terms.none", "none.danger", "table.share"])
      expect(() => scaleWeights(weights, { [path]: 2 })).toThrow(path);
  });
});

describe("a policy that leans", () => {
  const { view, seat } = opening({ stones: 9, players: 2, dice: false });
  test("multiplies the prior of what it favours and orders by it", () => {
    const spec = withLeanings(nimSpec(), { actFeatures }, { one: -1 });
    const prior = spec.policyPrior(view, "take", seat, acts);
    expect(prior.acts.at(-1)).toEqual(acts[0]);
    expect(prior.priors.at(-1)).toBeCloseTo(Math.exp(-1), 10);
    expect(prior.complete).toBe(true);
  });
  test("adds favoured acts that the game's policy left out, and no others", () => {
    const narrow = nimSpec((n) => n, 1);
    const favoured = withLeanings(narrow, { actFeatures }, { one: 2 }).policyPrior(view, "take", seat, acts);
    expect(favoured.acts).toEqual([acts[0], acts[2]]);
    const avoided = withLeanings(narrow, { actFeatures }, { one: -2 }).policyPrior(view, "take", seat, acts);
    expect(avoided.acts).toEqual([acts[2]]);
  });
  test("is the game's own without leanings", () => {
    const spec = nimSpec();
    expect(withLeanings(spec, { actFeatures }, { one: 0 })).toBe(spec);
  });
});
