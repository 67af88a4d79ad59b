/** Start of a turn, start of the firing phase, end of a turn (AX-2.1, AX-11.1). */
import type { Automatic } from "@starboard/kernel";
import { checkEndings } from "../ending.ts";
import { classOf, enemyOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import { STEADY, type StateAx } from "../state.ts";

/** A number above all initiative numbers. */
export const TOP = 1_000;

/** Opens a phase: every ship gets its slot and its printed number back. */
function openPhase(t: StateAx, phase: "movement" | "firing"): void {
  t.phase = phase;
  t.called = TOP;
  t.queue = [];
  t.passed = [TOP, TOP];
  for (let s = 0; s < t.kind.length; s++) {
    t.acted[s] = 0;
    t.number[s] = classOf(t, s).initiative;
  }
}

/** Applies pending interdiction, and clears declarations, jams, scans, shields and bonuses of the last turn. */
export const beginTurn: Automatic<ShapeAx> = {
  kind: "automatic",
  rule: "AX-2.1",
  run(ctx) {
    const t = ctx.state;
    t.turn++;
    t.stirred = 0;
    openPhase(t, "movement");
    for (let i = 0; i < t.pending.length; i++) {
      t.held[i] = t.pending[i] as number;
      t.pending[i] = 0;
    }
    for (let s = 0; s < t.kind.length; s++) {
      t.mode[s] = STEADY;
      t.quarry[s] = -1;
      t.row[s] = 0;
      t.forward[s] = 0;
      t.reverse[s] = 0;
      t.rotated[s] = 0;
      t.void[s] = 0;
      t.shielding[s] = -1;
      t.jam[s] = 0;
      t.jamQ[s] = 0;
      t.jamR[s] = 0;
      t.scan[s] = -1;
      t.uplink[s] = -1;
      t.used[s] = 0;
    }
    if (ctx.wantsFacts) {
      ctx.emit({ is: "turnBegan", rule: "AX-2.1", turn: t.turn });
      ctx.emit({ is: "phaseBegan", rule: "AX-2.1", phase: "movement" });
    }
    ctx.done();
  },
};

export const beginFire: Automatic<ShapeAx> = {
  kind: "automatic",
  rule: "AX-2.1",
  run(ctx) {
    openPhase(ctx.state, "firing");
    if (ctx.wantsFacts) ctx.emit({ is: "phaseBegan", rule: "AX-2.1", phase: "firing" });
    ctx.done();
  },
};

/** Passes the marker, counts quiet turns and checks the limits (AX-2.5, AX-9.7, AX-9.8). */
export const endTurn: Automatic<ShapeAx> = {
  kind: "automatic",
  rule: "AX-9.7",
  run(ctx) {
    const t = ctx.state;
    t.marker = enemyOf(t.marker);
    t.quiet = t.stirred === 1 ? 0 : t.quiet + 1;
    if (ctx.wantsFacts) ctx.emit({ is: "turnEnded", rule: "AX-2.5", turn: t.turn, quiet: t.quiet, marker: t.marker });
    ctx.done();
    checkEndings(ctx, { is: "turnEnd" });
  },
};
