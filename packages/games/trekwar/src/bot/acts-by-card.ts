/** What acts name, as cards. */
import type { DeployAct, ExchangeAct } from "../acts.ts";
import { type Card, type CardIndex, cardAt, numberOf } from "../card.ts";
import { cardsNamedBy } from "../card-sets.ts";

/** Returns the cards that a Deployment or an exchange names. */
export function cardsOf(index: CardIndex, act: DeployAct | ExchangeAct): { unit: Card | null; cards: readonly Card[] } {
  const known = cardsNamedBy(act);
  if (known) return known;
  const ids = act.do === "deploy" ? act.support : act.drop;
  return {
    unit: act.do === "deploy" ? cardAt(index, numberOf(index, act.unit as string)) : null,
    cards: ids.map((id) => cardAt(index, numberOf(index, id))),
  };
}
