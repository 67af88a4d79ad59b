/** What was rolled, gathered strike by strike out of what was told. */
import type { FactAx } from "@starboard/anaxis";

type Of<K extends FactAx["is"]> = Extract<FactAx, { readonly is: K }>;

/** One strike from its first die to the hull: facts that belong together. */
export interface Strike {
  readonly volley?: Of<"volley">;
  readonly mine?: Of<"mineRolled">;
  readonly shield?: Of<"shieldRolled">;
  readonly armour?: Of<"armourRolled">;
  readonly controlled?: Of<"damageControl">;
  readonly damage?: Of<"damaged">;
}

/** The ship a strike falls on, -1 while that is not known. */
const struck = ({ volley, mine, shield, armour }: Strike): number =>
  volley?.target ?? mine?.ship ?? shield?.ship ?? armour?.ship ?? -1;

/**
 * The strikes since the last movement began, in order. A pulse is one strike for every ship it reaches; a wound that is
 * taken after all dice of a pulse have fallen goes back to the strike that caused it.
 */
export function strikesOf(heard: readonly { readonly fact: FactAx }[]): readonly Strike[] {
  let from = heard.length;
  // Movement without mines rolls nothing: the last volleys stay in sight until the first ship of the next turn moves.
  while (from > 0 && !begins(heard[from - 1]?.fact)) from--;
  const strikes: Strike[] = [];
  const open = (ship: number): number => strikes.findLastIndex((one) => struck(one) === ship && !one.damage);
  const join = (ship: number, some: Strike, fits: (one: Strike) => boolean): void => {
    const at = open(ship);
    const one = strikes[at];
    if (one && fits(one)) strikes[at] = { ...one, ...some };
    else strikes.push(some);
  };
  for (const { fact } of heard.slice(from)) {
    if (fact.is === "volley") strikes.push({ volley: fact });
    else if (fact.is === "mineRolled") strikes.push({ mine: fact });
    else if (fact.is === "shieldRolled") join(fact.ship, { shield: fact }, (one) => !one.shield && !one.armour);
    else if (fact.is === "armourRolled") join(fact.ship, { armour: fact }, (one) => !one.armour);
    else if (fact.is === "damageControl") join(fact.ship, { controlled: fact }, () => true);
    else if (fact.is === "damaged") join(fact.ship, { damage: fact }, () => true);
  }
  return strikes;
}

/** True for what ends the sight of earlier strikes: a ship sets out on its move. */
const begins = (fact: FactAx | undefined): boolean => fact?.is === "stepped" || fact?.is === "declared";
