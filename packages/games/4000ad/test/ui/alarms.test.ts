import { game, type State4000 } from "@starboard/4000ad";
import { seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { alarms } from "../../src/ui/status/alarms.ts";
import { objectives } from "../../src/ui/status/objectives.ts";
import { scenarios, stateOfScenario } from "../../src/ui/scenarios.ts";
import { boardProps, playMoves, scenarioState, starNumber } from "./scene.ts";

const ALGOL = 0;

describe("the alarm of a lost home star (AD-10.2)", () => {
  test("offers every way to retake it, best first, with the outcome by the rules", () => {
    const state = scenarioState("lostHome");
    const [alarm] = alarms(boardProps(state));
    expect(alarm).toMatchObject({
      kind: "danger",
      title: "Your home star has fallen. This is your only turn to retake it.",
      detail: "If Antares still holds Algol at the end of this turn, you are eliminated.",
      rule: "AD-10.2",
      place: "star:algol",
    });
    expect(alarm?.answers.map(({ label, outcome, succeeds }) => [label, outcome, succeeds])).toEqual([
      ["Both warps: 5 + 6 against 10", "Retakes it", true],
      ["Warp II: 6 against 10", "Destroyed", false],
      ["Warp I: 5 against 10", "Destroyed", false],
    ]);
  });

  test("the best answer retakes the star when its acts are played", () => {
    const state = scenarioState("lostHome");
    const answer = alarms(boardProps(state))[0]?.answers[0];
    const after = playMoves(state, seat(ALGOL), answer?.moves ?? []);
    expect(after.holder[ALGOL]).toBe(-1);
    expect(alarms(boardProps(after)).some(({ id }) => id.startsWith("lost"))).toBe(false);
  });

  test("an answer with the second warp alone first lets the leading fleet travel on", () => {
    const state = scenarioState("lostHome", (t) => {
      t.ships[starNumber(t, "algol") * t.P + 2] = 4;
    });
    const answers = alarms(boardProps(state))[0]?.answers ?? [];
    const second = answers.find(({ label }) => label === "Warp I: 5 against 4");
    expect(second?.moves.map(({ act }) => act.do)).toEqual(["travelOn", "emerge"]);
    expect(playMoves(state, seat(ALGOL), second?.moves ?? []).holder[ALGOL]).toBe(-1);
  });

  test("at the departure it offers the hop from the sister star", () => {
    const { position, options } = scenarios.lostHome;
    const { state } = stateOfScenario({
      options,
      position: {
        ...position,
        step: "departure",
        stars: { ...position.stars, algol: { antares: 1 } },
        warps: { ...position.warps, algol: [] },
      },
    });
    const [answer] = alarms(boardProps(state))[0]?.answers ?? [];
    expect(answer).toMatchObject({ label: "Hop from Capella: 2 against 1", outcome: "Retakes it", succeeds: true });
    expect(playMoves(state, seat(ALGOL), answer?.moves ?? []).holder[ALGOL]).toBe(-1);
  });

  test("other seats and spectators have no such alarm; after the end there is none", () => {
    const state = scenarioState("lostHome");
    expect(alarms(boardProps(state, seat(1))).some(({ id }) => id.startsWith("lost"))).toBe(false);
    expect(alarms(boardProps(state, "public"))).toEqual([]);
  });

  test("before its own turn the power learns that the next turn is its only one", () => {
    const state = scenarioState("lostHome", (t) => {
      t.active = 1;
      t.slot = t.order.indexOf(1);
    });
    expect(alarms(boardProps(state))[0]?.title).toBe(
      "Your home star has fallen. Your next turn is your only turn to retake it.",
    );
  });
});

describe("the alarm of a threatened home star (AD-8.a)", () => {
  const weakened = (): State4000 =>
    scenarioState("midgame", (t) => {
      // Nine ships of Antares can come out at Sol and Algol; Algol keeps a small garrison.
      t.ships[starNumber(t, "algol") * t.P + ALGOL] = 3;
      t.warpFrom[4] = starNumber(t, "sol");
      t.warpCount[4] = 2;
    });
  test("names the force, and goes away with a garrison that bars it", () => {
    const alarm = alarms(boardProps(weakened())).find(({ id }) => id.startsWith("threat"));
    expect(alarm).toMatchObject({ kind: "danger", title: "9 ships can take Algol before your next turn." });
    const held = weakened();
    held.ships[starNumber(held, "algol") * held.P + ALGOL] = 9;
    expect(alarms(boardProps(held)).some(({ id }) => id.startsWith("threat"))).toBe(false);
  });
});

describe("objectives", () => {
  test("Independents: the last power wins, with each home star and its garrison", () => {
    const state = scenarioState("lostHome");
    const strip = objectives(boardProps(state));
    expect(strip).toMatchObject({ title: "Last power wins", rule: "AD-10.3" });
    expect(strip?.sides.map(({ name, detail, value, isAlarming }) => [name, detail, value, isAlarming])).toEqual([
      ["Algol", "Home star lost, 1 turn left", 25, true],
      ["Regulus", "Home star held by 7", 20, false],
      ["Antares", "Home star held by 4", 31, false],
      ["Pavo", "Home star held by 8", 24, false],
    ]);
  });

  test("Alliances: one figure for each side, and its shared progress", () => {
    const strip = objectives(boardProps(scenarioState("midgame")));
    expect(strip?.title).toBe("Take both enemy home stars");
    expect(strip?.sides).toHaveLength(2);
    expect(strip?.sides[0]?.name).toBe("Algol + Regulus");
    expect(strip?.sides.every(({ progress }) => progress === 0)).toBe(true);
  });

  test("a round limit is named while it counts", () => {
    const state = scenarioState("lostHome");
    const limited = { ...state, options: { ...state.options, "ad.turnLimit": 20 as never } };
    expect(objectives(boardProps(limited as State4000))?.detail).toBe("Ends after round 20: stars count, then ships");
    const over = { ...limited.flow, over: { winners: [], scores: [], rule: "AD-10.3" } };
    expect(objectives(boardProps({ ...limited, flow: over } as never))?.detail).toBeUndefined();
  });

  test("the figures are those of the facts in every view of a match's beginning", () => {
    const options = game.options.parse({});
    if ("bad" in options) throw new Error("options");
    expect(objectives(boardProps(game.setup(options.ok)))).toBeNull();
  });
});
