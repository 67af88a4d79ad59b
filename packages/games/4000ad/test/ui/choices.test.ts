import { game, mapOf, starIndex, type State4000, type View4000 } from "@starboard/4000ad";
import { type Act, isRefusal, noDraws, offers, play, seat, whyNot } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { doubtsOf } from "../../src/ui/act/doubts.ts";
import { aimedAt, guardOf, takenUp } from "../../src/ui/act/guard.ts";
import { handOf } from "../../src/ui/act/hand.ts";
import { outlookOf } from "../../src/ui/act/outlook.ts";
import { departure } from "../../src/ui/act/sending.ts";
import { whyStar } from "../../src/ui/act/why.ts";
import { readQuestion } from "../../src/ui/model/offers.ts";
import { guardAgainst, sizePresets } from "../../src/ui/model/sizes.ts";
import { readTable, type Tabletop } from "../../src/ui/model/table.ts";
import { narrow } from "../../src/ui/panels/narrow.ts";
import { scenarios, type ScenarioName, tableOfScenario } from "../../src/ui/scenarios.ts";

interface Scene {
  readonly t: State4000;
  readonly view: View4000;
  readonly table: Tabletop;
  readonly props: {
    readonly view: View4000;
    readonly viewer: ReturnType<typeof seat>;
    readonly whyNot: (step: string, act: { readonly do: string }) => ReturnType<typeof whyNot>;
  };
  readonly star: (id: string) => number;
}

/** A scenario as the viewer whose turn it is sees it, with the star of the departure chosen if one is named. */
function sceneOf(name: ScenarioName, change?: (t: State4000) => void, from?: string): Scene {
  const by = seat(0);
  let { table: t } = tableOfScenario(scenarios[name]);
  change?.(t);
  if (from !== undefined) {
    const chosen = play(game, t, { by, step: "depart", act: { do: "muster", from } as Act }, noDraws);
    if (isRefusal(chosen)) throw new Error(chosen.code);
    t = chosen.state;
  }
  const view = game.view(t, by);
  const table = readTable({ view, committed: view, offers: offers(game, t, by), viewer: by });
  const props = {
    view,
    viewer: by,
    whyNot: (step: string, act: { readonly do: string }) => whyNot(game, t, { by, step, act }),
  };
  return { t, view, table, props, star: (id) => table.map.index[id] ?? -1 };
}

describe("sizes by name", () => {
  test("a garrison as strong as the strongest single force bars them all (AD-6.4.4)", () => {
    expect(guardAgainst([3, 9, 4], 12, 0)).toBe(9);
    expect(guardAgainst([3, 9, 4], 12, 2)).toBe(7);
    expect(guardAgainst([9], 5, 0)).toBeNull();
    expect(guardAgainst([], 5, 0)).toBe(0);
  });
  test("all, all but guard, half, just enough, one", () => {
    const sizes = sizePresets(12, 12, 5, 4);
    expect(sizes.map((s) => s.ships)).toEqual([12, 7, 6, 4, 1]);
    expect(sizes.every((s) => s.lacks === null)).toBe(true);
  });
  test("a size that cannot be had says what it lacks", () => {
    expect(sizePresets(5, 5, null, null).map((s) => s.lacks)).toEqual([null, "guard", null, "aim", null]);
    expect(sizePresets(5, 5, 5, 9).map((s) => s.lacks)).toEqual([null, "guard", null, "few", null]);
  });
  test("frozen ships stay behind anyway and count as guard", () => {
    // 10 stand there, 4 of them frozen, 5 must stay: one more than the frozen ones.
    expect(sizePresets(6, 10, 5, null)[1]?.ships).toBe(5);
  });
});

describe("the departure in hand", () => {
  test("the guard at Sol is out of reach: nine could come, five stand there", () => {
    const { view, props, star } = sceneOf("midgame");
    expect(guardOf(view, props.viewer, 0, star("sol"))).toEqual({ keep: null, worst: 9 });
  });
  test("a star nobody can reach next turn needs no guard", () => {
    const { view, props, star } = sceneOf("midgame");
    expect(guardOf(view, props.viewer, 0, star("algol"))).toEqual({ keep: 0, worst: 0 });
  });
  test("the guard at Hamal counts the six from Ankaa", () => {
    const { view, props, star } = sceneOf("midgame", (t) => {
      t.ships[starIndex(mapOf(t.options), "hamal") * t.P] = 10;
    });
    expect(guardOf(view, props.viewer, 0, star("hamal"))).toEqual({ keep: 6, worst: 6 });
  });
  test("taken up with what the guard spares, or with everything when no guard would do", () => {
    const inHand = (from: string) => {
      const { props, table } = sceneOf("midgame", undefined, from);
      if (table.question?.step !== "depart" || !table.question.chosen) throw new Error("a star is chosen");
      return takenUp(props, table, table.question.chosen);
    };
    expect(inHand("algol")).toMatchObject({ ships: 12, size: "allButGuard" });
    expect(inHand("sol")).toMatchObject({ ships: 5, size: "all" });
  });
  test("just enough follows the aim", () => {
    const { props, table, star } = sceneOf("midgame", undefined, "algol");
    const question = table.question;
    if (question?.step !== "depart") throw new Error("a departure is asked");
    const origin = question.origins.get(star("algol"));
    const first = { from: star("algol"), ships: 1, size: "justEnough" as const, aim: null, hop: false };
    expect(aimedAt(props, table, origin, first, star("mira")).ships).toBe(4);
    expect(aimedAt(props, table, origin, first, star("rigel")).ships).toBe(1);
    expect(aimedAt(props, table, origin, first, star("capella"))).toMatchObject({ ships: 1, hop: true });
  });
  test("is the act the judge knows, into hyperspace or by a hop", () => {
    const { props, table, star, t } = sceneOf("midgame", undefined, "sol");
    const question = table.question;
    if (question?.step !== "depart") throw new Error("a departure is asked");
    const origin = question.origins.get(star("sol"));
    if (!origin) throw new Error("Sol may send");
    const far = departure(
      { from: star("sol"), ships: 4, size: null, aim: star("mira"), hop: false },
      origin,
      table.map,
    );
    expect(far).toEqual({ do: "depart", from: "sol", ships: 4, to: "hyperspace" });
    const hop = departure(
      { from: star("sol"), ships: 2, size: null, aim: star("alpha-centauri"), hop: true },
      origin,
      table.map,
    );
    expect(hop).toEqual({ do: "depart", from: "sol", ships: 2, to: "hop", mode: "occupy" });
    for (const act of [far, hop]) expect(whyNot(game, t, { by: seat(0), step: "depart", act })).toBeUndefined();
    expect(
      handOf(props, table, {
        sending: { from: star("sol"), ships: 4, size: null, aim: star("mira"), hop: false },
        target: null,
        way: 0,
        lot: 0,
      })?.act,
    ).toEqual(far);
  });
  test("what it leads to: turns, round and sum with its terms", () => {
    const { view, table, star } = sceneOf("midgame");
    const outlook = outlookOf(
      view,
      table,
      { from: star("sol"), ships: 4, size: null, aim: star("mira"), hop: false },
      [],
    );
    expect(outlook).toMatchObject({ turns: 3, round: 11, forecast: { fate: "wins", attackers: 4, defenders: 3 } });
    expect(outlook?.forecast.terms.map((term) => term.value)).toEqual([4, -3]);
  });
  test("leaving the home star weaker than a known threat is asked about twice", () => {
    const { view, table } = sceneOf("midgame", (t) => {
      // A fleet that can come out at Algol on its owner's next turn.
      const w = 4;
      t.warpFrom[w] = t.home[2] as number;
      t.warpCount[w] = 6;
    });
    const send = (ships: number) =>
      doubtsOf(view, table, "depart", { do: "depart", from: "algol", ships, to: "hyperspace" } as never);
    expect(send(3)).toEqual([]);
    expect(send(4).map((d) => d.rule)).toEqual(["AD-8.3"]);
  });
});

describe("the arrival in hand", () => {
  test("stars come sorted by id of the map with every way of arriving", () => {
    const { table, star } = sceneOf("arrival");
    if (table.question?.step !== "arrive") throw new Error("an arrival is asked");
    expect(table.question.travelOn?.refusal).toBeUndefined();
    expect(table.open.has(star("mira"))).toBe(true);
    expect(table.open.has(star("hamal"))).toBe(false);
  });
  test("a star at another distance says so, by its rule", () => {
    const { props, table, star } = sceneOf("arrival");
    expect(whyStar(props, table, star("hamal"))?.rule).toBe("AD-7.2");
    expect(whyStar(props, table, star("mira"))).toBeNull();
  });
  test("coming out against more ships is asked about twice, against fewer it is not", () => {
    const { view, table } = sceneOf("arrival");
    const at = (id: string) =>
      doubtsOf(view, table, "arrive", { do: "emerge", star: id, mode: "attack", warps: [0] } as never).map(
        (d) => d.rule,
      );
    expect(at("mira")).toEqual([]);
    expect(at("pavo")).toEqual(["AD-6.4.2.a"]);
  });
  test("travelling on into the void is asked about twice", () => {
    const { view, table } = sceneOf("arrival", (t) => {
      t.warpCount[0] = 5;
    });
    expect(doubtsOf(view, table, "arrive", { do: "travelOn" }).map((d) => d.rule)).toEqual(["AD-7.2.e"]);
  });
});

describe("questions read from offers", () => {
  test("nothing asked, nothing to choose", () => {
    expect(readQuestion([], sceneOf("midgame").table.map)).toBeNull();
  });
  test("a refused star keeps its reason", () => {
    const { table, star } = sceneOf("midgame", (t) => {
      const i = starIndex(mapOf(t.options), "sol") * t.P;
      t.frozen[i] = t.ships[i] as number;
    });
    if (table.question?.step !== "depart") throw new Error("a departure is asked");
    expect(table.question.origins.get(star("sol"))?.refusal?.rule).toBe("AD-6.3.4");
    expect(table.open.has(star("sol"))).toBe(false);
  });
});

describe("narrowing proposals", () => {
  const acts = [
    { do: "lend", star: "sol", ships: 1 },
    { do: "lend", star: "sol", ships: 2 },
    { do: "lend", star: "vega", ships: 1, drawing: "first" },
  ];
  test("each field offers only what still leads to an act", () => {
    const { fields, act } = narrow<{ do: string; star: string; ships: number; drawing?: string }>(
      acts,
      ["star", "ships", "drawing"],
      { star: "vega", ships: "2" },
    );
    expect(fields.map((f) => f.values)).toEqual([["sol", "vega"], ["1"], ["first"]]);
    expect(act).toBe(acts[2]);
  });
  test("no acts, no act", () => {
    expect(narrow([], ["star"], {}).act).toBeUndefined();
  });
});
