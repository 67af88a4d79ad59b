import type { Shape4000 } from "@starboard/4000ad";
import { typedOffers } from "@starboard/ui";
import { game, mapOf, starIndex, type State4000, type View4000 } from "@starboard/4000ad";
import { type Act, isRefusal, noDraws, offers, play, seat, whyNot } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { doubtsOf } from "../../src/ui/act/doubts.ts";
import { withDestination, guardOf, initialDeparture } from "../../src/ui/act/guard.ts";
import { preparedActOf } from "../../src/ui/act/prepared-act.ts";
import { outlookOf } from "../../src/ui/act/outlook.ts";
import { departure } from "../../src/ui/act/sending.ts";
import { whyStar } from "../../src/ui/act/why.ts";
import { readQuestion } from "../../src/ui/model/offers.ts";
import { guardAgainst, sizePresets } from "../../src/ui/model/sizes.ts";
import { readBoardData, type BoardData } from "../../src/ui/model/board-data.ts";
import { narrow } from "../../src/ui/panels/narrow.ts";
import { scenarios, type ScenarioName, stateOfScenario } from "../../src/ui/scenarios.ts";

interface Scene {
  readonly t: State4000;
  readonly view: View4000;
  readonly data: BoardData;
  readonly props: {
    readonly view: View4000;
    readonly viewer: ReturnType<typeof seat>;
    readonly whyNot: (step: string, act: { readonly do: string }) => ReturnType<typeof whyNot>;
  };
  readonly star: (id: string) => number;
}

/** Returns a scenario for the viewer whose turn it is, with the named star of departure chosen. */
function sceneOf(name: ScenarioName, change?: (t: State4000) => void, from?: string): Scene {
  const by = seat(0);
  let { state: t } = stateOfScenario(scenarios[name]);
  change?.(t);
  if (from !== undefined) {
    const chosen = play(game, t, { by, step: "depart", act: { do: "muster", from } as Act }, noDraws);
    if (isRefusal(chosen)) throw new Error(chosen.code);
    t = chosen.state;
  }
  const view = game.view(t, by);
  const data = readBoardData({
    view,
    committed: view,
    offers: typedOffers<Shape4000>(offers(game, t, by)),
    viewer: by,
  });
  const props = {
    view,
    viewer: by,
    whyNot: (step: string, act: { readonly do: string }) => whyNot(game, t, { by, step, act }),
  };
  return { t, view, data, props, star: (id) => data.map.index[id] ?? -1 };
}

describe("size presets", () => {
  test("a garrison as strong as the strongest single force bars them all (AD-6.4.4)", () => {
    expect(guardAgainst([3, 9, 4], 12, 0)).toBe(9);
    expect(guardAgainst([3, 9, 4], 12, 2)).toBe(7);
    expect(guardAgainst([9], 5, 0)).toBeNull();
    expect(guardAgainst([], 5, 0)).toBe(0);
  });
  test("while a threat is known, at least one own ship stays: all but guard is never all", () => {
    expect(guardAgainst([4], 6, 9)).toBe(1);
    expect(sizePresets(6, 6, guardAgainst([4], 6, 9), null)[1]?.ships).toBe(5);
  });
  test("all, all but guard, half, just enough, one", () => {
    const sizes = sizePresets(12, 12, 5, 4);
    expect(sizes.map((s) => s.ships)).toEqual([12, 7, 6, 4, 1]);
    expect(sizes.every((s) => s.lacks === null)).toBe(true);
  });
  test("an unavailable size has a reason", () => {
    expect(sizePresets(5, 5, null, null).map((s) => s.lacks)).toEqual([null, "guard", null, "aim", null]);
    expect(sizePresets(5, 5, 5, 9).map((s) => s.lacks)).toEqual([null, "guard", null, "few", null]);
  });
  test("frozen ships stay anyway and count as guard", () => {
    // 10 ships, 4 of them frozen; 5 must stay, one more than the frozen ones.
    expect(sizePresets(6, 10, 5, null)[1]?.ships).toBe(5);
  });
});

describe("the prepared departure", () => {
  test("no garrison at Sol is enough: nine ships could arrive, five are there", () => {
    const { view, props, star } = sceneOf("midgame");
    expect(guardOf(view, props.viewer, 0, star("sol"))).toEqual({ keep: null, worst: 9 });
  });
  test("at a star that no enemy can reach next turn one ship stays for its resources, at a home star none has to", () => {
    const { view, props, star } = sceneOf("midgame");
    expect(guardOf(view, props.viewer, 0, star("capella"))).toEqual({ keep: 1, worst: 0 });
    // Without its enemies no force can reach a home star, which is drawn even without ships.
    const safe = sceneOf("midgame", (t) => {
      for (let i = 0; i < t.ships.length; i++) if (i % t.P > 1) t.ships[i] = 0;
      for (const [i, ships] of t.warpShips.entries()) if (ships > 0 && i % t.P > 1) t.warpShips[i] = 0;
    });
    expect(guardOf(safe.view, safe.props.viewer, 0, star("algol"))).toEqual({ keep: 0, worst: 0 });
  });
  test("a home star is guarded for two turns: six ships can reach Algol in the turn after the next", () => {
    const { view, props, star } = sceneOf("midgame");
    expect(guardOf(view, props.viewer, 0, star("algol"))).toEqual({ keep: 6, worst: 6 });
  });
  test("the guard at Hamal counts the six ships from Ankaa", () => {
    const { view, props, star } = sceneOf("midgame", (t) => {
      t.ships[starIndex(mapOf(t.options), "hamal") * t.P] = 10;
    });
    expect(guardOf(view, props.viewer, 0, star("hamal"))).toEqual({ keep: 6, worst: 6 });
  });
  test("begins with all ships that the guard can spare; if no guard is enough, one stays for the resources", () => {
    const inHand = (from: string) => {
      const { props, data } = sceneOf("midgame", undefined, from);
      if (data.question?.step !== "depart" || !data.question.chosen) throw new Error("a star is chosen");
      return initialDeparture(props, data, data.question.chosen);
    };
    expect(inHand("algol")).toMatchObject({ ships: 6, size: "allButGuard" });
    expect(inHand("sol")).toMatchObject({ ships: 4, size: null });
  });
  test("a home star under threat is never stripped by default: if no garrison is enough, one ship is proposed", () => {
    const at = (threat: number) =>
      sceneOf(
        "midgame",
        (t) => {
          t.warpFrom[4] = starIndex(mapOf(t.options), "sol");
          t.warpCount[4] = 2;
          t.warpShips[4 * t.P + 2] = threat;
        },
        "algol",
      );
    const proposed = (threat: number) => {
      const { props, data } = at(threat);
      if (data.question?.step !== "depart" || !data.question.chosen) throw new Error("a star is chosen");
      return initialDeparture(props, data, data.question.chosen);
    };
    expect(proposed(9)).toMatchObject({ ships: 3, size: "allButGuard" });
    expect(proposed(12)).toMatchObject({ ships: 1, size: "one" });
    expect(proposed(20)).toMatchObject({ ships: 1, size: "one" });
  });
  test('"just enough" follows the destination', () => {
    const { props, data, star } = sceneOf("midgame", undefined, "algol");
    const question = data.question;
    if (question?.step !== "depart") throw new Error("the decision must be a departure");
    const origin = question.origins.get(star("algol"));
    const first = { from: star("algol"), ships: 1, size: "justEnough" as const, aim: null, hop: false, loan: [] };
    expect(withDestination(props, data, origin, first, star("mira")).ships).toBe(4);
    expect(withDestination(props, data, origin, first, star("rigel")).ships).toBe(1);
    expect(withDestination(props, data, origin, first, star("capella"))).toMatchObject({
      ships: 1,
      hop: true,
      loan: [],
    });
  });
  test("is an act that the rules accept, into hyperspace or as a hop", () => {
    const { props, data, star, t } = sceneOf("midgame", undefined, "sol");
    const question = data.question;
    if (question?.step !== "depart") throw new Error("the decision must be a departure");
    const origin = question.origins.get(star("sol"));
    if (!origin) throw new Error("Sol may send");
    const far = departure(
      { from: star("sol"), ships: 4, size: null, aim: star("mira"), hop: false, loan: [] },
      origin,
      data.map,
    );
    expect(far).toEqual({ do: "depart", from: "sol", ships: 4, to: "hyperspace" });
    const hop = departure(
      { from: star("sol"), ships: 2, size: null, aim: star("alpha-centauri"), hop: true, loan: [] },
      origin,
      data.map,
    );
    expect(hop).toEqual({ do: "depart", from: "sol", ships: 2, to: "hop", mode: "occupy" });
    for (const act of [far, hop]) expect(whyNot(game, t, { by: seat(0), step: "depart", act })).toBeUndefined();
    expect(
      preparedActOf(props, data, {
        sending: { from: star("sol"), ships: 4, size: null, aim: star("mira"), hop: false, loan: [] },
        target: null,
        way: 0,
        placeCount: 0,
      })?.act,
    ).toEqual(far);
  });
  test("its outlook: turns, round, and the sum with its terms", () => {
    const { view, data, star } = sceneOf("midgame");
    const outlook = outlookOf(
      view,
      data,
      { from: star("sol"), ships: 4, size: null, aim: star("mira"), hop: false, loan: [] },
      [],
    );
    expect(outlook).toMatchObject({ turns: 3, round: 11, forecast: { fate: "wins", attackers: 4, defenders: 3 } });
    expect(outlook?.forecast.terms.map((term) => term.value)).toEqual([4, -3]);
  });
  test("leaving the home star weaker than a known threat needs confirmation", () => {
    const { view, data } = sceneOf("midgame", (t) => {
      // A fleet that can come out at Algol in its owner's next turn.
      const w = 4;
      t.warpFrom[w] = t.home[2] as number;
      t.warpCount[w] = 6;
    });
    const send = (ships: number) =>
      doubtsOf(view, data, "depart", { do: "depart", from: "algol", ships, to: "hyperspace" } as never);
    expect(send(3)).toEqual([]);
    expect(send(4).map((d) => d.rule)).toEqual(["AD-8.3"]);
  });
});

describe("the prepared arrival", () => {
  test("stars are in the order of the map, each with every way of arriving", () => {
    const { data, star } = sceneOf("arrival");
    if (data.question?.step !== "arrive") throw new Error("the decision must be an arrival");
    expect(data.question.travelOn?.refusal).toBeUndefined();
    expect(data.open.has(star("mira"))).toBe(true);
    expect(data.open.has(star("hamal"))).toBe(false);
  });
  test("a star at another distance is refused with its rule", () => {
    const { props, data, star } = sceneOf("arrival");
    expect(whyStar(props, data, star("hamal"))?.rule).toBe("AD-7.2");
    expect(whyStar(props, data, star("mira"))).toBeNull();
  });
  test("coming out against more ships needs confirmation, against fewer it does not", () => {
    const { view, data } = sceneOf("arrival");
    const at = (id: string) =>
      doubtsOf(view, data, "arrive", { do: "emerge", star: id, mode: "attack", warps: [0] } as never).map(
        (d) => d.rule,
      );
    expect(at("mira")).toEqual([]);
    expect(at("pavo")).toEqual(["AD-6.4.2.a"]);
  });
  test("travelling on beyond the board needs confirmation", () => {
    const { view, data } = sceneOf("arrival", (t) => {
      t.warpCount[0] = 5;
    });
    expect(doubtsOf(view, data, "arrive", { do: "travelOn" }).map((d) => d.rule)).toEqual(["AD-7.2.e"]);
  });
});

describe("decisions read from offers", () => {
  test("without a decision there is no choice", () => {
    expect(readQuestion([], sceneOf("midgame").data.map)).toBeNull();
  });
  test("a refused star has its reason", () => {
    const { data, star } = sceneOf("midgame", (t) => {
      const i = starIndex(mapOf(t.options), "sol") * t.P;
      t.frozen[i] = t.ships[i] as number;
    });
    if (data.question?.step !== "depart") throw new Error("the decision must be a departure");
    expect(data.question.origins.get(star("sol"))?.refusal?.rule).toBe("AD-6.3.4");
    expect(data.open.has(star("sol"))).toBe(false);
  });
});

describe("narrowing proposals", () => {
  const acts = [
    { do: "lend", star: "sol", ships: 1 },
    { do: "lend", star: "sol", ships: 2 },
    { do: "lend", star: "vega", ships: 1, drawing: "first" },
  ];
  test("each field offers only values that lead to an act", () => {
    const { fields, act } = narrow<{ do: string; star: string; ships: number; drawing?: string }>(
      acts,
      ["star", "ships", "drawing"],
      { star: "vega", ships: "2" },
    );
    expect(fields.map((f) => f.values)).toEqual([["sol", "vega"], ["1"], ["first"]]);
    expect(act).toBe(acts[2]);
  });
  test("without offers there is no act", () => {
    expect(narrow<{ star: string }>([], ["star"], {}).act).toBeUndefined();
  });
});
