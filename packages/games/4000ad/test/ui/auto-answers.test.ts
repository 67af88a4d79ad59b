import { type State4000 } from "@starboard/4000ad";
import { seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { notedArrival } from "../../src/ui/act/noted-arrival.ts";
import { readBoardData } from "../../src/ui/model/board-data.ts";
import { answersNow } from "../../src/ui/status/alarms.ts";
import { noteOfWarp } from "../../src/ui/model/notes.ts";
import { scenarios, stateOfScenario } from "../../src/ui/scenarios.ts";
import { autoAnswers, flyToNote, passHopeless, placeAtOnlySite } from "../../src/ui/status/auto-answers.ts";
import { measures, roundOf } from "../../src/ui/status/measures.ts";
import { placeOf, readPlace } from "../../src/ui/status/places.ts";
import { mapOf } from "@starboard/4000ad";
import { boardProps, playMoves, scenarioState, starNumber } from "./scene.ts";

/** The arrival of Algol's fleet from Sol, just pushed to space 3, with a noted destination. */
function noted(star: string, change?: (t: State4000) => void) {
  const state = scenarioState("arrival", change);
  const props = boardProps(state);
  const key = noteOfWarp(props.view, 0) ?? "";
  return { state, props, notes: { [key]: starNumber(state, star) } };
}
const DUE = 3;

describe("the destination that a player noted", () => {
  const reach = (state: State4000, turns: number): string[] => {
    const map = mapOf(state.options);
    const from = state.warpFrom[0] ?? 0;
    return map.stars.filter((_, s) => map.distance[from * map.S + s] === turns).map(({ id }) => id);
  };

  test("a fleet travels on until the destination is due", () => {
    const { state, props } = noted("sol");
    const [later] = reach(state, DUE + 1);
    const { notes } = noted(later ?? "");
    expect(flyToNote(props, notes)).toEqual({ step: "arrive", act: { do: "travelOn" } });
  });

  test("it comes out at a free destination, and the rules accept the act", () => {
    const base = scenarioState("arrival");
    const free = reach(base, DUE).find((id) => {
      const s = starNumber(base, id);
      return base.ships.slice(s * base.P, (s + 1) * base.P).every((n) => n === 0) && base.neutral[s] === 0;
    });
    const { state, props, notes } = noted(free ?? "");
    const answer = flyToNote(props, notes);
    expect(answer?.act).toMatchObject({ do: "emerge", star: free, mode: "occupy" });
    const after = playMoves(state, seat(0), answer ? [answer] : []);
    expect(after.ships[starNumber(after, free ?? "") * after.P]).toBe(5);
  });

  test("the player is asked if the fleet would be destroyed or barred there", () => {
    const base = scenarioState("arrival");
    const target = reach(base, DUE).find((id) => !base.home.includes(starNumber(base, id))) ?? "";
    for (const defenders of [5, 9]) {
      const { props, notes } = noted(target, (t) => {
        t.ships.fill(0, starNumber(t, target) * t.P, (starNumber(t, target) + 1) * t.P);
        t.ships[starNumber(t, target) * t.P + 2] = defenders;
      });
      expect(flyToNote(props, notes)).toBeUndefined();
    }
  });

  test("two fleets that were sent to the same star come out there together", () => {
    // Both fleets of Algol are due at its home star; without the alarm of the lost home star they would go there.
    const state = scenarioState("lostHome", (t) => {
      t.holder[0] = -1;
      t.grace = t.grace.with(0, "none");
      t.ships[starNumber(t, "algol") * t.P + 2] = 0;
      t.ships[starNumber(t, "antares") * t.P + 2] = 40;
    });
    const props = boardProps(state);
    const algol = starNumber(state, "algol");
    const [first, second] = [noteOfWarp(props.view, 1) ?? "", noteOfWarp(props.view, 0) ?? ""];
    expect(flyToNote(props, { [first]: algol, [second]: algol })?.act).toMatchObject({ star: "algol", warps: [1, 0] });
    expect(flyToNote(props, { [first]: algol })?.act).toMatchObject({ star: "algol", warps: [1] });
  });

  test("fleets of both powers of a player that were sent to the same star come out there together", () => {
    const { options, position } = scenarios.shared;
    const fleet = [{ from: "sol", count: 2, ships: 3, moved: 4 }];
    const { state } = stateOfScenario({
      options,
      position: { ...position, step: "arrivals", warps: { algol: fleet, regulus: fleet } },
    });
    const [free = ""] = reach(state, DUE).filter((id) => !state.home.includes(starNumber(state, id)));
    const props = boardProps(state);
    const keys = [0, 2].map((warp) => noteOfWarp(props.view, warp) ?? "");
    const notes = Object.fromEntries(keys.map((key) => [key, starNumber(state, free)]));
    const answer = flyToNote(props, notes);
    expect(answer?.act).toMatchObject({ star: free, warps: [0, 2] });
    const after = playMoves(state, seat(0), answer ? [answer] : []);
    expect(after.ships.slice(starNumber(after, free) * after.P).slice(0, 2)).toEqual([3, 3]);
    expect(flyToNote(props, { [keys[0] ?? ""]: starNumber(state, free) })?.act).toMatchObject({ warps: [0] });
  });

  test("the player is asked while a home star can be retaken, and without a note", () => {
    const state = scenarioState("lostHome");
    const props = boardProps(state);
    expect(flyToNote(props, { [noteOfWarp(props.view, 1) ?? ""]: starNumber(state, "vega") })).toBeUndefined();
    expect(flyToNote(noted("sol").props, {})).toBeUndefined();
  });
});

test("a noted star is chosen in advance while a home star is at stake only if the fleet saves it there", () => {
  const state = scenarioState("lostHome", (t) => {
    t.ships[starNumber(t, "algol") * t.P + 2] = 1;
  });
  const props = boardProps(state);
  const data = readBoardData(props);
  const note = (warp: number, star: string) => ({ [noteOfWarp(props.view, warp) ?? ""]: starNumber(state, star) });
  const [answer] = answersNow(props).filter(({ succeeds }) => succeeds);
  expect(answer?.moves.at(-1)?.act).toMatchObject({ star: "algol" });
  expect(notedArrival(props, data, note(1, "algol"))).toBe(starNumber(state, "algol"));
  const [elsewhere = ""] = [...(data.question?.step === "arrive" ? data.question.stars : [])]
    .filter(([star, ways]) => data.map.stars[star]?.id !== "algol" && ways.some((way) => !way.refusal))
    .map(([star]) => data.map.stars[star]?.id);
  expect(elsewhere).not.toBe("");
  expect(notedArrival(props, data, note(1, elsewhere))).toBeNull();
});

test("a fleet that would be destroyed everywhere travels on, unless the next push would lose it", () => {
  const state = scenarioState("arrival", (t) => {
    const map = mapOf(t.options);
    for (let s = 0; s < t.S; s++)
      if (map.distance[(t.warpFrom[0] ?? 0) * t.S + s] === DUE) {
        for (let p = 0; p < t.P; p++) t.ships[s * t.P + p] = 0;
        t.ships[s * t.P + 2] = 12;
      }
  });
  expect(passHopeless(boardProps(state))).toEqual({ step: "arrive", act: { do: "travelOn" } });
  expect(passHopeless(boardProps(scenarioState("arrival")))).toBeUndefined();
});

test("new ships are placed automatically only if one star can take them", () => {
  const { options, position } = scenarios.placing;
  const several = stateOfScenario({ options, position }).state;
  expect(placeAtOnlySite(boardProps(several))).toBeUndefined();
  const props = boardProps(several);
  const step = props.offers.find((one) => one.step === "place");
  const [first] = step?.offers ?? [];
  const star = (first?.act as { star?: string } | undefined)?.star;
  const one = {
    ...props,
    offers: [{ ...step, offers: step?.offers.filter(({ act }) => (act as { star?: string }).star === star) }],
  };
  const most = Math.max(...(one.offers[0]?.offers ?? []).map(({ act }) => (act as { ships?: number }).ships ?? 0));
  expect(placeAtOnlySite(one as never)).toEqual({ step: "place", act: { do: "place", star, ships: most } });
});

test("every automatic answer has a switch with a help text, is on by default, and asks nothing of a spectator", () => {
  for (const answer of autoAnswers) {
    expect(answer.help.length).toBeGreaterThan(40);
    expect(answer.isOnByDefault).toBe(true);
    expect(answer.answer(boardProps(scenarioState("arrival"), "public"))).toBeUndefined();
  }
});

test("measures count a seat's ships, stars and production; the axis names rounds", () => {
  const { view } = boardProps(scenarioState("lostHome"));
  const [ships, stars, production] = measures;
  expect(measures.map(({ name }) => name)).toEqual(["Ships", "Stars", "Production"]);
  expect([0, 1, 2, 3].map((by) => ships?.valueOf(view, seat(by)))).toEqual([25, 20, 31, 24]);
  expect(stars?.valueOf(view, seat(0))).toBe(5);
  expect(production?.valueOf(view, seat(0))).toBe(0);
  expect(roundOf(view)).toEqual({ number: 10, name: "Round 10" });
});

test("facts lead to their star or fleet", () => {
  const { view } = boardProps(scenarioState("lostHome"));
  const map = mapOf(view.board.options);
  const place = (fact: object): string | null => placeOf({ rule: "AD-1", ...fact } as never, view);
  expect(place({ is: "homeLost", power: 0, star: "algol", holder: 2 })).toBe("star:algol");
  expect(place({ is: "pushed", power: 0, warp: 1, count: 2 })).toBe("warp:1");
  expect(place({ is: "eliminated", power: 1 })).toBe("star:regulus");
  expect(place({ is: "roundBegan", round: 2, production: false })).toBeNull();
  expect(readPlace(map, "star:algol")).toEqual({ star: map.index["algol"] });
  expect(readPlace(map, "warp:1")).toEqual({ warp: 1 });
  expect(readPlace(map, "star:nowhere")).toBeNull();
});
