/**
 * Conceding (WE-14.5): the seat’s units return to the pile, its markers are removed and its buildings stay.
 * Steps under way continue without the seat.
 */
import { type Aside, seat } from "@starboard/kernel";
import { asideActs, type AsideActs } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { clearFort, lastSurvivor, leave } from "../moves/ending.ts";
import { toDiscard } from "../moves/hands.ts";
import { setMarker } from "../moves/markers.ts";
import { removeAll, toPile } from "../moves/stacks.ts";
import { stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import { NEGATED } from "../steps/announced.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { NONE } from "../state.ts";

export const concede: Aside<ShapeWE, AsideActs["concede"]> = {
  rule: "WE-14.5",
  schema: asideActs.concede,
  candidates(t, _m, by, offer) {
    if (t.alive[by] === 1) offer({ do: "concede" });
  },
  forbids: (t, _m, by) => (t.alive[by] === 1 ? undefined : refuse("WE_OUT")),
  resolve(ctx, by) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    ctx.disclose();
    ctx.emit({ is: "conceded", rule: "WE-14.5", seat: by });
    abandon(ctx, compiled, by);
    for (let at = 0; at < compiled.T; at++) {
      if (t.marker[at] === by) setMarker(t, at, NONE);
      if (stackAt(t, compiled, at, by).length === 0) continue;
      const types = removeAll(t, compiled, at, by);
      toPile(t, compiled, by, types);
      const units = types.map((type) => compiled.units[type]?.id as string);
      ctx.emit({
        is: "unitsLost",
        rule: "WE-14.5",
        seat: seat(by),
        at: compiled.ids[at] as string,
        units,
        cause: "conceded",
      });
    }
    leave(t, compiled, by);
    lastSurvivor(ctx, compiled);
  },
};

/** Ends everything the seat has in progress: cards, groups, a battle, drawn units. */
function abandon(ctx: Ctx, compiled: CompiledModule, by: number): void {
  const t = ctx.state;
  const { battle } = t;
  if (battle?.sides.includes(by)) {
    for (const side of [0, 1] as const) {
      const owner = battle.sides[side];
      for (const { card } of battle.cards[side]) toDiscard(t, compiled, owner, card);
      if (owner !== NONE) toPile(t, compiled, owner, battle.lost[side]);
    }
    t.battle = null;
  }
  for (const march of t.marches.slice()) {
    if (march.seat !== by) continue;
    if (march.announced !== 0) {
      // The window of this march may still be on the stack. The step removes an empty march when it runs again.
      Object.assign(march, { announced: NEGATED, from: NONE, units: [], path: [], left: 0 });
    } else {
      t.marches.splice(t.marches.indexOf(march), 1);
      toDiscard(t, compiled, by, march.card);
    }
  }
  for (const frame of t.flow.stack)
    if ((frame.step === "challenge" || frame.step === "parley") && t.order[t.place] === by) {
      const memo = frame.memo as { cards: number[] };
      for (const card of memo.cards) toDiscard(t, compiled, by, card);
      memo.cards = [];
    } else if (frame.step === "placeFort" && (frame.memo as { seat: number }).seat === by)
      clearFort(t, compiled, frame.memo as { seat: number; unit: number });
}
