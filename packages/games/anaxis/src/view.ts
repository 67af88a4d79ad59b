/** What a side may know, and a full table it cannot rule out (AX-12). */
import type { Draw, Viewer } from "@starboard/kernel";
import type { Side } from "./acts.ts";
import { deploymentSecret } from "./apart.ts";
import { costOf, racesFor } from "./calc/fleet.ts";
import { classOf, isBase, matchSetupOf } from "./match-setup.ts";
import { clone } from "./setup.ts";
import { ACTIVE, type Purchase, type StateAx, type ViewAx } from "./state.ts";
import { inwards, zoneHexes } from "./zone.ts";

const BLANK: Purchase = { race: "", ships: [], cp: 0, confirmed: false };

/** True while a side's fleet is still its secret: nothing has been revealed and it was not printed (AX-9.2). */
const fleetSecret = (t: StateAx, side: Side): boolean =>
  t.kind.length === 0 && matchSetupOf(t.options).scenario.sides[side].fleet === null;

export function view(t: StateAx, by: Viewer): ViewAx {
  const board = clone(t);
  const hidden: ViewAx["hidden"][number][] = [];
  for (const side of [0, 1] as const) {
    if (by === (side as Viewer)) continue;
    if (fleetSecret(t, side)) {
      board.fleets[side] = { ...BLANK, confirmed: (t.fleets[side] as Purchase).confirmed };
      hidden.push({ side, what: "fleet" });
    }
    if (deploymentSecret(t, side)) {
      blankDeployment(board, side);
      hidden.push({ side, what: "deployment" });
    }
    if (t.carrier >= 0 && t.side[t.carrier] === side && t.flow.over === null) {
      board.carrier = -1;
      hidden.push({ side, what: "carrier" });
    }
  }
  return { board, hidden };
}

function blankDeployment(board: StateAx, side: Side): void {
  for (let s = 0; s < board.kind.length; s++) {
    if (board.side[s] !== side || isBase(board, s)) continue;
    board.q[s] = 0;
    board.r[s] = 0;
    board.facing[s] = 0;
    board.placed[s] = 0;
  }
}

export function determinize(v: ViewAx, _by: Viewer, draw: Draw): StateAx {
  const t = clone(v.board);
  for (const { side, what } of v.hidden) {
    if (what === "fleet") t.fleets[side] = determinizeFleet(t, side, draw);
    else if (what === "deployment") determinizeDeployment(t, side, draw);
    else t.carrier = determinizeCarrier(t, side, draw);
  }
  return t;
}

const pick = <T>(list: readonly T[], draw: Draw): T => list[(draw(list.length, 1, "AX-12.1")[0] as number) - 1] as T;

/** A fleet bought at random: ships of one race until nothing more can be paid. */
function determinizeFleet(t: StateAx, side: Side, draw: Draw): Purchase {
  const { confirmed } = t.fleets[side] as Purchase;
  if (!confirmed) return { ...BLANK };
  const { scenario, classes } = matchSetupOf(t.options);
  const race = pick(racesFor(t, side), draw);
  const ships: string[] = [];
  for (;;) {
    const left = scenario.sides[side].points - costOf(t, ships);
    const able = classes.filter((c) => c.race === race && c.cost <= left);
    if (able.length === 0) return { race, ships, cp: 0, confirmed };
    ships.push(pick(able, draw).id);
  }
}

/** A side that has confirmed stands somewhere in its zone; one that has not is still empty. */
function determinizeDeployment(t: StateAx, side: Side, draw: Draw): void {
  if (!confirmedDeployment(t, side)) return;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] !== side || isBase(t, s)) continue;
    const { q, r } = pick(zoneHexes(t, s), draw);
    t.q[s] = q;
    t.r[s] = r;
    t.facing[s] = inwards(t, q, r);
    t.placed[s] = 1;
  }
}

/** Side 2 deploys after side 1: while side 2 is asked, side 1 has confirmed. */
function confirmedDeployment(t: StateAx, side: Side): boolean {
  const top = t.flow.stack[t.flow.stack.length - 1];
  return side === 0 && top?.step === "deploy" && (top.memo as { side: Side }).side === 1;
}

/** Any ship that has not been shown to be somebody else's errand. */
function determinizeCarrier(t: StateAx, side: Side, draw: Draw): number {
  const able = t.kind
    .map((_, s) => s)
    .filter((s) => t.side[s] === side && t.status[s] === ACTIVE && !t.cleared.includes(s) && classOf(t, s).hull > 0);
  return pick(able, draw);
}
