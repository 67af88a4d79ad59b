/** Bot behaviour in positions with an obvious best course: no feuds, no stalemates, no help for the leader. */
import { greedyMove, createBotEngine } from "@starboard/bots";
import { type Act, Engine, seededDraws, type Seat, seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { bot, WEIGHTS } from "../src/bot/index.ts";
import { chanceBelow, winning } from "../src/bot/odds.ts";
import { stalemateDiscount } from "../src/bot/anti-stalemate.ts";
import { shoppingLists } from "../src/bot/recruit-plans.ts";
import { outlookOf, partsOf } from "../src/bot/value.ts";
import type { FactWE } from "../src/facts.ts";
import { game } from "../src/game.ts";
import { compiledModuleOf } from "../src/match-setup.ts";
import type { ShapeWE } from "../src/shape.ts";
import type { StateWE } from "../src/state.ts";

/** A position on the Proving Ground: homes at a1, g1 and a5, ten systems, seven of them win. */
function position(raw: object, players = 2): StateWE {
  const parsed = game.options.parse({ map: "proving-ground", players });
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  const read = game.notation.read({ phase: "move", ...raw }, parsed.ok);
  if ("bad" in read) throw new Error(JSON.stringify(read.bad));
  return read.ok;
}
const markerAt = (t: StateWE, id: string): number =>
  t.marker[compiledModuleOf(t.options).numberOf.get(id) as number] as number;

/** Plays the turn of the active seat to its end: that seat thinks, the others look one act ahead. */
function turnOf(start: StateWE, by: Seat, seed: number, onFact: (fact: FactWE) => void = () => undefined): StateWE {
  const engine = new Engine<ShapeWE>(game, seededDraws(seed), (fact) => onFact(fact as FactWE));
  const t = game.clone(start);
  engine.advance(t);
  const thinker = createBotEngine([bot as never]);
  for (let n = 0; engine.asking !== undefined && t.turn === start.turn; n++) {
    const view = game.view(t, engine.asking);
    const ask = { game, options: t.options, view, seat: engine.asking, seed: seed + n, clock: () => 0 } as const;
    const reply =
      engine.asking === by
        ? thinker.think<ShapeWE>({ ...ask, level: 5, iterations: 60 })
        : greedyMove(bot, view, engine.asking, compiledModuleOf(t.options).N, n);
    engine.act(t, engine.asking, reply?.act as Act);
  }
  return t;
}
const SEEDS = [1, 2, 3];
const colony = (marker: number, stacks: object = {}) => ({
  marker,
  features: { resources: "rich" },
  buildings: { colony: 1 },
  stacks,
});

describe("neither idles nor wastes its forces", () => {
  const fleet = ["commandShip", "commandShip", "commandShip"];
  test.for(SEEDS)("takes a colony it is far stronger than, with its only card (%i)", (seed) => {
    const t = position({
      seats: [{ faction: "klingon", hand: { warp: 1 } }, { faction: "ferengi" }],
      territories: {
        f2: { stacks: { 0: fleet } },
        f3: colony(1, { 1: ["scout"] }),
        g1: { stacks: { 1: fleetOf(5) } },
      },
    });
    expect(markerAt(turnOf(t, seat(0), seed), "f3")).toBe(0);
  });

  test.for(SEEDS)("leaves a home alone that it cannot take (%i)", (seed) => {
    const t = position({
      seats: [{ faction: "klingon", hand: { warp: 2 } }, { faction: "borg" }],
      territories: {
        f2: { stacks: { 0: ["raider", "raider"] } },
        g1: { stacks: { 1: [...fleet, "legendaryCommander"] } },
      },
    });
    const battles: string[] = [];
    turnOf(t, seat(0), seed, (fact) => {
      if (fact.is === "battleBegan") battles.push(fact.at);
    });
    expect(battles).not.toContain("g1");
  });

  test.for(SEEDS)("the fleet that lay at home goes out when the others have nothing to stop it (%i)", (seed) => {
    const t = position({
      round: 60,
      turn: 119,
      seats: [
        { faction: "romulan", hand: { warpFleet: 1 }, treasury: 300 },
        { faction: "ferengi", treasury: 300 },
      ],
      territories: {
        a1: { stacks: { 0: [...fleet, "raider", "raider"] } },
        c1: { marker: 1, features: { resources: "poor" } },
        b3: { marker: 1, features: { resources: "poor" } },
        g1: { stacks: { 1: ["strikeCruiser"] } },
      },
    });
    const after = turnOf(t, seat(0), seed);
    expect([markerAt(after, "c1"), markerAt(after, "b3")]).toContain(0);
  });

  test("the discount stays 1 for the usual length of a match, then falls by the round and not by chance", () => {
    for (const players of [2, 3, 4, 6]) {
      expect(stalemateDiscount(players, 10)).toBe(1);
      for (let round = 10; round < 200; round++)
        expect(stalemateDiscount(players, round + 1)).toBeLessThanOrEqual(stalemateDiscount(players, round));
      expect(stalemateDiscount(players, 100)).toBeLessThan(0.3);
    }
    expect(stalemateDiscount(6, 25)).toBeGreaterThan(stalemateDiscount(2, 25));
  });

  test("late in a long match Force weighs less against territories, and hoarded points hardly anything at all", () => {
    const at = (round: number, treasury: number) => {
      const t = position({
        round,
        seats: [{ faction: "klingon", treasury }, { faction: "ferengi" }],
        territories: { a1: { stacks: { 0: fleet } }, c1: { marker: 0, features: { resources: "poor" } } },
      });
      return partsOf(t, compiledModuleOf(t.options), 0, outlookOf(t, compiledModuleOf(t.options), WEIGHTS), WEIGHTS);
    };
    expect(at(60, 10).territories).toBe(at(5, 10).territories);
    expect(at(60, 10).force).toBeLessThan(at(5, 10).force * 0.7);
    expect(at(5, 20).income - at(5, 10).income).toBeGreaterThan(5);
    expect(at(5, 5000).income - at(5, 60).income).toBeLessThan(3);
  });

  test("a match of two one-act-ahead bots ends", () => {
    const players = 2;
    const engine = new Engine<ShapeWE>(game, seededDraws(11));
    const parsed = game.options.parse({ map: "proving-ground", players });
    if ("bad" in parsed) throw new Error("options");
    const t = game.setup(parsed.ok);
    engine.advance(t);
    for (let n = 0; engine.asking !== undefined && n < 6000; n++)
      engine.act(t, engine.asking, greedyMove(bot, game.view(t, engine.asking), engine.asking, players, n)?.act as Act);
    expect(t.flow.over).not.toBeNull();
    expect(t.round).toBeLessThan(60);
  });
});

describe("with several opponents", () => {
  test.for(SEEDS)("takes from the seat about to win, not from the last (%i)", (seed) => {
    const bare = (marker: number) => ({ marker, features: { resources: "poor" } });
    const t = position(
      {
        round: 12,
        seats: [
          { faction: "romulan", hand: { warp: 1 } },
          { faction: "klingon", hand: { warp: 2 } },
          { faction: "ferengi" },
        ],
        territories: {
          b4: { stacks: { 0: ["raider"] } },
          a1: { stacks: { 0: ["warship"] } },
          c5: bare(1),
          e5: bare(1),
          f3: bare(1),
          e1: bare(1),
          c1: bare(1),
          g1: { stacks: { 1: ["warship", "raider", "raider"] } },
          b3: bare(2),
          a5: { stacks: { 2: ["warship"] } },
        },
      },
      3,
    );
    const after = turnOf(t, seat(0), seed);
    const lost = ["c5", "e5", "f3", "e1", "c1"].filter((id) => markerAt(after, id) !== 1);
    expect(lost).toHaveLength(1);
    expect(markerAt(after, "b3")).toBe(2);
  });
});

describe("policy priors", () => {
  test("a state is not quiescent while a battle is about to be declared", () => {
    const t = position({
      phase: "battle",
      seats: [{ faction: "klingon" }, { faction: "ferengi" }],
      territories: { f3: colony(1, { 0: ["warship", "warship"] }) },
    });
    new Engine<ShapeWE>(game, seededDraws(1)).advance(t);
    expect(t.flow.stack.at(-1)?.step).toBe("declareFirst");
    expect(bot.isQuiescent?.(t)).toBe(false);
  });

  test("of the cards to discard, only the cheapest are considered", () => {
    const t = position({
      seats: [{ faction: "klingon", hand: { warp: 1, espionage: 1, surprise: 1 } }, { faction: "ferengi" }],
      territories: { a1: { stacks: { 0: fleetOf(3) } } },
    });
    const drops = ["warp", "espionage", "surprise"].map((card) => ({ do: "drop", card }));
    expect(bot.policyPrior(t, "trim", seat(0), drops).acts).toEqual([{ do: "drop", card: "espionage" }]);
  });

  test("recruit plans spend the treasury in one place and never exceed it", () => {
    const t = position({
      phase: "recruit",
      seats: [{ faction: "klingon", treasury: 17 }, { faction: "ferengi" }],
      territories: { a1: { stacks: { 0: fleetOf(2) } } },
      recruits: ["commandShip", "warship", "raider", "scout"],
    });
    const engine = new Engine<ShapeWE>(game, seededDraws(1));
    engine.advance(t);
    engine.act(t, seat(0), { do: "skip" } as Act);
    const acts = engine.moves as Parameters<typeof shoppingLists>[3];
    const lists = shoppingLists(t, compiledModuleOf(t.options), 0, acts, WEIGHTS);
    expect(lists[0]?.acts.map((act) => (act.do === "buy" ? act.unit : act.do))).toEqual([
      "commandShip",
      "warship",
      "done",
    ]);
    for (const { acts: list } of lists) expect(list.at(-1)).toEqual({ do: "done" });
  });

  test("a better lead is a better chance, and two dice multiplied are below thirteen more often than not", () => {
    expect(winning(0)).toBeLessThan(0.5);
    for (let lead = -20; lead < 20; lead++) expect(winning(lead + 1)).toBeGreaterThan(winning(lead));
    const dice = { factors: [1, 1].map((times) => ({ times, sides: 6 })) };
    // Of 36 throws 23 come to at most 12.
    expect(chanceBelow(dice, 13)).toBeCloseTo(23 / 36, 9);
    expect(chanceBelow(dice, 1)).toBe(0);
    expect(chanceBelow(dice, 37)).toBeCloseTo(1, 9);
  });
});

function fleetOf(n: number): string[] {
  return new Array<string>(n).fill("commandShip");
}
