import { expect, test } from "vitest";
import { measureClicks } from "./clicks.ts";

const MATCHES = [
  {
    name: "Alliances",
    options: { "ad.players": 2, "ad.turnLimit": 24 },
    seed: 3,
    asked: 4.5,
    clicked: 2.9,
    dragged: 2.6,
  },
  {
    name: "Independents",
    options: { "ad.players": 2, "ad.version": "independents", "ad.turnLimit": 24 },
    seed: 4,
    asked: 5.3,
    clicked: 2.8,
    dragged: 2.5,
  },
];

// Per turn and power. `asked`: every decision is the player's, with the proposed numbers of ships. `clicked`: with automatic
// answers and proposals, and another click where the player changes the number of ships. `dragged`: the same if departures
// are dragged from star to star where that is shorter.
test.for(MATCHES)("a turn of a power takes at most three clicks over a whole match: $name", (match) => {
  const { turns, asked, clicked, dragged } = measureClicks(match.options, match.seed);
  const perTurn = (n: number): number => Math.round((10 * n) / turns) / 10;
  expect(turns).toBeGreaterThan(20);
  expect({ asked: perTurn(asked), clicked: perTurn(clicked), dragged: perTurn(dragged) }).toEqual({
    asked: match.asked,
    clicked: match.clicked,
    dragged: match.dragged,
  });
  expect(clicked / turns).toBeLessThanOrEqual(3);
});
