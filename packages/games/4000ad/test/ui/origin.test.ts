import { allied, isAlliances } from "@starboard/4000ad";
import { seat } from "@starboard/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { initialDeparture, withDestination } from "../../src/ui/act/guard.ts";
import { originAt, originOf } from "../../src/ui/act/origin.ts";
import { decisionOf, isProposed, planPrepared, preparedActOf } from "../../src/ui/act/prepared-act.ts";
import { readBoardData } from "../../src/ui/model/board-data.ts";
import { NO_CHOICES, useBoardStore } from "../../src/ui/model/board-store.ts";
import { notesOf, setNote } from "../../src/ui/model/notes.ts";
import { promptActions } from "../../src/ui/prompt-actions.ts";
import { boardProps, playMoves, scenarioState, starNumber } from "./scene.ts";

beforeEach(() => useBoardStore.getState().set(NO_CHOICES));

describe("choosing a star is not yet an action", () => {
  test("the departure is prepared from a preview and planned together with the choice of the star", () => {
    const state = scenarioState("midgame");
    const props = boardProps(state);
    const data = readBoardData(props);
    const origin = originAt(props, data, starNumber(state, "sol"), []);
    expect(origin?.most).toBe(5);
    expect(origin?.before.map(({ act }) => act)).toEqual([{ do: "muster", from: "sol" }]);
    if (!origin) throw new Error("ships can leave Sol");
    const sending = withDestination(
      props,
      data,
      origin,
      initialDeparture(props, data, origin),
      starNumber(state, "mira"),
    );
    const prepared = preparedActOf(props, data, { sending, target: null, way: 0, placeCount: 0 });
    expect(prepared).toMatchObject({ refusal: null, act: { do: "depart", from: "sol", ships: 4 } });
    const planned: object[] = [];
    if (prepared) planPrepared({ ...props, planMoves: (moves) => planned.push(...moves) }, prepared);
    expect(planned.map((move) => (move as { act: { do: string } }).act.do)).toEqual(["muster", "depart"]);
    const after = playMoves(state, seat(0), planned as never);
    expect(after.warpFrom.slice(0, 2)).toContain(starNumber(state, "sol"));
  });

  test("a hop to the sister star is offered in every mode that the rules know", () => {
    const state = scenarioState("midgame");
    const props = boardProps(state);
    const data = readBoardData(props);
    const origin = originAt(props, data, starNumber(state, "algol"), []);
    expect(origin?.hops).toEqual(["join"]);
  });

  test("ships of an ally are taken along in the same press", () => {
    const state = scenarioState("shared");
    expect(isAlliances(state) && allied(state, 0, 1)).toBe(true);
    const props = boardProps(state);
    const data = readBoardData(props);
    const from = starNumber(state, "sol");
    const [[power, most] = []] = Object.entries(originAt(props, data, from, [])?.allies ?? {});
    const loan = [{ power: Number(power), ships: most as number }];
    const sending = { from, ships: 1, size: null, aim: null, hop: false, loan };
    const origin = originOf(props, data, sending);
    expect(origin?.before.map(({ act }) => act.do)).toEqual(["muster", "takeAlong"]);
    const prepared = preparedActOf(props, data, { sending, target: null, way: 0, placeCount: 0 });
    expect(prepared).toMatchObject({ refusal: null, act: { loan } });
  });

  test("a star without ships has no departure", () => {
    const state = scenarioState("midgame");
    const props = boardProps(state);
    expect(originAt(props, readBoardData(props), starNumber(state, "vega"), [])).toBeNull();
  });
});

describe("the main button of the prompt line", () => {
  test("stays or travels on while nothing is prepared, instead of sending a part of the turn", () => {
    const planned = (name: "midgame" | "arrival"): ReturnType<typeof boardProps> => ({
      ...boardProps(scenarioState(name)),
      plan: { steps: [{ step: "arrive", act: { do: "travelOn" } }], closed: false },
    });
    const main = (props: Parameters<typeof promptActions>[0]) =>
      promptActions(props).filter(({ emphasis, replacesCommit }) => emphasis === "main" && replacesCommit);
    expect(main(planned("midgame")).map(({ act }) => act.do)).toEqual(["stay"]);
    expect(main(planned("arrival")).map(({ act }) => act.do)).toEqual(["travelOn"]);
    // With an empty plan there is nothing to send, so no button is the main one until something is prepared.
    expect(main(boardProps(scenarioState("midgame")))).toEqual([]);
    const arriving = planned("arrival");
    useBoardStore.getState().set({ target: 3, decision: decisionOf(arriving) });
    expect(main(arriving)).toEqual([]);
    useBoardStore.getState().set({ target: 3, decision: "the one before" });
    expect(main(arriving)).toHaveLength(1);
  });

  test("a doubtful departure is sent with the acts planned before it, instead of being left out by Confirm", () => {
    const state = scenarioState("midgame", (t) => {
      t.warpFrom[4] = starNumber(t, "sol");
      t.warpCount[4] = 2;
      t.warpShips[4 * t.P + 2] = 15;
    });
    const props = boardProps(state);
    const data = readBoardData(props);
    const from = starNumber(state, "algol");
    const preparedWith = (ships: number) => {
      const sending = { from, ships, size: null, aim: null, hop: false, loan: [] };
      return preparedActOf(props, data, { sending, target: null, way: 0, placeCount: 0 });
    };
    const most = originAt(props, data, from, [])?.most ?? 0;
    // All ships: the home star would be weaker than the force that can reach it. No ships: the rules refuse it.
    const doubtful = preparedWith(most);
    expect(doubtful?.doubts).toHaveLength(1);
    expect([isProposed(doubtful, 0), isProposed(doubtful, 1)]).toEqual([false, true]);
    expect([isProposed(null, 1), isProposed(preparedWith(most + 1), 1)]).toEqual([false, false]);
  });
});

test("notes of one match are not read in another, and clearing the destination removes the note", () => {
  setNote("first", "0/5/1", 7);
  expect(notesOf("first")).toEqual({ "0/5/1": 7 });
  expect(notesOf("second")).toEqual({});
  setNote("first", "0/5/1", null);
  expect(notesOf("first")).toEqual({});
});
