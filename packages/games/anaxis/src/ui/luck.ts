/** Whom a roll of dice helped, for the luckiest rolls of a match. */
import type { FactAx, ViewAx } from "@starboard/anaxis";
import { type RuleId, type Seat, seat } from "@starboard/kernel";

/** Rolls of a volley: a high sum helps the shooter, a low one its enemy (AX-6.1, AX-6.3). */
const OF_VOLLEY: readonly RuleId[] = ["AX-6.1", "AX-6.3"];

/** Returns the seat that a roll helped; null if it was no roll of a volley. `facts` are those of the same moment. */
export function luckyFor(
  roll: { readonly rule: RuleId; readonly isHigh: boolean },
  facts: readonly FactAx[],
  { board: t }: ViewAx,
): Seat | null {
  const volley = facts.find((fact) => fact.is === "volley");
  if (!volley || !OF_VOLLEY.includes(roll.rule)) return null;
  const shooter = t.side[volley.ship] as number;
  return seat(roll.isHigh ? shooter : 1 - shooter);
}
