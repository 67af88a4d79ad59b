/** The acts that answer an alarm: every one of them is legal, and leads to what its label says. */
import type { ShapeAx } from "@starboard/anaxis";
import {
  Engine,
  isRefusal,
  NeedsDraw,
  noDraws,
  offers,
  play,
  type Seat,
  seat,
  seededDraws,
  start,
} from "@starboard/kernel";
import type { AlarmAnswer as AnswerOf } from "@starboard/ui";

type AlarmAnswer = AnswerOf<ShapeAx>;
import { describe, expect, test } from "vitest";
import { scriptedPolicy } from "../src/bot/scripted.ts";
import { edgeDistance, game, type StateAx, text, threatTo } from "../src/index.ts";
import { alarms } from "../src/ui/alarms.ts";
import type { Props } from "../src/ui/model.ts";

const optionsOf = (raw: object) => {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
};
function stateOf(scenario: string, position: object): StateAx {
  const options = optionsOf({ "ax.scenario": scenario });
  const read = game.notation.read(position, options);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return start({ ...game, setup: () => read.ok }, options, seededDraws(3)).state;
}
const propsOf = (t: StateAx, viewer: Seat): Props => {
  const view = game.view(t, viewer);
  return {
    view,
    committed: view,
    viewer,
    seats: [{ name: "Ann" }, { name: "Ben" }],
    words: text,
    offers: offers(game, t, viewer),
    plan: { steps: [], closed: false },
    preview: (step: string, act: never) => {
      const played = play(game, t, { by: viewer, step, act }, noDraws);
      return isRefusal(played) ? undefined : game.view(played.state, viewer);
    },
  } as unknown as Props;
};

/** Plays the acts of an answer as the page plans them; null if the last one needs dice. Throws if one is refused. */
function after(t: StateAx, by: Seat, { moves }: AlarmAnswer): StateAx | null {
  let now = t;
  for (const { step, act } of moves) {
    try {
      const played = play(game, now, { by, step, act }, noDraws);
      if (isRefusal(played)) throw new Error(`${JSON.stringify(act)} at ${step}: ${played.code}`);
      now = played.state;
    } catch (error) {
      if (error instanceof NeedsDraw) return null;
      throw error;
    }
  }
  return now;
}
const answersOf = (t: StateAx, viewer: number, id: string): readonly AlarmAnswer[] =>
  alarms(propsOf(t, seat(viewer))).find((alarm) => alarm.id.startsWith(id))?.answers ?? [];
const at = (turn: number, phase: "movement" | "firing", ships: readonly object[], more: object = {}) => ({
  turn,
  phase,
  cp: [0, 0],
  ships,
  ...more,
});

describe("a ship whose loss loses the match", () => {
  const DANGER = [
    { class: "tempest", side: 1, at: [20, 20], facing: "N", hull: 4 },
    { class: "comet", side: 2, at: [20, 15], facing: "S", acted: true },
    { class: "comet", side: 2, at: [22, 15], facing: "S", acted: true },
  ];

  test("moves and evasions lead to the chance of destruction that they promise (AX-4.5, AX-5.2)", () => {
    const t = stateOf("border", at(5, "movement", DANGER));
    const before = threatTo(t, 0).destroys;
    const answers = answersOf(t, 0, "lastShip");
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      const there = after(t, seat(0), answer);
      if (!there) throw new Error("a move needs no dice");
      // As if the move ended here: an evasion below its minimum has no effect.
      const ended = play(game, there, { by: seat(0), step: "move", act: { do: "end" } }, noDraws);
      if (isRefusal(ended)) throw new Error(ended.code);
      const chance = threatTo({ ...ended.state, phase: "movement", acted: t.acted }, 0).destroys;
      expect(answer.outcome).toBe(chance < 0.005 ? "destroyed <1%" : `destroyed ${Math.round(chance * 100)}%`);
      expect(chance).toBeLessThan(before);
      expect(answer.succeeds).toBe(chance < 0.1);
    }
  });

  test("in the firing phase the answers destroy the enemies that have still to fire (AX-6.5)", () => {
    const hurt = DANGER.map((ship) => (ship.side === 2 ? { ...ship, hull: 2, acted: undefined } : ship));
    const t = stateOf("border", at(5, "firing", JSON.parse(JSON.stringify(hurt))));
    const answers = answersOf(t, 0, "lastShip");
    expect(answers[0]?.label).toMatch(/^Tempest fires at Comet \d \((primary|secondary)\)$/);
    expect(answers[0]?.outcome).toMatch(/^destroys it \d+%$/);
    for (const answer of answers) after(t, seat(0), answer);
  });

  test("damage that destroys it asks for Damage control, and says what is left (AX-8.6)", () => {
    const base = stateOf("border", at(5, "firing", DANGER, { cp: [1, 0] }));
    const asked = (damage: number): StateAx => ({
      ...base,
      wound: { ship: 0, damage },
      flow: { ...base.flow, stack: [...base.flow.stack.slice(0, 1), { step: "damage", memo: {} }] },
    });
    expect(answersOf(asked(4), 0, "wound")).toMatchObject([{ outcome: "hull 4 of 18 left", succeeds: true }]);
    expect(answersOf(asked(9), 0, "wound")).toMatchObject([{ outcome: "destroyed anyway", succeeds: false }]);
    expect(alarms(propsOf(asked(3), seat(0))).some(({ id }) => id.startsWith("wound"))).toBe(false);
  });
});

test("the ambassador’s ship is brought to the goal edge (AX-10.1)", () => {
  const ships = [
    { class: "nova", side: 1, at: [20, 3], facing: "N" },
    { class: "cyclone", side: 2, at: [20, 35], facing: "N" },
  ];
  const t = stateOf("ambassador", at(4, "movement", ships, { carrier: 0, goal: ["north", "south"] }));
  const [answer] = answersOf(t, 0, "carrier");
  expect(answer).toMatchObject({ outcome: "wins", succeeds: true });
  const there = after(t, seat(0), answer as AlarmAnswer);
  expect(there?.flow.over?.winners).toEqual([0]);
  // The other side hunts it with the ship that moves.
  const near = stateOf(
    "ambassador",
    at(
      4,
      "movement",
      [
        { ...ships[0], acted: true },
        { class: "cyclone", side: 2, at: [20, 14], facing: "N" },
      ],
      { carrier: 0, goal: ["north", "south"] },
    ),
  );
  expect(edgeDistance(near, near.q[0] as number, near.r[0] as number, "north")).toBe(3);
  const [hunt] = answersOf(near, 1, "carrier");
  expect(hunt?.label).toMatch(/^Cyclone to /);
  expect(after(near, seat(1), hunt as AlarmAnswer)).not.toBeNull();
});

test("a draw that may be claimed is claimed by the answer (AX-9.8)", () => {
  const ships = [
    { class: "tempest", side: 1, at: [20, 3], facing: "N" },
    { class: "comet", side: 2, at: [20, 35], facing: "N" },
  ];
  const t = stateOf("border", at(9, "movement", ships, { quiet: 8 }));
  const viewer = t.flow.stack.length > 0 ? 0 : 1;
  const [claim] = answersOf(t, viewer, "stalemate");
  const claimed = after(t, seat(viewer), claim as AlarmAnswer);
  expect(claimed?.flow.over?.winners).toEqual([0, 1]);
});

test.for(["border", "ambassador", "surgical", "minefield"])(
  "in a whole match of %s every answer of every alarm is legal when it is shown",
  { timeout: 120_000 },
  (scenario) => {
    let shown = 0;
    for (const seed of [1, 2]) {
      const engine = new Engine(game, seededDraws(seed));
      const t = game.setup(optionsOf({ "ax.scenario": scenario }));
      for (engine.advance(t); engine.asking !== undefined; ) {
        const by = engine.asking;
        for (const { answers } of alarms(propsOf(t, by)))
          for (const answer of answers) {
            shown++;
            after(t, by, answer);
          }
        const next = scriptedPolicy(game.view(t, by), by, seed);
        if (!next) throw new Error("the seat is asked");
        engine.act(t, by, next.act);
      }
    }
    expect(shown).toBeGreaterThan(scenario === "ambassador" ? 5 : 1);
  },
);
