/** Computes the Force of a side, as a number and as a sum of terms (TW-10.1). */
import type { RuleId, Sum, Term } from "@starboard/kernel";
import type { CardId } from "../acts.ts";
import { type CardIndex, type Card, cardAt } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import type { GroundNo, StateTW } from "../state.ts";
import { activeCards, activeManeuver, type Front, frontOf } from "./front.ts";

/** Returns `max(0, U + M + C + B − W)` of a front against the enemy's, in one Battleground. */
export function forceOf(index: CardIndex, own: Front, enemy: Front, ground: GroundNo): number {
  const unit = own.counts ? own.unit : null;
  const maneuver = activeManeuver(index, own, enemy);
  let sum = 0;
  if (unit) sum += forceOfCard(unit, unit, ground);
  if (maneuver) sum += forceOfCard(maneuver, unit, ground);
  for (const no of own.commands) sum += forceOfCard(cardAt(index, no), unit, ground);
  for (const c of own.coming) sum += forceOfCard(c, unit, ground);
  for (const no of own.events) sum += forceOfCard(cardAt(index, no), unit, ground);
  sum -= reductionBy(index, enemy, own, ground);
  return sum > 0 ? sum : 0;
}

/** Returns the printed Force of an active card plus its bonus for the active Unit. */
export function forceOfCard(card: Card, unit: Card | null, ground: GroundNo): number {
  let sum = card.force[ground];
  for (const b of card.adding) sum += b.adds?.(unit, ground) ?? 0;
  return sum;
}

/** Returns what a front subtracts from the other front's Force. */
function reductionBy(index: CardIndex, front: Front, against: Front, ground: GroundNo): number {
  let sum = 0;
  if (front.counts) sum += reductionOf(front.unit as Card, ground);
  const maneuver = activeManeuver(index, front, against);
  if (maneuver) sum += reductionOf(maneuver, ground);
  for (const no of front.commands) sum += reductionOf(cardAt(index, no), ground);
  for (const c of front.coming) sum += reductionOf(c, ground);
  for (const no of front.events) sum += reductionOf(cardAt(index, no), ground);
  return sum;
}

/** Returns what an active card subtracts from the enemy's Force. */
export function reductionOf(card: Card, ground: GroundNo): number {
  let sum = 0;
  for (const b of card.lowering) sum += b.lowers?.(ground) ?? 0;
  return sum;
}

/** Returns the current Force of a side, 0 before a Battleground is chosen (TW-10.3). */
export function currentForce(t: StateTW, index: CardIndex, side: Side): number {
  if (t.ground < 0) return 0;
  return forceOf(index, frontOf(t, index, side), frontOf(t, index, enemyOf(side)), t.ground as GroundNo);
}

/** Kinds of Force terms, in `what`. `about.card` names the card behind the term. */
export type ForceTerm = "unit" | "ignoredUnit" | "maneuver" | "deadManeuver" | "command" | "boost" | "weaken" | "floor";

const term = (rule: RuleId, what: ForceTerm, value: number, card: Card, by?: CardId): Term => ({
  rule,
  what,
  value,
  about: by === undefined ? { card: card.id } : { card: card.id, by },
});

/** Returns the Force of a front as a sum (TW-10.1), with every card that adds, subtracts or has lost its Force. */
export function sumOf(index: CardIndex, own: Front, enemy: Front, ground: GroundNo, ignoredBy?: CardId): Sum {
  const terms: Term[] = [];
  const unit = own.counts ? own.unit : null;
  if (unit) terms.push(term("TW-10.1", "unit", unit.force[ground], unit));
  else if (own.unit) terms.push(term("TW-10.5", "ignoredUnit", 0, own.unit, ignoredBy));
  const maneuver = activeManeuver(index, own, enemy);
  if (maneuver) terms.push(term("TW-10.1", "maneuver", maneuver.force[ground], maneuver));
  else if (own.maneuver) terms.push(term(own.counts ? "TW-10.7" : "TW-10.6", "deadManeuver", 0, own.maneuver));
  const active = activeCards(index, own, enemy);
  for (const c of active) if (c.type === "Command") terms.push(term("TW-10.1", "command", c.force[ground], c));
  for (const c of active)
    for (const b of c.adding) {
      const value = b.adds?.(unit, ground) ?? 0;
      if (value !== 0) terms.push(term("TW-F.boost", "boost", value, c));
    }
  for (const c of activeCards(index, enemy, own)) {
    const value = reductionOf(c, ground);
    if (value !== 0) terms.push(term("TW-F.weaken", "weaken", -value, c));
  }
  const sum = terms.reduce((n, each) => n + each.value, 0);
  if (sum < 0) terms.push({ rule: "TW-10.1", what: "floor", value: -sum });
  return { total: Math.max(0, sum), terms };
}

/** Returns the current Force of a side as a sum. It is empty before a Battleground is chosen. */
export function currentSum(t: StateTW, index: CardIndex, side: Side): Sum {
  if (t.ground < 0) return { total: 0, terms: [] };
  const marks = t.ignoredBy[side];
  const mark = marks[marks.length - 1] ?? -1;
  return sumOf(
    index,
    frontOf(t, index, side),
    frontOf(t, index, enemyOf(side)),
    t.ground as GroundNo,
    mark >= 0 ? cardAt(index, mark).id : undefined,
  );
}
