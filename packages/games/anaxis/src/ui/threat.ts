/** What a ship could deal and take where it stands or where its move may end. The odds are those of the rules. */
import {
  ACTIVE,
  classOf,
  type End,
  game,
  gunsOf,
  inArc,
  type Ship,
  type StateAx,
  type Threat,
  threatMean,
  threatTo,
  volleyOdds,
} from "@starboard/anaxis";

export interface Place {
  readonly q: number;
  readonly r: number;
  readonly facing: number;
}

export const placeOfShip = (t: StateAx, ship: Ship): Place => ({
  q: t.q[ship] as number,
  r: t.r[ship] as number,
  facing: t.facing[ship] as number,
});

/** Returns a copy of a state in which a ship is at another place. */
function movedTo(t: StateAx, ship: Ship, at: Place): StateAx {
  const there = game.clone(t);
  place(there, ship, at);
  return there;
}

function place(t: StateAx, ship: Ship, at: Place): void {
  t.q[ship] = at.q;
  t.r[ship] = at.r;
  t.facing[ship] = at.facing;
}

/** Returns what can hit a ship at a place. */
export const threatAt = (t: StateAx, ship: Ship, at: Place): Threat => threatTo(movedTo(t, ship, at), ship);

/** Returns the expected damage of the best bank of `shooter` at `target`, with arcs (AX-1.9, AX-5, AX-6). */
export function bestVolley(t: StateAx, shooter: Ship, target: Ship): number {
  let best = 0;
  for (const bank of ["primary", "secondary"] as const) {
    const guns = gunsOf(t, shooter, bank);
    if (!guns) continue;
    const dq = (t.q[target] as number) - (t.q[shooter] as number);
    const dr = (t.r[target] as number) - (t.r[shooter] as number);
    if (!inArc(guns.arc, t.facing[shooter] as number, dq, dr, t.options["ax.narrowArc"])) continue;
    best = Math.max(best, volleyOdds(t, { shooter, target, bank })?.mean ?? 0);
  }
  return best;
}

const enemiesOf = (t: StateAx, ship: Ship): readonly Ship[] =>
  t.kind
    .map((_, other) => other)
    .filter((other) => t.side[other] !== t.side[ship] && t.status[other] === ACTIVE && classOf(t, other).hull > 0);

/** Returns the expected damage of a ship's best bank at every enemy that it could hit from a place. */
export function dealtAt(t: StateAx, ship: Ship, at: Place): ReadonlyMap<Ship, number> {
  const there = movedTo(t, ship, at);
  const dealt = enemiesOf(t, ship).map((enemy) => [enemy, bestVolley(there, ship, enemy)] as const);
  return new Map(dealt.filter(([, mean]) => mean > 0));
}

/** A hex where a move may end, with the facing that suits best and the expected damage there. */
export interface RatedEnd {
  readonly end: End;
  /** Expected damage of all enemies. */
  readonly taken: number;
}

/**
 * Returns one end per hex: the one whose facing lets the ship's best volley do most damage, and of equal ones the one with
 * the fewest steps.
 */
export function rateEnds(t: StateAx, ship: Ship, ends: readonly End[]): RatedEnd[] {
  const there = game.clone(t);
  const enemies = enemiesOf(t, ship);
  const best = new Map<string, { end: End; dealt: number }>();
  for (const end of ends) {
    place(there, ship, end);
    const dealt = Math.max(0, ...enemies.map((enemy) => bestVolley(there, ship, enemy)));
    const key = `${end.q},${end.r}`;
    const known = best.get(key);
    const isBetter =
      !known || dealt > known.dealt + 1e-9 || (dealt > known.dealt - 1e-9 && end.steps.length < known.end.steps.length);
    if (isBetter) best.set(key, { end, dealt });
  }
  return [...best.values()].map(({ end }) => {
    place(there, ship, end);
    return { end, taken: threatMean(there, ship) };
  });
}

/** Returns the end with the least expected damage, of equal ones the one with the fewest steps; null if there is none. */
export function safestOf(rated: readonly RatedEnd[]): RatedEnd | null {
  return rated.reduce<RatedEnd | null>((best, one) => {
    if (best === null || one.taken < best.taken - 1e-9) return one;
    return one.taken < best.taken + 1e-9 && one.end.steps.length < best.end.steps.length ? one : best;
  }, null);
}
