/** No ship appears or vanishes without a fact: a count from the facts alone must agree with the state. */
import { parseRecord, replay } from "@starboard/kernel";
import { filesUnder, SPECS } from "@starboard/conformance/node";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import type { Fact4000 } from "../src/facts.ts";
import { game } from "../src/game.ts";
import type { State4000 } from "../src/state.ts";

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Counts all ships in the game, of every owner (AD-5.1). */
const countShips = (t: State4000): number =>
  sum(t.ships) + sum(t.warpShips) + sum(t.neutral) + sum(t.derelict) + sum(t.unplaced);

const strength = (ships: readonly { readonly ships: number }[]): number => sum(ships.map((s) => s.ships));

/** Returns the number of ships that a fact adds to the game, negative for losses. */
function change(fact: Fact4000): number {
  switch (fact.is) {
    case "neutralsPlaced":
    case "produced":
    case "compensated":
      return fact.ships;
    case "battle":
      return -(fact.attackersWin ? strength(fact.defenders) + fact.neutral : strength(fact.attackers));
    case "diceRound":
      return -fact.lossAttack - fact.lossDefence;
    case "overshot":
      return -strength(fact.lost);
    case "fleetLost":
      return -strength(fact.ships);
    case "treatyForfeit":
      return -fact.ships;
    default:
      return 0;
  }
}

const records = filesUnder(join(import.meta.dirname, "..", "records"), ".json").filter((f) => basename(f) !== SPECS);

test.each(records.map((file) => [basename(file), file] as const))("the ships of %s add up", (_, file) => {
  const read = parseRecord(readFileSync(file, "utf8"));
  if ("bad" in read) throw new Error("no record");
  const { moments } = replay(read.ok, (id) => (id === game.id ? game : undefined));
  expect(moments.length).toBeGreaterThan(10);
  // Fifteen ships at each home star (AD-3.2).
  let ships = 15 * (moments[0] ? (moments[0].played.state as State4000).P : 0);
  for (const { played, entry } of moments) {
    for (const { fact } of played.facts) ships += change(fact as Fact4000);
    expect(countShips(played.state as State4000), `entry ${entry.n}`).toBe(ships);
    for (const invariant of game.invariants)
      expect(invariant.violation(played.state as State4000, null), invariant.name).toBeUndefined();
  }
});
