/** The destination chosen first: the star that the fleet leaves from, and the clicks that lead there. */
import { forecastArrival } from "@starboard/4000ad";
import { seat } from "@starboard/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { guardOf, initialDeparture } from "../../src/ui/act/guard.ts";
import { createInputHandlers } from "../../src/ui/act/input.ts";
import { originAt } from "../../src/ui/act/origin.ts";
import { forceOf } from "../../src/ui/act/outlook.ts";
import { planPrepared, preparedActOf } from "../../src/ui/act/prepared-act.ts";
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
