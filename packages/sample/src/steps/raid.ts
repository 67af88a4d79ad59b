/** A raid on the captain who has won a wreck (SMP-5). */
import type { Decision } from "@starboard/kernel";
import { RAIDER, raidAct, type RaidAct } from "../acts.ts";
import { NO_RAIDER } from "../refusals.ts";
import type { SampleShape } from "../shape.ts";
import { type AwardMemo, handOf, type RaidMemo } from "../state.ts";
import { discard } from "./bid.ts";

/** The lowest roll that wins a raid (SMP-5.3). */
export const RAID_WINS = 4;

/**
 * Asked by `award` for each captain in turn. Covert: a captain without a raider is asked too (SMP-5.2). `wins` is the
 * lowest roll that wins; an edition with another roll makes its own step.
 */
export function raidWith(wins: number): Decision<SampleShape, RaidAct, RaidMemo> {
  return {
    kind: "decision",
    rule: "SMP-5.1",
    schema: raidAct,
    covert: true,
    asks: (_t, m) => m.by,
    // A captain may leave the run while the question is open (SMP-8.1).
    moot: (t, m) => t.left[m.by] === 1 || t.left[m.from] === 1,
    candidates(_t, _m, _by, offer) {
      offer({ do: "raid" });
      offer({ do: "pass" });
    },
    forbids(t, _m, by, act) {
      return act.do === "raid" && !handOf(t, by).includes(RAIDER) ? NO_RAIDER : undefined;
    },
    resolve(ctx, m, by, act) {
      const t = ctx.state;
      ctx.done();
      if (act.do === "pass") {
        ctx.emit({ is: "passed", rule: "SMP-5.1", seat: by });
        return;
      }
      discard(handOf(t, by), RAIDER);
      t.spent.push(RAIDER);
      const [roll = 0] = ctx.draw(6, 1, "SMP-5.3");
      const won = roll >= wins;
      // The asking step is below this one on the stack. Its memo holds the prize's owner and the captains still to be
      // asked.
      const asker = t.flow.stack[t.flow.stack.length - 2]?.memo as AwardMemo;
      asker.toAsk = [];
      if (won) asker.holder = by;
      ctx.emit({ is: "raided", rule: "SMP-5.3", seat: by, from: m.from, roll, won });
    },
  };
}

export const raid: Decision<SampleShape, RaidAct, RaidMemo> = raidWith(RAID_WINS);
