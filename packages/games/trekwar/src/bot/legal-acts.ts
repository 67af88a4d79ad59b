/** Lists the legal acts of the questions that the search asks most, without holding each act against the rules. */
import type { Act, Seat, StackFrame } from "@starboard/kernel";
import type { ActTW, EventAct } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { idOf } from "../card.ts";
import { deploymentOf } from "../card-sets.ts";
import { eachLegalDeployment } from "../calc/deployments.ts";
import { takeUpBlocker } from "../calc/front.ts";
import { sideOf } from "../shape.ts";
import type { StateTW } from "../state.ts";
import { eachEvent, whyNotEvent } from "../steps/event.ts";
import { eachExchange } from "../steps/exchange.ts";
import { takeUps } from "../steps/turn.ts";

/**
 * Returns the acts that the rules allow at the question on top of the stack, in the order of its candidates; `null` at
 * questions for which there is no shorter way.
 */
export function legalActs(t: StateTW, step: string, by: Seat): readonly Act[] | null {
  const acts: ActTW[] = [];
  switch (step) {
    case "initial":
    case "commit": {
      const side = sideOf(by);
      const index = cardIndexOf(t.options);
      if (step === "initial") {
        const cards = takeUps(t, index, side);
        if (cards.length > 0 && !takeUpBlocker(t, index, side))
          for (const card of cards) acts.push({ do: "takeUp", card: idOf(index, card) });
        eachEvent(t, index, side, (act) => {
          if (whyNotEvent(t, index, side, act as EventAct) === undefined) acts.push(act);
        });
      }
      eachLegalDeployment(t, index, side, (unit, support) => acts.push(deploymentOf(unit, support)));
      acts.push({ do: "surrender" });
      return acts;
    }
    case "exchange": {
      const { side } = (t.flow.stack.at(-1) as StackFrame).memo as { side: 0 | 1 };
      eachExchange(t, side, (act) => acts.push(act));
      return acts;
    }
    default:
      return null;
  }
}
