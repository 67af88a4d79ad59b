/** Sums and probabilities agree with play and with counts by hand. */
import { Engine, seededDraws, seededUint32, deepEqual, seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import {
  answerChance,
  atLeastOne,
  cardIndexOf,
  bordersOf,
  cardAt,
  matchupOf,
  currentForce,
  currentSum,
  deckClock,
  deployments,
  barOfDraws,
  drawChance,
  enemyOf,
  game,
  helpfulCards,
  numberOf,
  prospects,
} from "../src/index.ts";
import type { StateTW } from "../src/state.ts";
import { optionsOf, stateOf } from "./states.ts";

/** Plays random Battles and calls `inspect` for every state. */
function eachState(options: object, battles: number, inspect: (t: StateTW, engine: Engine<never>) => void): void {
  const words = seededUint32(21);
  const engine = new Engine(game, seededDraws(22));
  for (let n = 0; n < battles; n++) {
    const t = game.setup(optionsOf(options));
    engine.advance(t);
    while (t.flow.over === null) {
      inspect(t, engine as never);
      const moves = engine.moves;
      engine.act(t, engine.asking ?? seat(0), moves[words() % moves.length] as { do: string });
    }
  }
}

describe("Force", () => {
  test.for([{}, { support: "both", breenMemory: "whileOnTop" }])(
    "a sum adds up to the Force it explains, with %o (TW-10.1)",
    (options) => {
      let seen = 0;
      eachState(options, 30, (t) => {
        const index = cardIndexOf(t.options);
        for (const side of [0, 1] as const) {
          const { total, terms } = currentSum(t, index, side);
          expect(total).toBe(currentForce(t, index, side));
          expect(terms.reduce((n, term) => n + term.value, 0)).toBe(total);
          if (terms.length > 2) seen++;
        }
      });
      expect(seen).toBeGreaterThan(100);
    },
  );

  test.for([{}, { support: "both", breenMemory: "whileOnTop" }])(
    "a Deployment gives the announced Force, with %o (TW-6.6, TW-6.8)",
    (options) => {
      let matched = 0;
      let t = game.setup(optionsOf(options));
      // The Force and Attack on the Table when the Force is announced.
      let announced: { force: number; attack: number } | null = null;
      const words = seededUint32(31);
      const engine = new Engine(game, seededDraws(32), (fact) => {
        if (fact.is !== "announced") return;
        const index = cardIndexOf(t.options);
        const { side } = fact as unknown as { side: 0 | 1 };
        announced = { force: currentForce(t, index, side), attack: currentForce(t, index, enemyOf(side)) };
      });
      for (let n = 0; n < 60; n++) {
        t = game.setup(optionsOf(options));
        engine.advance(t);
        while (t.flow.over === null) {
          const by = engine.asking ?? seat(0);
          const act = engine.moves[words() % engine.moves.length] as { do: string };
          const all = act.do === "deploy" ? deployments(t, by as number as 0 | 1) : [];
          const promised = all.find((d) => deepEqual(d.act, act));
          announced = null;
          engine.act(t, by, act);
          // A choice precedes the announcement, so the numbers can no longer be compared.
          if (!promised || announced === null) continue;
          expect(announced).toEqual({ force: promised.own.total, attack: promised.attack.total });
          expect(promised.own.total >= promised.attack.total || promised.matchedBy !== null).toBe(true);
          matched++;
        }
      }
      expect(matched).toBeGreaterThan(500);
    },
  );

  test("the list of Deployments gives a reason for every refused one", () => {
    const t = stateOf({
      step: "initial",
      active: "dominion",
      ground: "space",
      federation: { units: "FU17" },
      dominion: { hand: "DU01 DU03 DC01 DM03" },
    });
    const all = deployments(t, 1).map((d) => [d.act.unit, ...d.act.support, d.refusal?.code ?? "legal"].join(" "));
    expect(all.sort()).toEqual([
      "DU01 DC01 legal",
      "DU01 DM03 TW_REQUIRES_UNIT",
      "DU01 TW_NO_MATCH",
      "DU03 DC01 TW_NO_MATCH",
      "DU03 DM03 TW_REQUIRES_UNIT",
      "DU03 TW_NO_MATCH",
    ]);
  });
});

describe("chances", () => {
  test("the probability of at least one good card equals a count over all Hands", () => {
    const pairs = (n: number): [number, number][] =>
      Array.from({ length: n }, (_, a) => Array.from({ length: a }, (_, b): [number, number] => [a, b])).flat();
    for (let good = 0; good <= 5; good++) {
      const all = pairs(7);
      const hit = all.filter(([a, b]) => a < good || b < good).length;
      expect(atLeastOne(good, 7, 2)).toBeCloseTo(hit / all.length, 12);
    }
    expect(atLeastOne(1, 4, 9)).toBe(1);
  });

  test("helpful unseen cards are computed from what the seat knows", () => {
    const t = stateOf({
      step: "lastDraw",
      active: "federation",
      ground: "space",
      federation: { units: "FU09", hand: "FM05 FC02", deck: "FU05 FU06 FU12 FM01", discard: "..." },
      dominion: { units: "DU11", hand: "DU02" },
    });
    const view = game.view(t, seat(0));
    // 8 Space: Akira with Sisko is 8, Excelsior with Sisko is 9, Bird of Prey with Sisko is 7.
    expect(helpfulCards(view, 0)).toEqual(["FU05", "FU06"]);
    expect(drawChance(view, 0, 1).chance).toBeCloseTo(0.5, 12);
    expect(drawChance(view, 0, 2).chance).toBeCloseTo(5 / 6, 12);
    expect(helpfulCards(game.view(t, seat(1)), 0)).toEqual([]);
  });

  test("the probability is 0 while the enemy forbids drawing cards (TW-12.7)", () => {
    const position = {
      step: "initial",
      active: "dominion",
      ground: "space",
      federation: { units: "FU17", commands: "FC03" },
      dominion: { units: "DU02", hand: "DU06" },
    };
    const view = game.view(stateOf(position), seat(1));
    expect(barOfDraws(view, 1)).toBe("FC03");
    expect(drawChance(view, 1, 3)).toEqual({ chance: 0, good: [], total: 28, drawn: 0 });
    expect(barOfDraws(game.view(stateOf(position), seat(0)), 0)).toBeNull();
  });

  test("the probability that the enemy holds a matching Unit", () => {
    const position = {
      step: "initial",
      active: "federation",
      ground: "space",
      federation: { units: "FU12", hand: "FU01" },
      dominion: { units: "DU02", hand: "DU09 DU06", deck: "DU11 DU10 DM01", discard: "..." },
    };
    const blind = answerChance(game.view(stateOf(position), seat(0)), 0);
    // Battle Ship and Heavy Cruiser of five unseen cards answer 3; the Hand holds two of the five.
    expect(blind).toMatchObject({ good: ["DU09", "DU11"], total: 5, drawn: 2 });
    expect(blind.chance).toBeCloseTo(0.7, 12);
    const seen = stateOf({ ...position, dominion: { ...position.dominion, known: "DU09" } });
    expect(answerChance(game.view(seen, seat(0)), 0).chance).toBe(1);
  });

  test("the deck clock and the borders", () => {
    const t = stateOf({
      step: "attack",
      loser: "dominion",
      sectors: "C:F",
      federation: { hand: "FU01 FU02 FU03", deck: "FU05 FU06 FU07 FU08 FU09", discard: "..." },
      dominion: { hand: "DU01", deck: "", discard: "..." },
    });
    expect(deckClock(t, 0)).toEqual({ left: 5, refill: 3, fights: 2 });
    expect(deckClock(t, 1)).toEqual({ left: 0, refill: 0, fights: 1 });
    expect(prospects(t)).toEqual({ lastFight: true, leader: 0 });
    expect(bordersOf(t, 1)).toHaveLength(5);
    expect(bordersOf(t, 0)).toHaveLength(5);
  });
});

test("a matchup can be computed for any card, in the Hand or not", () => {
  const t = stateOf({
    step: "initial",
    active: "dominion",
    ground: "space",
    federation: { units: "FU01" },
    dominion: { hand: "DU02" },
  });
  const index = cardIndexOf(t.options);
  const c = matchupOf(t, index, 1, cardAt(index, numberOf(index, "DU14")), []);
  expect([c.force, c.attack]).toEqual([0, 0]);
});
