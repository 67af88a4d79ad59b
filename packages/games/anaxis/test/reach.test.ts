import { STEP_Q, STEP_R, turned } from "@starboard/kit";
import { isRefusal, play, seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import type { StepAct } from "../src/acts.ts";
import { type End, game, reach, matchSetupOf, SHIPS, type StateAx } from "../src/index.ts";

const optionsOf = (raw: object) => {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
};
const STANDARD = optionsOf({});
const FACINGS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
/** One class for every combination of the ratings that movement depends on. */
const KINDS = [...new Map(SHIPS.map((c) => [`${c.speed} ${c.reverse} ${c.maneuver}`, c])).values()];

interface Where {
  readonly class: string;
  readonly at?: readonly [number, number];
  readonly facing?: (typeof FACINGS)[number];
  readonly options?: typeof STANDARD;
  readonly cp?: number;
}

/** A ship of side 1 in the movement phase that is asked for its next step, with an enemy far away. */
function moving({ class: id, at = [20, 20], facing = "N", options = STANDARD, cp = 0 }: Where): StateAx {
  const read = game.notation.read(
    {
      turn: 2,
      phase: "movement",
      cp: [cp, 0],
      ships: [
        { class: id, side: 1, at, facing, acted: true },
        { class: "scout", side: 2, at: [2, 2], facing: "N" },
      ],
    },
    options,
  );
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  const t = read.ok;
  t.flow.stack = [{ step: "move", memo: { ship: 0 } }];
  return t;
}

/** A declared evasion by the row of the maneuver table. */
function evading(t: StateAx): StateAx {
  t.mode[0] = 1;
  t.row[0] = matchSetupOf(t.options).classes[t.kind[0] as number]?.maneuver as number;
  return t;
}

const moveStep = game.steps.move;
const forbidden = (t: StateAx, act: StepAct): boolean =>
  moveStep.kind === "decision" && moveStep.forbids(t, { ship: 0 }, seat(0), act) !== undefined;

const STEPS = ["forward", "reverse", "left", "right"] as const;

/**
 * Returns every end that the rules allow, by trying every unpaid step in every state, with an independent step
 * function.
 */
function byRules(t: StateAx): Set<string> {
  const { cols, rows } = matchSetupOf(t.options);
  const inside = (q: number, r: number): boolean => {
    const row = r + ((q - (q & 1)) >> 1);
    return t.options["ax.mapEdge"] === "open" || (q >= 0 && q < cols && row >= 0 && row < rows);
  };
  const ends = new Set<string>();
  const seen = new Set<string>();
  const visit = (): void => {
    const [q, r, facing] = [t.q[0] as number, t.r[0] as number, t.facing[0] as number];
    const [forward, reverse, rotated] = [t.forward[0] as number, t.reverse[0] as number, t.rotated[0] as number];
    const key = [q, r, facing, forward, reverse, rotated].join();
    if (seen.has(key)) return;
    seen.add(key);
    if (!forbidden(t, { do: "end" })) ends.add(`${q} ${r} ${facing}`);
    for (const how of STEPS) {
      if (forbidden(t, { do: how })) continue;
      if (how === "left" || how === "right") {
        t.facing[0] = turned(facing, how === "right" ? 1 : -1);
        t.rotated[0] = rotated + 1;
      } else {
        const along = how === "forward" ? facing : turned(facing, 3);
        const [toQ, toR] = [q + (STEP_Q[along] as number), r + (STEP_R[along] as number)];
        if (!inside(toQ, toR)) {
          ends.add(`${q} ${r} ${facing} gone ${how}`);
          continue;
        }
        [t.q[0], t.r[0]] = [toQ, toR];
        if (how === "forward") t.forward[0] = forward + 1;
        else t.reverse[0] = reverse + 1;
      }
      visit();
      [t.q[0], t.r[0], t.facing[0]] = [q, r, facing];
      [t.forward[0], t.reverse[0], t.rotated[0]] = [forward, reverse, rotated];
    }
  };
  visit();
  return ends;
}

const keyOf = ({ q, r, facing, gone, steps }: End): string =>
  `${q} ${r} ${facing}${gone ? ` gone ${steps.at(-1)?.do}` : ""}`;

function expectSameEnds(t: StateAx, what: string): void {
  const helper = reach(t, 0).map(keyOf);
  expect(new Set(helper).size, what).toBe(helper.length);
  expect(helper.sort(), what).toEqual([...byRules(t)].sort());
}

describe("the ends of a move are those that the rules allow", () => {
  test.for(FACINGS)("for every class that heads %s, steady and evading (AX-3, AX-4.3)", (facing) => {
    for (const kind of KINDS) {
      expectSameEnds(moving({ class: kind.id, facing }), kind.id);
      if (kind.maneuver >= 3) expectSameEnds(evading(moving({ class: kind.id, facing })), `${kind.id} evading`);
    }
  });

  test("for every interdiction of speed, reverse and maneuver (AX-7.2)", () => {
    for (const kind of KINDS)
      for (const held of [
        [1, 0, 0],
        [2, 0, 0],
        [9, 0, 0],
        [0, 1, 1],
        [0, 2, 2],
        [0, 0, 9],
        [1, 0, 1],
      ]) {
        const t = moving({ class: kind.id });
        t.held.splice(0, 3, ...held);
        expectSameEnds(t, `${kind.id} held by ${held.join()}`);
      }
  });

  test("for a move under way", () => {
    const t = moving({ class: "scout" });
    t.rotated[0] = 2;
    expectSameEnds(t, "after two turns");
    t.reverse[0] = 1;
    expectSameEnds(t, "after a reverse step");
    [t.reverse[0], t.forward[0]] = [0, 5];
    expectSameEnds(t, "after five forward steps");
  });

  const EDGE_CASES = [
    { at: [0, 0], facing: "N" },
    { at: [40, 0], facing: "NW" },
    { at: [1, 39], facing: "SW" },
    { at: [20, 1], facing: "NE" },
  ] as const;
  test.for(["exit", "closed", "open"])("near the rim of a map with mapEdge %s (AX-1.5, AX-4.4)", (mapEdge) => {
    const options = optionsOf({ "ax.mapEdge": mapEdge });
    for (const start of EDGE_CASES)
      for (const id of ["scout", "typhon", "nova"])
        for (const cp of [0, 1]) {
          expectSameEnds(moving({ class: id, options, cp, ...start }), `${id} at ${start.at.join()}`);
          expectSameEnds(evading(moving({ class: id, options, cp, ...start })), `${id} evading at ${start.at.join()}`);
        }
  });

  test("far from the start of an open plane", () => {
    const options = optionsOf({ "ax.mapEdge": "open" });
    for (const far of [-900, 950]) {
      const t = moving({ class: "squall", options });
      [t.q[0], t.r[0]] = [far, -far];
      expectSameEnds(t, String(far));
    }
  });
});

test("where the minimum takes Engineering, the paid step is part of every end (AX-4.4, AX-8.7)", () => {
  const t = evading(moving({ class: "typhon", cp: 1 }));
  t.held.splice(0, 3, 3, 0, 0);
  const ends = reach(t, 0);
  expect(ends.map((end) => end.steps)).toEqual([
    [{ do: "forward" }, { do: "forward" }, { do: "forward" }, { do: "forward", paid: true }],
  ]);
  t.cp[0] = 0;
  // Without a Cinema Point every end is below the minimum, and the rules let the ship end there.
  expectSameEnds(t, "no point left");
});

test("every end is reached by the steps it names, in play (AX-3)", () => {
  const t = moving({ class: "cyclone", at: [3, 3] });
  for (const end of reach(t, 0)) {
    let at = t;
    for (const act of end.steps) {
      const played = play(game, at, { by: seat(0), step: "move", act }, () => []);
      if (isRefusal(played)) throw new Error(`${played.code} at ${JSON.stringify(end)}`);
      at = played.state;
    }
    expect([at.q[0], at.r[0], at.facing[0]]).toEqual(end.gone ? expect.anything() : [end.q, end.r, end.facing]);
    expect(at.status[0]).toBe(end.gone ? 3 : 1);
  }
});
