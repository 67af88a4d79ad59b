/** What each viewer may know of a match (AX-12). */
import type { Viewer } from "@starboard/kernel";
import type { Side } from "./acts.ts";
import { deploymentSecret } from "./apart.ts";
import { isBase, matchSetupOf } from "./match-setup.ts";
import { clone } from "./clone.ts";
import { NO_PURCHASE, type Purchase, type StateAx, type ViewAx } from "./state.ts";

/** True while a side's fleet is secret: it is bought, not printed, and not revealed yet (AX-9.2). */
const fleetSecret = (t: StateAx, side: Side): boolean =>
  t.kind.length === 0 && matchSetupOf(t.options).scenario.sides[side].fleet === null;

/** Returns what a viewer may know: a copy of the state with the secrets of other sides blanked. */
export function view(t: StateAx, by: Viewer): ViewAx {
  const board = clone(t);
  const hidden: ViewAx["hidden"][number][] = [];
  for (const side of [0, 1] as const) {
    if (by === (side as Viewer)) continue;
    if (fleetSecret(t, side)) {
      board.fleets[side] = { ...NO_PURCHASE, confirmed: (t.fleets[side] as Purchase).confirmed };
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

/** Removes the places of a side's ships; the base stays, because it is placed openly. */
function blankDeployment(board: StateAx, side: Side): void {
  for (let s = 0; s < board.kind.length; s++) {
    if (board.side[s] !== side || isBase(board, s)) continue;
    board.q[s] = 0;
    board.r[s] = 0;
    board.facing[s] = 0;
    board.placed[s] = 0;
  }
}
