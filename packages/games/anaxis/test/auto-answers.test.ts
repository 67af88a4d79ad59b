import { type Act, offers, seat, seededDraws, start } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { game, raiseMatters, type StateAx, text, USED_COMMAND_FIRE, usefulShots } from "../src/index.ts";
import { aimedAt, bankAt } from "../src/ui/aim.ts";
import { autoAnswers } from "../src/ui/auto-answers.ts";
import { type Asked, askedOf, type Props, targetsOf } from "../src/ui/model.ts";
import { promptActions } from "../src/ui/prompt-actions.ts";
import { useBoardStore } from "../src/ui/store.ts";

const options = (() => {
  const read = game.options.parse({ "ax.scenario": "border" });
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
})();

/** Returns the state at the first decision of a written position. */
function stateOf(position: object): StateAx {
  const read = game.notation.read(position, options);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return start({ ...game, setup: () => read.ok }, options, seededDraws(3)).state;
}

/** Returns the screen's properties for the player of side 1. */
function propsOf(t: StateAx): Props {
  const view = game.view(t, seat(0));
  return {
    view,
    committed: view,
    viewer: seat(0),
    seats: [],
    words: text,
    offers: offers(game, t, seat(0)),
    plan: { steps: [], closed: false },
    pastFacts: [],
  } as unknown as Props;
}
const answer = (id: string, t: StateAx): Act | undefined =>
  autoAnswers.find((one) => one.id === id)?.answer(propsOf(t))?.act;

const NEAR = { class: "comet", side: 2, at: [20, 15], facing: "S" };
const FAR = { class: "comet", side: 2, at: [20, 39], facing: "S" };
const firing = (ships: readonly object[], cp: readonly [number, number] = [0, 0]) => ({
  turn: 2,
  phase: "firing",
  cp,
  ships,
});
const moving = (ships: readonly object[], cp: readonly [number, number] = [0, 0]) => ({
  turn: 2,
  phase: "movement",
  cp,
  ships,
});

describe("questions with one sensible answer", () => {
  const tempest = { class: "tempest", side: 1, at: [20, 20], facing: "N" };

  test("the only ship of a number is chosen; with two ships the player chooses (AX-2.4)", () => {
    expect(answer("onlyShip", stateOf(moving([tempest, FAR], [2, 0])))).toMatchObject({ do: "activate", ship: 0 });
    const two = stateOf(moving([tempest, { ...tempest, at: [22, 20] }, FAR], [2, 0]));
    expect(answer("onlyShip", two)).toBeUndefined();
  });

  test("fire that no bank can make count is skipped, and only then (AX-5.8)", () => {
    expect(answer("futileFire", stateOf(firing([tempest, NEAR])))).toBeUndefined();
    const far = stateOf(firing([tempest, FAR]));
    expect(offers(game, far, seat(0)).some(({ step }) => step === "fire")).toBe(true);
    expect(usefulShots(far, 0)).toEqual([]);
    expect(answer("futileFire", far)).toMatchObject({ do: "done" });
  });

  test("a shot that hits only with Cinema Points is offered if it can destroy, and skipped otherwise (AX-8.8)", () => {
    // Command is used up, so that the ship is asked for its fire.
    const shooter = { ...tempest, used: USED_COMMAND_FIRE };
    const at17 = { class: "comet", side: 2, at: [20, 3], facing: "S" };
    expect(answer("costlyFire", stateOf(firing([shooter, at17], [1, 0])))).toMatchObject({ do: "done" });
    expect(answer("costlyFire", stateOf(firing([shooter, { ...at17, hull: 2 }], [1, 0])))).toBeUndefined();
    expect(answer("costlyFire", stateOf(firing([shooter, NEAR], [1, 0])))).toBeUndefined();
  });

  test("a Command window is passed if no ship can be destroyed earlier by a raise (AX-8.5)", () => {
    // The Comet fires at 11, between the Cyclone's own 6 and its raised 11.
    const cyclone = { class: "cyclone", side: 1, at: [20, 20], facing: "N", number: 6 };
    const whole = stateOf(firing([cyclone, { ...NEAR, at: [20, 16] }], [1, 0]));
    expect(raiseMatters(whole, 0, 11)).toBe(true);
    expect(raiseMatters(stateOf(firing([{ ...cyclone, hull: 11 }, { ...FAR }], [1, 0])), 0, 11)).toBe(false);
  });

  test("Damage control is not asked where the ship is lost anyway (AX-8.6)", () => {
    const t = stateOf(firing([tempest, NEAR], [1, 1]));
    const asked = {
      ...t,
      wound: { ship: 0, damage: 25 },
      flow: { ...t.flow, stack: [{ step: "damage", memo: {} }] },
    } as StateAx;
    expect(answer("futileControl", asked)).toMatchObject({ do: "accept" });
    expect(answer("futileControl", { ...asked, wound: { ship: 0, damage: 19 } })).toBeUndefined();
  });
});

describe("orders for a phase", () => {
  const tempest = { class: "tempest", side: 1, at: [20, 8], facing: "S" };

  test("idle ships keep their course to the end of their move, ships in range do not", () => {
    const t = stateOf(moving([tempest, FAR], [1, 0]));
    const [order] = promptActions(propsOf(t));
    expect(order).toMatchObject({ emphasis: "main", replacesCommit: true });
    order?.onPress?.();
    expect(useBoardStore.getState().standing).toEqual({ kind: "keepCourse", turn: t.turn });
    expect(answer("keepCourse", t)).toMatchObject({ do: "activate", ship: 0 });
    const near = stateOf(moving([tempest, { ...FAR, at: [20, 20] }], [1, 0]));
    expect(promptActions(propsOf(near)).some((action) => "onPress" in action)).toBe(false);
    expect(answer("keepCourse", near)).toBeUndefined();
    // The order ends with the turn.
    expect(answer("keepCourse", { ...t, turn: t.turn + 1 })).toBeUndefined();
  });

  test("ships fire as aimed: the bank and target that take most hull, never with Cinema Points (AX-5.1)", () => {
    const ship = { class: "tempest", side: 1, at: [20, 20], facing: "N" };
    const t = stateOf(firing([ship, { ...ship, at: [21, 20] }, NEAR, { ...NEAR, at: [20, 17], hull: 3 }], [1, 0]));
    const order = promptActions(propsOf(t)).find((action) => "onPress" in action);
    order?.onPress?.();
    useBoardStore.getState().reset();
    const first = autoAnswers.find(({ id }) => id === "fireAsAimed")?.answer(propsOf(t));
    expect(first).toBeDefined();
    expect(JSON.stringify(first)).not.toMatch(/fireControl|gunnery|weapons/);
  });
});

test("without advice, as in a puzzle, no target is chosen in advance and no button fires as aimed", () => {
  const tempest = { class: "tempest", side: 1, at: [20, 20], facing: "N", used: USED_COMMAND_FIRE };
  // Near enough for the secondary bank to be the better one.
  const t = stateOf(firing([tempest, { ...NEAR, at: [20, 18] }]));
  const advised = propsOf(t);
  const alone: Props = { ...advised, advice: false };
  const asked = askedOf(advised) as Asked;
  expect(asked.step).toBe("fire");
  expect([aimedAt(t, asked, -1, true), aimedAt(t, asked, -1, false)]).toEqual([1, -1]);
  expect(aimedAt(t, asked, 1, false)).toBe(1);
  const acts = targetsOf(asked).get(1) ?? [];
  expect(bankAt(t, 0, acts, null, false)).toBe("primary");
  expect(bankAt(t, 0, acts, "secondary", false)).toBe("secondary");
  const labels = (props: Props) => promptActions(props).map(({ act, label }) => label ?? act.do);
  expect(labels(advised)).not.toEqual(labels(alone));
  expect(promptActions(alone)).toMatchObject([{ act: { do: "done" }, emphasis: "may" }]);
});
