import { expect, test } from "vitest";
import { measureClicks } from "./clicks.ts";

const MATCHES = [
  {
    name: "Alliances",
    options: { "ad.players": 2, "ad.turnLimit": 24 },
    seed: 3,
    asked: 4.5,
    proposed: 3,
    clicked: 3.7,
    dragged: 2.8,
  },
  {
    name: "Independents",
    options: { "ad.players": 2, "ad.version": "independents", "ad.turnLimit": 24 },
    seed: 4,
    asked: 5.3,
    proposed: 3,
    clicked: 3.9,
    dragged: 2.9,
  },
];

// Per turn and power. `asked`: every decision is the player's. `proposed`: with automatic answers and the proposed numbers of
// ships. `clicked` adds the numbers that the player changes. `dragged`: the same if departures are dragged from star to star.
test.for(MATCHES)("a turn of a power takes at most three presses over a whole match: $name", (match) => {
  const { turns, asked, answered, sizes, departures } = measureClicks(match.options, match.seed);
  const perTurn = (n: number): number => Math.round((10 * n) / turns) / 10;
  expect(turns).toBeGreaterThan(20);
  const dragged = perTurn(answered + sizes - departures);
  expect({ asked: perTurn(asked), proposed: perTurn(answered), clicked: perTurn(answered + sizes), dragged }).toEqual({
    asked: match.asked,
    proposed: match.proposed,
    clicked: match.clicked,
    dragged: match.dragged,
  });
  expect(dragged).toBeLessThanOrEqual(3);
});
