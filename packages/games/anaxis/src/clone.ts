/** Copies a game state field by field: bots do it many thousand times a second. */
import { cloneFlow } from "@starboard/kernel";
import type { Side } from "./acts.ts";
import type { Purchase, StateAx } from "./state.ts";

/** Copies a memo. Memos are flat except for lists of ships and the wounds of a volley. */
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

/** Returns a copy that shares nothing that play can change. Options never change and are shared. */
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
