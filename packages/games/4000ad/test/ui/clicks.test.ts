import { expect, test } from "vitest";
import { measureClicks } from "./clicks.ts";

const MATCHES = [
  { name: "Alliances", options: { "ad.players": 2, "ad.turnLimit": 24 }, seed: 3, asked: 4.5, sizes: 0.8 },
  {
    name: "Independents",
    options: { "ad.players": 2, "ad.version": "independents", "ad.turnLimit": 24 },
    seed: 4,
    asked: 5.3,
    sizes: 0.9,
  },
];

// Clicks per turn and power. `sizes` counts departures with another number than proposed: a click on a preset, or digits.
test.for(MATCHES)("a turn of a power takes at most three clicks over a whole match: $name", (match) => {
  const { turns, asked, answered, sizes } = measureClicks(match.options, match.seed);
  const perTurn = (n: number): number => Math.round((10 * n) / turns) / 10;
  expect(turns).toBeGreaterThan(20);
  expect(perTurn(answered)).toBeLessThanOrEqual(3);
  expect({ asked: perTurn(asked), sizes: perTurn(sizes) }).toEqual({ asked: match.asked, sizes: match.sizes });
});
