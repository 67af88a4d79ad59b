/** What the next production will build, and what the loss of one star would change (AD-6.2.3). */
import type { Power } from "../acts.ts";
import type { State4000 } from "../state.ts";
import { drawerOf, isProduction } from "./drawing.ts";
import { production, type Production } from "./production.ts";

export interface Forecast {
  readonly round: number;
  readonly built: Production;
  /** Every star the power draws, with the ships it would still build without that star. */
  readonly stars: readonly { readonly star: number; readonly without: number }[];
}

/** The round of a power's next production: the running one if it has not produced in it yet (AD-6.2.2). */
export function nextProductionRound(t: State4000, p: Power): number {
  let round = Math.max(1, t.round);
  if (t.producedIn[p] === round || (t.active === p && isProduction(round))) round++;
  while (!isProduction(round)) round++;
  return round;
}

/** The next production of a power if nothing changed hands until then. */
export function forecast(t: State4000, p: Power): Forecast {
  const round = nextProductionRound(t, p);
  const then: State4000 = { ...t, round };
  const built = production(then, p);
  const stars: { star: number; without: number }[] = [];
  for (let s = 0; s < t.S; s++)
    if (drawerOf(then, s) === p) stars.push({ star: s, without: production(fallen(then, p, s), p).ships });
  return { round, built, stars };
}

/** The table with one star taken from a power by somebody hostile. */
function fallen(t: State4000, p: Power, s: number): State4000 {
  const ships = t.ships.slice();
  for (let q = 0; q < t.P; q++) ships[s * t.P + q] = 0;
  if (t.home[p] !== s) return { ...t, ships };
  const holder = t.holder.slice();
  const enemy = t.side.findIndex((side) => side !== t.side[p]);
  holder[p] = enemy;
  return { ...t, ships, holder };
}
