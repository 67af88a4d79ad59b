/** The game state before the first step. */
import { newFlow } from "@starboard/kernel";
import { compensationIn } from "./data/even-sides.ts";
import type { Options } from "./options.ts";
import { matchSetupOf } from "./match-setup.ts";
import { classIdsOf, createShips } from "./ships.ts";
import type { Purchase, StateAx } from "./state.ts";

/** Returns the state before the first step: printed fleets are complete, fleets to buy are empty (AX-9, AX-10). */
export function setup(options: Options): StateAx {
  const { scenario } = matchSetupOf(options);
  const handicap = options["ax.handicap"];
  const given = compensationIn(options);
  const fleets = scenario.sides.map((side, n): Purchase => {
    const race = typeof side.race === "string" && side.race !== "any" ? side.race : "";
    // What a side receives is not part of what it buys.
    const cp = side.fleet === null && given?.side === n ? side.cp - (given.cp ?? 0) : side.cp;
    return { race, ships: side.fleet ? classIdsOf(side.fleet) : [], cp, confirmed: side.fleet !== null };
  });
  const t: StateAx = {
    flow: newFlow(),
    options,
    turn: 0,
    phase: "setup",
    marker: 0,
    cp: [scenario.sides[0].cp + Math.max(0, handicap), scenario.sides[1].cp + Math.max(0, -handicap)],
    fleets,
    shown: [0, 0],
    called: 0,
    queue: [],
    passed: [0, 0],
    wound: null,
    edges: scenario.sides.map(({ zone }) => (zone.kind === "edge" && zone.edge !== "choose" ? zone.edge : null)),
    carrier: -1,
    cleared: [],
    quiet: 0,
    stirred: 0,
    kind: [],
    side: [],
    hull: [],
    q: [],
    r: [],
    facing: [],
    status: [],
    placed: [],
    number: [],
    acted: [],
    mode: [],
    quarry: [],
    row: [],
    forward: [],
    reverse: [],
    rotated: [],
    void: [],
    held: [],
    pending: [],
    stealth: [],
    shielding: [],
    jamQ: [],
    jamR: [],
    jam: [],
    scan: [],
    uplink: [],
    used: [],
  };
  if (fleets.every((fleet) => fleet.confirmed)) createShips(t);
  return t;
}
