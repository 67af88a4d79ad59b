import type { Automatic, StepContext, Seat } from "@starboard/kernel";
import { seat } from "@starboard/kernel";
import { winningBid } from "../calc/bids.ts";
import type { SampleShape } from "../shape.ts";
import { type AwardMemo, handOf, inRun, type SampleState } from "../state.ts";

/**
 * Gives the prize to the highest bid, after asking the other captains whether to raid (SMP-4.4, SMP-5.1). It runs once
 * before the first question and again after each one; its memo stores the progress.
 */
export const award: Automatic<SampleShape, AwardMemo> = {
  kind: "automatic",
  rule: "SMP-4.4",
  begin: () => ({ winner: null, toAsk: null, holder: null }),
  run(ctx, m) {
    const t = ctx.state;
    if (m.toAsk === null) {
      m.winner = winningBid(t.bids);
      m.holder = m.winner;
      m.toAsk = m.winner === null ? [] : raiders(t, m.winner);
    }
    const next = raidIsOpen(t, m) ? m.toAsk.shift() : undefined;
    if (next === undefined) finish(ctx, m);
    else ctx.ask("raid", { by: next, from: m.winner as Seat });
  },
};

/** True while there was no raid and the winner is still in the run. */
const raidIsOpen = (t: SampleState, m: AwardMemo): boolean =>
  m.winner !== null && m.holder === m.winner && t.left[m.winner] === 0;

/**
 * Returns the captains to ask, from the winner's left. Hand sizes are public, so captains without cards are skipped.
 */
function raiders(t: SampleState, winner: Seat): Seat[] {
  if (!t.options["sample.raids"]) return [];
  return inRun(t, seat(winner + 1)).filter((by) => by !== winner && handOf(t, by).length > 0);
}

function finish(ctx: StepContext<SampleShape>, m: AwardMemo): void {
  const t = ctx.state;
  const prize = t.wrecks[0] ?? 0;
  const holder = m.holder !== null && t.left[m.holder] === 0 ? m.holder : null;
  if (holder === null) ctx.emit({ is: "drifted", rule: "SMP-4.4", prize });
  else {
    t.cargo[holder]?.push(prize);
    ctx.emit({ is: "hauled", rule: "SMP-4.4", seat: holder, prize });
  }
  t.wrecks = [];
  t.lead = inRun(t, seat(t.lead + 1))[0] ?? t.lead;
  ctx.done();
}
