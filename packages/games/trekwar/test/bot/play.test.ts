import { Engine, seededDraws, seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { bot, reasonInWords } from "../../src/bot/index.ts";
import { game } from "../../src/index.ts";
import type { ShapeTW } from "../../src/shape.ts";
import type { StateTW } from "../../src/state.ts";
import { optionsOf, stateOf } from "../states.ts";
import { think } from "./think.ts";

describe("whole Battles", () => {
  test.for([
    {},
    { exchange: "simultaneous", support: "both", drawStyle: "declared" },
    { deckEnd: "immediate", noUnitOpening: "redraw", discardView: "open" },
    { breenMemory: "whileOnTop", takeUpFrom: "activeOnly", deckLists: "closed" },
  ])("end, whatever the table agreed on, and at a level that looks at random acts: %j", (chosen) => {
    const options = optionsOf(chosen);
    const engine = new Engine<ShapeTW>(game, seededDraws(3));
    const t = game.setup(options);
    engine.advance(t);
    for (let i = 0; engine.asking !== undefined; i++) {
      const key = JSON.stringify(think(t, engine.asking, i, 6, engine.asking === 0 ? 3 : 1).act);
      const act = engine.moves.find((m) => JSON.stringify(m) === key);
      expect(act, key).toBeDefined();
      engine.act(t, engine.asking, act as never);
    }
    expect(t.flow.over).not.toBeNull();
  });
});

const turn = (hand: string, known?: string): StateTW =>
  stateOf({
    step: "initial",
    fight: 3,
    fighting: true,
    turn: 3,
    attacker: "dominion",
    active: "federation",
    from: "UL",
    to: "UR",
    fleets: "UR UL",
    sectors: "C:F UL:D CL:D LL:D UR:F CR:F LR:F",
    ground: "space",
    federation: { hand: "FU03 FU05 FU14 FU12 FC02 FM05", units: "FU06", deck: "..." },
    dominion: { hand, units: "DU02 DU09", ...(known === undefined ? {} : { known }) },
  });

describe("hidden information of the enemy", () => {
  const weak = "DU10 DU06 DU17 DE01 DU03 DU04";
  const strong = "DU11 DU01 DU18 DC03 DM01 DU16";
  test("never changes a bot's choice or its explanation", () => {
    for (let seed = 0; seed < 5; seed++) {
      const [a, b] = [turn(weak), turn(strong)].map((t) => think(t, 0, seed, 120));
      expect(b).toEqual(a);
    }
  });
  test("nor those of a level that looks at random acts", () => {
    const chosen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const [a, b] = [turn(weak), turn(strong)].map((t) => think(t, 0, seed, 40, 1));
      expect(b).toEqual(a);
      chosen.add(JSON.stringify(a?.act));
    }
    expect(chosen.size).toBeGreaterThan(4);
  });
  test("the order of either Deck Pile does not change it", () => {
    const t = turn(weak);
    const other = game.clone(t);
    other.deck[0].reverse();
    other.deck[1].reverse();
    expect(think(other, 0, 4, 120)).toEqual(think(t, 0, 4, 120));
  });
  test("would change the choice if the bot saw it", () => {
    const worth = [turn(weak), turn(strong)].map((t) => {
      const w = new Float64Array(2);
      bot.evaluate(t, w);
      return w[0];
    });
    expect(Math.abs((worth[0] as number) - (worth[1] as number))).toBeGreaterThan(0.02);
  });
  test("changes the choice as soon as the bot has seen it", () => {
    const results = [weak, strong].map((hand) => think(turn(hand, hand), 0, 2, 200).variations[0]?.expectedScore ?? 0);
    expect(results[0]).toBeGreaterThan((results[1] as number) + 0.05);
  });
});

describe("the value of a state", () => {
  const valuesOf = (t: StateTW): readonly [number, number] => {
    const w = new Float64Array(2);
    bot.evaluate(t, w);
    return [w[0] as number, w[1] as number];
  };
  const between = (sectors: string, deck: string): StateTW =>
    stateOf({
      step: "attack",
      fight: 3,
      loser: "dominion",
      sectors,
      federation: { hand: "FU03 FU05 FU14 FU12 FC02 FM05", deck, discard: "..." },
      dominion: { hand: "DU11 DU01 DU18 DC03 DM01 DU16" },
    });
  const long = "FU06 FU07 FU08 FU09 FU10 FU11 FU13 FU15 FU16 FU17 FU18 FU01";
  const ahead = "C:F UL:D CL:D LL:D UR:F CR:F LR:F";
  const far = "C:F UL:F CL:D LL:D UR:F CR:F LR:F";
  test("is a probability for each side, and both add up to 1", () => {
    const [f, d] = valuesOf(between(ahead, long));
    expect(f + d).toBeCloseTo(1, 10);
    expect(f).toBeGreaterThan(0.5);
    expect(f).toBeLessThan(1);
  });
  test("grows with the Sectors, and a lead counts more in a shorter Battle", () => {
    const [behind] = valuesOf(between("C:D UL:D CL:D LL:D UR:F CR:F LR:F", long));
    const [lead] = valuesOf(between(ahead, long));
    const [more] = valuesOf(between(far, long));
    // Cards as good as those of the long deck, so that only their number matters.
    const [short] = valuesOf(between(far, "FU13 FU15 FU18"));
    expect(lead).toBeGreaterThan(behind);
    expect(more).toBeGreaterThan(lead);
    expect(short).toBeGreaterThan(more);
  });
  test("does not change the state", () => {
    const t = turn("DU11 DU01 DU18 DC03 DM01 DU16");
    const before = JSON.stringify(t);
    valuesOf(t);
    bot.explain(t, seat(0));
    expect(JSON.stringify(t)).toBe(before);
  });
  test("is explained by sentences", () => {
    const t = turn("DU11 DU01 DU18 DC03 DM01 DU16");
    const keys = bot.explain(t, seat(0)).map((r) => r.key);
    expect(keys.length).toBeGreaterThan(0);
    for (const r of bot.explain(t, seat(1))) expect(reasonInWords(r)).toMatch(/^[A-Z].*\. \([+-]?\d+%\)$/);
    for (const line of think(t, 0, 1, 60).variations) expect(line.terms.length).toBeGreaterThan(0);
  });
  test("a finished Battle has the value 1 for the winner, or 0.5 for both without a winner", () => {
    const t = turn("DU11 DU01 DU18 DC03 DM01 DU16");
    const w = new Float64Array(2);
    t.flow.over = { winners: [seat(1)], rule: "TW-9.2", scores: [3, 4] };
    bot.terminalValue(t, w);
    expect([...w]).toEqual([0, 1]);
    t.flow.over = { winners: [], rule: "TW-9.3", scores: [3, 3] };
    bot.terminalValue(t, w);
    expect([...w]).toEqual([0.5, 0.5]);
  });
});
