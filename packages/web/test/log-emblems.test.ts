/** The emblem before a log line is that of the player the sentence is about, not of the player whose action led to it. */
import { expect, test } from "vitest";
import { actorOf as actorOf4000 } from "../../games/4000ad/src/ui/phase.ts";
import { actorOf as actorOfTrekWar } from "../../games/trekwar/src/ui/phase.ts";

const fact = (content: Record<string, unknown>) => content as never;

test("TrekWar: the winner of a Fight, not the player who surrendered", () => {
  expect(actorOfTrekWar(fact({ is: "surrendered", side: 0 }))).toBe(0);
  expect(actorOfTrekWar(fact({ is: "fightEnded", winner: 1, fight: 1 }))).toBe(1);
  expect(actorOfTrekWar(fact({ is: "tableCleared", side: 1, cards: [] }))).toBe(1);
  expect(actorOfTrekWar(fact({ is: "sectorTaken", side: 1, sector: "C", from: null }))).toBe(1);
  expect(actorOfTrekWar(fact({ is: "fightBegan", fight: 2, attacker: 0, sector: "C" }))).toBe(0);
  expect(actorOfTrekWar(fact({ is: "battleBegan", opener: 1, how: "random" }))).toBeNull();
  expect(actorOfTrekWar(fact({ is: "battleEnded", winner: null, how: "fightLimit", sectors: [3, 3] }))).toBeNull();
});

test("4000 A.D.: the power that lost its home, not the one that took it; no one for a round", () => {
  // Powers 0 and 2 belong to seat 0, power 1 to seat 1.
  const view = { board: { seatOf: [0, 1, 0] } } as unknown as Parameters<typeof actorOf4000>[1];
  expect(actorOf4000(fact({ is: "homeLost", power: 1, star: "A1", holder: 0 }), view)).toBe(1);
  expect(actorOf4000(fact({ is: "departed", power: 2, star: "A1", ships: [], warp: 0 }), view)).toBe(0);
  expect(actorOf4000(fact({ is: "battle", attackers: [{ power: 1, ships: 3 }], defenders: [] }), view)).toBe(1);
  expect(actorOf4000(fact({ is: "proposed", proposal: { from: 1, to: [0] } }), view)).toBe(1);
  expect(actorOf4000(fact({ is: "proposalClosed", proposal: { from: 1, to: [0] }, by: 0 }), view)).toBe(0);
  expect(actorOf4000(fact({ is: "roundBegan", round: 2, production: false }), view)).toBeNull();
});
