/** The destination chosen first: the star that the fleet leaves from, and the clicks that lead there. */
import { forecastArrival } from "@starboard/4000ad";
import { seat } from "@starboard/kernel";
import type { PlannedMove } from "@starboard/ui";
import { beforeEach, describe, expect, test } from "vitest";
import { guardOf, initialDeparture, withDestination } from "../../src/ui/act/guard.ts";
import { createInputHandlers } from "../../src/ui/act/input.ts";
import { originAt } from "../../src/ui/act/origin.ts";
import { forceOf } from "../../src/ui/act/outlook.ts";
import { planPrepared, preparedActOf, sendPrepared } from "../../src/ui/act/prepared-act.ts";
import { type SizedDeparture, sizedDepartures } from "../../src/ui/act/sized-departures.ts";
import { departureTo } from "../../src/ui/act/source.ts";
import { readBoardData } from "../../src/ui/model/board-data.ts";
import { NO_CHOICES, useBoardStore } from "../../src/ui/model/board-store.ts";
import { stateOf } from "../../src/ui/model/state-of.ts";
import { boardProps, playMoves, scenarioState, starNumber } from "./scene.ts";

beforeEach(() => useBoardStore.getState().set(NO_CHOICES));

const SCENARIOS = ["midgame", "shared"] as const;

function sceneOf(name: (typeof SCENARIOS)[number], change?: Parameters<typeof scenarioState>[1]) {
  const state = scenarioState(name, change);
  const props = boardProps(state);
  return { state, props, data: readBoardData(props) };
}

describe("the proposed star of departure", () => {
  test.for(SCENARIOS)("takes every star of %s soonest with ships that can be spared, or none can be", (name) => {
    const { state, props, data } = sceneOf(name);
    const power = props.view.board.active;
    let proposals = 0;
    for (let aim = 0; aim < data.map.S; aim++) {
      const proposed = departureTo(props, data, aim);
      // Every other star with its proposed ships, as a player would find out by trying one after the other.
      const others = [...data.open].flatMap((star) => {
        const origin = star === aim ? null : originAt(props, data, star, []);
        const sending = origin && initialDeparture(props, data, origin);
        return sending?.size === "allButGuard" ? [sending] : [];
      });
      if (!proposed) {
        expect(others).toEqual([]);
        continue;
      }
      proposals++;
      const takes = (from: number, ships: number): boolean => {
        const { fate } = forecastArrival(stateOf(props.view), power, aim, forceOf(props.view, power, ships, []));
        return fate === "takes" || fate === "wins" || fate === "joins";
      };
      const turns = (from: number): number => data.map.distance[from * data.map.S + aim] ?? 0;
      const sooner = others.filter(
        ({ from, ships }) =>
          takes(from, ships) && (!takes(proposed.from, proposed.ships) || turns(from) < turns(proposed.from)),
      );
      const refused = sooner.filter((other) => {
        const sending = { ...proposed, from: other.from, ships: other.ships };
        const prepared = preparedActOf(props, data, { sending, target: null, way: 0, placeCount: 0 });
        return prepared?.refusal || (prepared?.doubts.length ?? 0) > 0;
      });
      expect(sooner.length, `${data.names[proposed.from]} to ${data.names[aim]}`).toBe(refused.length);
      // The guard stays, and the rules accept the departure.
      const { keep } = guardOf(props.view, props.viewer, power, proposed.from);
      const here = props.view.board.ships[proposed.from * props.view.board.P + power] ?? 0;
      if (keep !== null) expect(here - proposed.ships).toBeGreaterThanOrEqual(Math.min(keep, here - 1));
      const prepared = preparedActOf(props, data, { sending: proposed, target: null, way: 0, placeCount: 0 });
      expect(prepared?.refusal).toBeNull();
      const moves: never[] = [];
      if (prepared) planPrepared({ ...props, planMoves: (planned) => moves.push(...(planned as never[])) }, prepared);
      const after = playMoves(state, seat(0), moves);
      expect(after.ships[proposed.from * after.P + power]).toBe(here - proposed.ships);
    }
    expect(proposals).toBeGreaterThan(10);
  });

  test("is never a home star that cannot be guarded", () => {
    // Fifteen ships can come out at Algol before its owner moves again.
    const { state, props, data } = sceneOf("midgame", (t) => {
      t.warpFrom[4] = starNumber(t, "sol");
      t.warpCount[4] = 2;
      t.warpShips[4 * t.P + 2] = 99;
    });
    const algol = starNumber(state, "algol");
    expect(data.open.has(algol)).toBe(true);
    const sources = data.map.stars.flatMap((_, aim) => departureTo(props, data, aim)?.from ?? []);
    expect(sources).not.toContain(algol);
  });
});

describe("the sizes that send at once", () => {
  const sized = (
    scene: ReturnType<typeof sceneOf>,
    from: number,
    aim: number | null,
  ): { readonly here: number; readonly sizes: readonly SizedDeparture[] } => {
    const { props, data } = scene;
    const origin = originAt(props, data, from, []);
    if (!origin) throw new Error("ships can leave from here");
    const sending = withDestination(props, data, origin, initialDeparture(props, data, origin), aim);
    return {
      here: props.view.board.ships[from * props.view.board.P + props.view.board.active] ?? 0,
      sizes: sizedDepartures(props, data, origin, sending),
    };
  };

  test.for(SCENARIOS)("send from every star of %s to every other what the rules accept and nobody doubts", (name) => {
    const scene = sceneOf(name);
    const { state, props, data } = scene;
    let sent = 0;
    for (const from of data.open)
      for (let aim = 0; aim < data.map.S; aim++) {
        if (aim === from) continue;
        const { here, sizes } = sized(scene, from, aim);
        for (const { ships, sends } of sizes) {
          if (!sends) continue;
          expect([sends.refusal, sends.doubts]).toEqual([null, []]);
          // Played for a few destinations only: the refusal above comes from the same rules.
          if (sent++ % 7 !== 0) continue;
          const moves: PlannedMove[] = [];
          sendPrepared({ ...props, sendMoves: (all) => moves.push(...(all as readonly PlannedMove[])) }, sends);
          const after = playMoves(state, seat(0), moves);
          expect(after.ships[from * after.P + props.view.board.active]).toBe(here - ships);
        }
      }
    expect(sent).toBeGreaterThan(100);
  });

  test("nothing is sent without a destination: a size only sets the number", () => {
    const scene = sceneOf("midgame");
    for (const from of scene.data.open)
      expect(sized(scene, from, null).sizes.filter(({ sends }) => sends !== null)).toEqual([]);
  });

  test("a home star under threat keeps its guard, whatever size is pressed", () => {
    for (const threat of [6, 9, 12, 99]) {
      const scene = sceneOf("midgame", (t) => {
        t.warpFrom[4] = starNumber(t, "sol");
        t.warpCount[4] = 2;
        t.warpShips[4 * t.P + 2] = threat;
      });
      const { props, data, state } = scene;
      const algol = starNumber(state, "algol");
      const { keep, worst } = guardOf(props.view, props.viewer, props.view.board.active, algol);
      expect(worst).toBeGreaterThan(0);
      for (let aim = 0; aim < data.map.S; aim++) {
        if (aim === algol) continue;
        const { here, sizes } = sized(scene, algol, aim);
        const atOnce = sizes.filter(({ sends }) => sends !== null);
        if (keep === null) expect(atOnce).toEqual([]);
        else for (const { ships } of atOnce) expect(here - ships).toBeGreaterThanOrEqual(keep);
        expect(sizes.find(({ name }) => name === "all")?.sends).toBeNull();
      }
    }
  });
});

describe("clicks on stars while a departure is asked", () => {
  function board() {
    const { state, props, data } = sceneOf("midgame");
    const input = createInputHandlers(() => ({ props, data, prepared: null }));
    const [first, second] = [...data.open];
    if (first === undefined || second === undefined) throw new Error("two stars can send ships");
    const aims = data.map.stars.flatMap((_, star) =>
      departureTo(props, data, star) && !data.open.has(star) ? star : [],
    );
    return { state, input, own: [first, second] as const, aims, data };
  }
  const sending = () => useBoardStore.getState().sending;

  test("one click on a destination prepares the whole departure, a second one puts it away", () => {
    const { input, aims } = board();
    const [aim = -1] = aims;
    input.star(aim);
    expect(sending()).toMatchObject({ aim, aimFirst: "proposed" });
    input.star(aim);
    expect(sending()).toBeNull();
  });

  test("another destination gets a proposal of its own; an own star then changes where the ships come from", () => {
    const { input, aims, own } = board();
    const [one = -1, two = -1] = aims;
    input.star(one);
    input.star(two);
    expect(sending()).toMatchObject({ aim: two, aimFirst: "proposed" });
    const other = own.find((star) => star !== sending()?.from) ?? -1;
    input.star(other);
    expect(sending()).toMatchObject({ from: other, aim: two, aimFirst: "chosen" });
    // The chosen star stays when the destination changes.
    input.star(one);
    expect(sending()).toMatchObject({ from: other, aim: one, aimFirst: "chosen" });
    input.star(other);
    expect(sending()).toBeNull();
  });

  test("an own star first is where ships leave from, and then an own star can be the destination", () => {
    const { input, own } = board();
    input.star(own[0]);
    expect(sending()).toMatchObject({ from: own[0], aim: null });
    input.star(own[1]);
    expect(sending()).toMatchObject({ from: own[0], aim: own[1] });
    expect(sending()?.aimFirst).toBeUndefined();
    input.star(own[0]);
    expect(sending()).toBeNull();
  });
});
