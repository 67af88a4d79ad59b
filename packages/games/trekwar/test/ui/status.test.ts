/** Objectives, alarms, measures and places of the screen, computed from written positions. */
import type { FactTW } from "@starboard/trekwar";
import { type Act, Engine, isRefusal, noDraws, play, seat, seededDraws, start } from "@starboard/kernel";
import { game, type ViewTW } from "@starboard/trekwar";
import { describe, expect, test } from "vitest";
import { alarms } from "../../src/ui/status/alarms.ts";
import { autoAnswers } from "../../src/ui/status/auto-answers.ts";
import { measures, roundOf } from "../../src/ui/status/measures.ts";
import { objectives } from "../../src/ui/status/objectives.ts";
import { placeOf } from "../../src/ui/status/places.ts";
import { bot } from "../../src/bot/index.ts";
import { optionsOf, stateOf } from "../states.ts";
import { boardProps } from "./board-props.ts";

/** A Turn of the Federation, which has to match a Galor Class of 4 Space. The Dominion attacks UR from UL. */
const turn = (position: object, options: object = {}) =>
  stateOf(
    {
      step: "initial",
      fight: 3,
      turn: 2,
      attacker: "dominion",
      active: "federation",
      ground: "space",
      from: "UL",
      to: "UR",
      federation: { hand: "FU05 FU08 FU09 FC02" },
      dominion: { units: "DU13" },
      ...position,
    },
    options,
  );
/** The Federation owns four Sectors, the Dominion three. */
const FOUR = "C:F UL:D CL:D LL:D UR:F CR:F LR:F";
const ONE = "C:D UL:D CL:D LL:D UR:F CR:D LR:D";
const SIX = "C:F UL:D CL:F LL:F UR:F CR:F LR:F";
const NO_DECK = { hand: "FU05 FU08 FU09 FC02", deck: "", discard: "..." };

describe("objectives", () => {
  test("count the Sectors of both sides and the Fights that the Deck Piles allow", () => {
    const shown = objectives(boardProps(turn({ sectors: FOUR })));
    expect(shown?.sides.map(({ name, value, unit, isAlarming }) => ({ name, value, unit, isAlarming }))).toEqual([
      { name: "Federation", value: 4, unit: "Sectors", isAlarming: false },
      { name: "Dominion", value: 3, unit: "Sectors", isAlarming: false },
    ]);
    expect(shown?.sides[0]?.progress).toBeCloseTo(4 / 7);
    expect(shown?.detail).toMatch(/^About \d Fights left$/);
  });

  test("the last Fight is named, and the side that would lose by it is alarming", () => {
    const shown = objectives(boardProps(turn({ sectors: FOUR, federation: NO_DECK })));
    expect(shown?.detail).toBe("This is the last Fight");
    // Losing UR would leave three Sectors to four.
    expect(shown?.sides.map(({ isAlarming }) => isAlarming)).toEqual([true, true]);
  });

  test("there are none before the Battle", () => {
    expect(objectives(boardProps(game.setup(optionsOf())))).toBeNull();
  });
});

describe("alarms", () => {
  test("there are none while a Fight decides only its Sector", () => {
    expect(alarms(boardProps(turn({ sectors: FOUR })))).toEqual([]);
  });

  test("the last Fight decides the Battle: both results, the Deployments that match, strongest first, and legal", () => {
    const state = turn({ sectors: FOUR, federation: NO_DECK });
    const [alarm] = alarms(boardProps(state));
    expect(alarm).toMatchObject({
      kind: "danger",
      rule: "TW-9.2",
      title: "If you lose this Fight, you lose the Battle",
      detail: "A Deck Pile is empty. Sectors if won 5 to 2, if lost 3 to 4.",
      place: "sector:UR",
    });
    expect(alarm?.answers.map(({ label }) => label)).toEqual([
      "Akira + Captain Sisko: 8 against 4",
      "Steamrunner + Captain Sisko: 8 against 4",
    ]);
    for (const { moves, succeeds } of alarm?.answers ?? []) {
      expect(succeeds).toBe(true);
      for (const { step, act } of moves) {
        const played = play(game, state, { by: seat(0), step, act: act as Act }, noDraws);
        expect(isRefusal(played)).toBe(false);
      }
    }
  });

  test("an attacker that cannot match is told that it has to surrender", () => {
    const state = turn({
      sectors: FOUR,
      federation: { hand: "FU09", deck: "", discard: "..." },
      dominion: { units: "DU09" },
    });
    expect(alarms(boardProps(state))[0]?.answers).toEqual([
      expect.objectContaining({
        label: "Surrender",
        outcome: "no card of your Hand matches",
        succeeds: false,
        moves: [],
      }),
    ]);
  });

  test("the seventh Sector is an alarm for one side and a chance for the other", () => {
    const state = turn({ sectors: ONE });
    expect(alarms(boardProps(state))[0]).toMatchObject({
      kind: "danger",
      rule: "TW-9.1",
      title: "The Dominion wins the Battle if it wins this Fight",
    });
    expect(alarms(boardProps(turn({ sectors: SIX })))[0]).toMatchObject({
      kind: "chance",
      rule: "TW-9.1",
      title: "Win this Fight and you win the Battle",
      place: "sector:UL",
    });
    // The enemy is not asked now, so nothing answers its chance.
    expect(alarms(boardProps(state, seat(1)))[0]).toMatchObject({ kind: "chance", answers: [] });
    expect(alarms(boardProps(state, "public"))).toEqual([]);
  });

  test("the last cards of a Deck Pile are an alarm before they are drawn, with both answers", () => {
    const draw = (sectors: string) =>
      boardProps(
        turn({
          step: "lastDraw",
          sectors,
          federation: { hand: "FU08 FU09", units: "FU05", deck: "FU01 FU02", discard: "..." },
        }),
      );
    const behind = alarms(draw(ONE)).find(({ rule }) => rule === "TW-9.2");
    expect(behind).toMatchObject({ kind: "danger", place: "side:0" });
    expect(behind?.answers.map(({ label, succeeds }) => [label, succeeds])).toEqual([
      ["Draw no more cards", true],
      ["Draw 2 cards", false],
    ]);
    const ahead = alarms(draw(FOUR)).find(({ rule }) => rule === "TW-9.2");
    expect(ahead).toMatchObject({ kind: "chance" });
    expect(ahead?.answers.map(({ label, succeeds }) => [label, succeeds])).toEqual([
      ["Draw 2 cards", true],
      ["Draw no more cards", false],
    ]);
  });
});

describe("automatic answers", () => {
  const answer = (id: string, state: Parameters<typeof boardProps>[0]) =>
    autoAnswers.find((one) => one.id === id)?.answer(boardProps(state));
  const drawing = (federation: object, more: object = {}) =>
    turn({ step: "lastDraw", sectors: FOUR, federation: { units: "FU05", ...federation }, ...more });

  test("cards are drawn to a full Hand while six remain for the next refill", () => {
    const deck = "FU01 FU02 FU03 FU04 FU06 FU07 FU10 FU11 FU12 FU13";
    expect(answer("draw-all", drawing({ hand: "FU08 FU09", deck, discard: "..." }))).toEqual({
      step: "lastDraw",
      act: { do: "draw", n: 4 },
    });
    const nine = deck.replace(" FU13", "");
    expect(answer("draw-all", drawing({ hand: "FU08 FU09", deck: nine, discard: "..." }))).toBeUndefined();
  });

  test("a limit above six is the player's choice, and so is every other question", () => {
    expect(answer("draw-all", drawing({ hand: "FU08 FU09" }, { limit: 8 }))).toBeUndefined();
    expect(answer("draw-all", turn({ sectors: FOUR }))).toBeUndefined();
  });

  /** Plays 12 Battles by the bot's policy and counts the acts of the Federation: all, and those that draw cards. */
  function countActs(isAutomatic: boolean): { readonly all: number; readonly draws: number } {
    let all = 0;
    let draws = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const engine = new Engine(game, seededDraws(seed));
      const t = start(game, optionsOf({ firstOpener: "federation" }), seededDraws(seed)).state;
      for (engine.advance(t); engine.asking !== undefined; ) {
        const by = engine.asking;
        const step = t.flow.stack.at(-1)?.step ?? "";
        const automatic = isAutomatic && by === seat(0) ? answer("draw-all", t) : undefined;
        const act = automatic?.act ?? (bot.policyPrior(t, step, by, engine.moves).acts[0] as Act);
        if (by === seat(0) && !automatic) {
          all++;
          if (act.do === "draw" || act.do === "end") draws++;
        }
        engine.act(t, by, act);
      }
    }
    return { all, draws };
  }

  test("in whole Battles the player makes a third of the draws and a fifth fewer acts", () => {
    const [before, after] = [countActs(false), countActs(true)];
    expect(before.draws).toBeGreaterThan(100);
    expect(after.draws).toBeLessThan(before.draws / 3);
    expect(after.all).toBeLessThan(before.all * 0.8);
  });
});

describe("measures and places", () => {
  test("Sectors, with the majority as goal, and the cards that can still be played", () => {
    const view = game.view(turn({ sectors: FOUR }), "public");
    const [sectors, cards] = measures;
    expect([sectors?.valueOf(view, seat(0)), sectors?.valueOf(view, seat(1))]).toEqual([4, 3]);
    expect(sectors?.goalOf?.(view)?.value).toBe(4);
    expect(cards?.valueOf(view, seat(0))).toBe(30);
    expect(cards?.valueOf(view, seat(1))).toBe(29);
    expect(roundOf(view as ViewTW)).toEqual({ number: 3, name: "Fight 3" });
  });

  test("a fact is shown at its Sector, its card or its side", () => {
    const fact = (more: object) => ({ rule: "TW-1.1", ...more }) as unknown as FactTW;
    expect(placeOf(fact({ is: "sectorTaken", side: 0, sector: "UL", from: 1 }))).toBe("sector:UL");
    expect(placeOf(fact({ is: "deployed", side: 0, unit: "FU05", support: [] }))).toBe("card:FU05");
    expect(placeOf(fact({ is: "drew", side: 1, count: 2, left: 9 }))).toBe("side:1");
    expect(placeOf(fact({ is: "battleEnded", winner: 0 }))).toBeNull();
  });
});
