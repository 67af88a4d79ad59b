/** The exact worth of a firing slot is what playing every roll and every answer by the rules comes to. */
import { type AnyGame, Engine, type GameState, question, type Seat } from "@starboard/kernel";
import { expect, test } from "vitest";
import { game } from "../src/game.ts";
import { rankVolleys } from "../src/puzzles/provers/best-volleys.ts";
import { SlotWorth, type Volley } from "../src/puzzles/provers/kill-chance.ts";
import { ACTIVE, type StateAx } from "../src/state.ts";

const SHOOTER = 0;
const TARGET = 1;

function stateWith(cp: readonly [number, number], hull: number): StateAx {
  const parsed = game.options.parse({ "ax.points": 30 });
  if (!("ok" in parsed)) throw new Error("options");
  const read = game.notation.read(
    {
      turn: 3,
      phase: "firing",
      marker: 1,
      cp,
      ships: [
        { class: "scout", side: 1, at: [10, 10], facing: "S", acted: true },
        { class: "lancer", side: 2, at: [10, 12], facing: "N", hull },
        { class: "scout", side: 2, at: [2, 2], facing: "N" },
      ],
      called: 3,
      queue: [],
      passed: [3, 3],
      quiet: 0,
      goal: ["north", "south"],
      shown: [1, 1],
      flow: {
        at: [1, 4],
        stack: [
          { step: "callFire", memo: {} },
          { step: "fire", memo: { ship: SHOOTER } },
        ],
        over: null,
      },
    } as never,
    parsed.ok,
  );
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok as StateAx;
}

class OutOfDice extends Error {}

/** The worth of an act by the engine: every roll counts the same, the enemy answers as is worst, the shooter stops after it. */
function played(t: StateAx, by: Seat, act: object, worth: (after: StateAx) => number): number {
  const roll = (script: readonly number[]): number => {
    let at = 0;
    const draw = (_sides: number, times: number): number[] =>
      Array.from({ length: times }, () => {
        const die = script[at++];
        if (die === undefined) throw new OutOfDice();
        return die;
      });
    const after = (game as AnyGame).clone(t as never) as unknown as StateAx;
    try {
      new Engine(game, draw as never).act(after, by, act as never);
    } catch (error) {
      if (!(error instanceof OutOfDice)) throw error;
      return [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + roll([...script, die]) / 6, 0);
    }
    const asked = question(game as AnyGame, after as unknown as GameState);
    if (asked?.frame.step !== "damage") return worth(after);
    const owner = asked.waiting[0] as Seat;
    const answers = new Engine(game, draw as never).legal(after, owner);
    return Math.min(...answers.map((answer) => played(after, owner, answer, worth)));
  };
  return roll([]);
}

test.for<{ cp: readonly [number, number]; hull: number }>([
  { cp: [0, 0], hull: 4 },
  { cp: [0, 1], hull: 3 },
  { cp: [1, 0], hull: 5 },
])("agrees with every roll: %o", ({ cp, hull }) => {
  const t = stateWith(cp, hull);
  const chances = new SlotWorth(stateWith(cp, hull), SHOOTER, "destroy", -1);
  const points = new SlotWorth(stateWith(cp, hull), SHOOTER, "damage", -1);
  // A third die would take all rolls ten times as long.
  const isShort = ({ target, weapons }: Volley): boolean => target === TARGET && weapons !== "tradeToPower";
  const volleys = chances.volleys().filter(isShort);
  expect(volleys.length).toBeGreaterThan(cp[0]);
  for (const act of volleys) {
    const chance = played(t, 0 as Seat, act, (after) => (after.status[TARGET] === ACTIVE ? 0 : 1));
    expect(chances.of(act)).toBeCloseTo(chance, 9);
    const lost = played(
      t,
      0 as Seat,
      act,
      (after) => hull - (after.status[TARGET] === ACTIVE ? (after.hull[TARGET] as number) : 0),
    );
    expect(points.of(act)).toBeCloseTo(lost, 9);
  }
  expect(Math.max(...volleys.map((act) => chances.of(act)))).toBeGreaterThan(0);
});

test("there is no puzzle where nothing else does damage, or where the task names the target of all good volleys", () => {
  const t = stateWith([8, 0], 3);
  const copy = (game as AnyGame).clone(t as never) as unknown as StateAx;
  const volleys = new SlotWorth(copy, SHOOTER, "destroy", TARGET).volleys();
  const [best] = volleys;
  const limits = { least: 0.25, margin: 0.01, gap: 0.05 };
  const rank = (tried: readonly Volley[], named?: number) => {
    const counter = { volleys: () => tried, of: (act: Volley) => (act === best ? 1 : 0) };
    return rankVolleys(game as AnyGame, t, SHOOTER, counter as never, limits, named)?.solution;
  };
  expect(volleys.length).toBeGreaterThan(1);
  expect(rank(volleys)).toEqual(best);
  expect(rank(volleys, TARGET)).toEqual(best);
  expect(rank(volleys, 2)).toBeUndefined();
});
