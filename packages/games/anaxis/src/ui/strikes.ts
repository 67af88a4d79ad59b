/** Groups past facts into strikes: what was rolled for each volley or pulse. */
import type { FactAx } from "@starboard/anaxis";

type Of<K extends FactAx["is"]> = Extract<FactAx, { readonly is: K }>;

/** The facts of one strike, from the first die to the hull. */
export interface Strike {
  readonly volley?: Of<"volley">;
  readonly mine?: Of<"mineRolled">;
  readonly shield?: Of<"shieldRolled">;
  readonly armour?: Of<"armourRolled">;
  readonly controlled?: Of<"damageControl">;
  readonly damage?: Of<"damaged">;
}

/** Returns the target of a strike; -1 while it is not known. */
const struck = ({ volley, mine, shield, armour }: Strike): number =>
  volley?.target ?? mine?.ship ?? shield?.ship ?? armour?.ship ?? -1;

/**
 * Returns the strikes since the last movement began, in order. A pulse is one strike per ship that it reaches. Damage
 * that is taken after all dice of a pulse belongs to the strike that caused it.
 */
export function strikesOf(heard: readonly { readonly fact: FactAx }[]): readonly Strike[] {
  let from = heard.length;
  // Movement without mines rolls nothing, so the last volleys stay visible until the first ship of the next turn moves.
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

/** True for a fact that hides earlier strikes: a ship begins its move. */
const begins = (fact: FactAx | undefined): boolean => fact?.is === "stepped" || fact?.is === "declared";
