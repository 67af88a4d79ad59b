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
const targetOf = ({ volley, mine, shield, armour }: Strike): number =>
  volley?.target ?? mine?.ship ?? shield?.ship ?? armour?.ship ?? -1;

/**
 * Returns the strikes since the last movement began, in order. A pulse is one strike per ship that it reaches. Damage
 * that is taken after all dice of a pulse belongs to the strike that caused it.
 */
export function strikesOf(pastFacts: readonly { readonly fact: FactAx }[]): readonly Strike[] {
  let from = pastFacts.length;
  // Movement without mines rolls nothing, so the last volleys stay visible until the first ship of the next turn moves.
  while (from > 0 && !beginsMove(pastFacts[from - 1]?.fact)) from--;
  const strikes: Strike[] = [];
  const lastOpen = (ship: number): number =>
    strikes.findLastIndex((strike) => targetOf(strike) === ship && !strike.damage);
  const addTo = (ship: number, part: Strike, fits: (strike: Strike) => boolean): void => {
    const at = lastOpen(ship);
    const strike = strikes[at];
    if (strike && fits(strike)) strikes[at] = { ...strike, ...part };
    else strikes.push(part);
  };
  for (const { fact } of pastFacts.slice(from)) {
    if (fact.is === "volley") strikes.push({ volley: fact });
    else if (fact.is === "mineRolled") strikes.push({ mine: fact });
    else if (fact.is === "shieldRolled")
      addTo(fact.ship, { shield: fact }, (strike) => !strike.shield && !strike.armour);
    else if (fact.is === "armourRolled") addTo(fact.ship, { armour: fact }, (strike) => !strike.armour);
    else if (fact.is === "damageControl") addTo(fact.ship, { controlled: fact }, () => true);
    else if (fact.is === "damaged") addTo(fact.ship, { damage: fact }, () => true);
  }
  return strikes;
}

/** True for facts of a ship that begins its move; they hide earlier strikes. */
const beginsMove = (fact: FactAx | undefined): boolean => fact?.is === "stepped" || fact?.is === "declared";
