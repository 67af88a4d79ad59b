/** The table before the first step, and its copy. */
import { cloneFlow, newFlow } from "@starboard/kernel";
import type { Side } from "./acts.ts";
import type { Options } from "./options.ts";
import { matchSetupOf } from "./match-setup.ts";
import { listed, muster } from "./ships.ts";
import type { Purchase, StateAx } from "./state.ts";

/** Nothing is drawn yet; printed fleets stand ready, bought ones are empty (AX-9, AX-10). */
export function setup(options: Options): StateAx {
  const { scenario } = matchSetupOf(options);
  const handicap = options["ax.handicap"];
  const fleets = scenario.sides.map((side): Purchase => {
    const race = typeof side.race === "string" && side.race !== "any" ? side.race : "";
    return { race, ships: side.fleet ? listed(side.fleet) : [], cp: side.cp, confirmed: side.fleet !== null };
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
  if (fleets.every((fleet) => fleet.confirmed)) muster(t);
  return t;
}

/** Memos are flat but for lists of ships and the wounds of a volley. */
function copyMemo(memo: object): object {
  const copy: Record<string, unknown> = { ...memo };
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = key === "wounds" ? value.map((w: object) => ({ ...w })) : value.slice();
  }
  return copy;
}

const copyFleet = (f: Purchase): Purchase => ({
  race: f.race,
  ships: f.ships.slice(),
  cp: f.cp,
  confirmed: f.confirmed,
});

/** A copy that shares nothing that play can change. */
export function clone(t: StateAx): StateAx {
  return {
    flow: cloneFlow(t.flow, copyMemo),
    options: t.options,
    turn: t.turn,
    phase: t.phase,
    marker: t.marker,
    cp: t.cp.slice(),
    fleets: t.fleets.map(copyFleet),
    shown: t.shown.slice(),
    called: t.called,
    queue: t.queue.slice(),
    passed: t.passed.slice(),
    wound: t.wound && { ship: t.wound.ship, damage: t.wound.damage },
    edges: t.edges.slice(),
    carrier: t.carrier,
    cleared: t.cleared.slice(),
    quiet: t.quiet,
    stirred: t.stirred,
    kind: t.kind.slice(),
    side: t.side.slice() as Side[],
    hull: t.hull.slice(),
    q: t.q.slice(),
    r: t.r.slice(),
    facing: t.facing.slice(),
    status: t.status.slice(),
    placed: t.placed.slice(),
    number: t.number.slice(),
    acted: t.acted.slice(),
    mode: t.mode.slice(),
    quarry: t.quarry.slice(),
    row: t.row.slice(),
    forward: t.forward.slice(),
    reverse: t.reverse.slice(),
    rotated: t.rotated.slice(),
    void: t.void.slice(),
    held: t.held.slice(),
    pending: t.pending.slice(),
    stealth: t.stealth.slice(),
    shielding: t.shielding.slice(),
    jamQ: t.jamQ.slice(),
    jamR: t.jamR.slice(),
    jam: t.jam.slice(),
    scan: t.scan.slice(),
    uplink: t.uplink.slice(),
    used: t.used.slice(),
  };
}
