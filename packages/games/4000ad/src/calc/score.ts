/** Scoring a game that ends early (AD-10.3, AD-9.a). */
import type { Power } from "../acts.ts";
import { mapOf, starId } from "../data/map.ts";
import { fleetOf, isAlliances, possessesHome } from "../powers.ts";
import type { State4000, Term } from "../state.ts";
import { drawerOf } from "./drawing.ts";

export interface Score {
  readonly side: number;
  readonly stars: number;
  readonly ships: number;
  /** One term per star that counts, then one per power for its ships. */
  readonly terms: readonly Term[];
}

/** Returns the sides that still have a living power, ascending. */
function livingSides(t: State4000): number[] {
  const sides: number[] = [];
  for (let p = 0; p < t.P; p++)
    if (t.alive[p] === 1 && !sides.includes(t.side[p] as number)) sides.push(t.side[p] as number);
  return sides.sort((a, b) => a - b);
}

/** Whether a star counts for a side (each star once for a side, AD-9.a). */
function counts(t: State4000, side: number, s: number): boolean {
  const alliances = isAlliances(t);
  const emptyHome = t.options["ad.emptyHomeScores"];
  for (let p = 0; p < t.P; p++) {
    if (t.side[p] !== side || t.alive[p] !== 1) continue;
    if (emptyHome && t.home[p] === s && possessesHome(t, p)) return true;
    if ((t.ships[s * t.P + p] as number) > 0 && (alliances || drawerOf(t, s) === p)) return true;
  }
  return false;
}

/** Returns the stars and ships of every side still in the game (AD-10.3). */
export function score(t: State4000): Score[] {
  const map = mapOf(t.options);
  return livingSides(t).map((side) => {
    const terms: Term[] = [];
    let stars = 0;
    for (let s = 0; s < t.S; s++) {
      if (!counts(t, side, s)) continue;
      stars++;
      terms.push({
        rule: isAlliances(t) ? "AD-9.a" : "AD-10.3",
        what: "star",
        value: 1,
        about: { star: starId(map, s) },
      });
    }
    let ships = 0;
    for (let p: Power = 0; p < t.P; p++) {
      if (t.side[p] !== side) continue;
      const n = fleetOf(t, p);
      if (n === 0) continue;
      ships += n;
      terms.push({ rule: "AD-10.3", what: "ships", value: n, about: { power: p } });
    }
    return { side, stars, ships, terms };
  });
}
