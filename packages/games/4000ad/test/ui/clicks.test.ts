import { expect, test } from "vitest";
import { type Clicks, measureClicks } from "./clicks.ts";

const ALLIANCES = { "ad.players": 2, "ad.turnLimit": 24 };
const INDEPENDENTS = { ...ALLIANCES, "ad.version": "independents" };

const MATCHES = [
  { name: "Alliances", options: ALLIANCES, seed: 3, asked: 4.5, clicked: 2.6, dragged: 2.4 },
  { name: "Independents", options: INDEPENDENTS, seed: 4, asked: 5.3, clicked: 2.6, dragged: 2.4 },
];

const perTurn = ({ turns }: Clicks, n: number): number => Math.round((10 * n) / turns) / 10;

// Per turn and power. `asked`: every decision is the player's, with the proposed numbers of ships. `clicked`: with automatic
// answers, proposals and presets, and another click where the player wants a number of ships that no button sends.
// `dragged`: the same if departures are dragged from star to star where that is shorter.
test.for(MATCHES)("a turn of a power takes at most three clicks over a whole match: $name", (match) => {
  const clicks = measureClicks(match.options, match.seed, "first");
  expect(clicks.turns).toBeGreaterThan(20);
  expect({
    asked: perTurn(clicks, clicks.asked),
    clicked: perTurn(clicks, clicks.clicked),
    dragged: perTurn(clicks, clicks.dragged),
  }).toEqual({ asked: match.asked, clicked: match.clicked, dragged: match.dragged });
});

// The figures of today's bots change with what they learn, so only the target is compared.
test.for(MATCHES)("with today's bots it takes at most three clicks, too: $name", ({ options, seed }) => {
  // A match between strong players may be short.
  const some = [seed, seed + 10, seed + 20].map((one) => measureClicks(options, one, "today"));
  const sum = (of: (clicks: Clicks) => number): number => some.reduce((n, clicks) => n + of(clicks), 0);
  expect(sum(({ turns }) => turns)).toBeGreaterThan(20);
  expect(sum(({ clicked }) => clicked) / sum(({ turns }) => turns)).toBeLessThanOrEqual(3);
});
