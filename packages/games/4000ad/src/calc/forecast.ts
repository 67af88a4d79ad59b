/** Forecast of the next production, and of the effect of losing a star (AD-6.2.3). */
import type { Power } from "../acts.ts";
import type { State4000 } from "../state.ts";
import { drawerOf, isProduction } from "./drawing.ts";
import { production, type Production } from "./production.ts";

export interface Forecast {
  readonly round: number;
  readonly built: Production;
  /** The stars that the power draws, with the ships it would build without that star. */
  readonly stars: readonly { readonly star: number; readonly without: number }[];
}

/**
 * Returns the round of a power's next production. It is the current one if the power has not produced yet (AD-6.2.2).
 */
export function nextProductionRound(t: State4000, p: Power): number {
  let round = Math.max(1, t.round);
  if (t.producedIn[p] === round || (t.active === p && isProduction(round))) round++;
  while (!isProduction(round)) round++;
  return round;
}

/** Returns the next production of a power if no star changes hands until then. */
export function forecast(t: State4000, p: Power): Forecast {
  const round = nextProductionRound(t, p);
  const then: State4000 = { ...t, round };
  const built = production(then, p);
  const stars: { star: number; without: number }[] = [];
  for (let s = 0; s < t.S; s++)
    if (drawerOf(then, s) === p) stars.push({ star: s, without: production(fallen(then, p, s), p).ships });
  return { round, built, stars };
}

/** Returns a copy of the state in which a hostile power has taken a star from a power. */
function fallen(t: State4000, p: Power, s: number): State4000 {
  const ships = t.ships.slice();
  for (let q = 0; q < t.P; q++) ships[s * t.P + q] = 0;
  if (t.home[p] !== s) return { ...t, ships };
  const holder = t.holder.slice();
  const enemy = t.side.findIndex((side) => side !== t.side[p]);
  holder[p] = enemy;
  return { ...t, ships, holder };
}
