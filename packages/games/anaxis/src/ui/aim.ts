/** Suggested targets: for each ship the volley that takes the most hull off an enemy on average. */
import {
  type Bank,
  type FireAct,
  type Ship,
  type StateAx,
  usefulShots,
  volleyOdds,
  type Weapons,
} from "@starboard/anaxis";
import { type Asked, targetChoices } from "./model.ts";

export type Volley = Extract<FireAct, { do: "fire" }>;

/** A volley without bonuses, with the hull points that it takes off on average. */
export interface Aim {
  readonly act: Volley;
  readonly points: number;
}

const isPlain = (act: FireAct): act is Volley => act.do === "fire" && !act.fireControl && !act.gunnery && !act.weapons;

/** Returns the hull points that a volley takes off on average; damage beyond the hull does not count. */
export function pointsOf(t: StateAx, shooter: Ship, act: Volley): number {
  const hull = t.hull[act.target] as number;
  const damage = volleyOdds(t, { ...act, shooter })?.damage ?? [];
  return damage.reduce((sum, chance, points) => sum + chance * Math.min(points, hull), 0);
}

/**
 * Returns the best volley of a ship without bonuses; null if none can hit. `target` is the target that the player has
 * chosen: it takes precedence if one of the banks can hit it.
 */
export function bestAim(t: StateAx, ship: Ship, target: Ship = -1): Aim | null {
  const aims = usefulShots(t, ship)
    .filter(isPlain)
    .map((act) => ({ act, points: pointsOf(t, ship, act) }));
  const chosen = aims.filter(({ act }) => act.target === target);
  return (chosen.length > 0 ? chosen : aims).reduce<Aim | null>(
    (best, aim) => (best === null || aim.points > best.points ? aim : best),
    null,
  );
}

/**
 * Returns the target of a firing ship: the one that the player has chosen; else, with advice, the target of its best volley;
 * else -1.
 */
export function aimedAt(t: StateAx, asked: Asked, chosen: Ship, advice: boolean): Ship {
  if (targetChoices(asked).has(chosen)) return chosen;
  return advice && asked.step === "fire" ? (bestAim(t, asked.ship)?.act.target ?? -1) : -1;
}

/**
 * Returns the bank to fire at a target: the one that the player has chosen; else, with advice, the one with the best volley;
 * else the first.
 */
export function bankAt(t: StateAx, shooter: Ship, acts: readonly Volley[], chosen: Bank | null, advice: boolean): Bank {
  if (chosen && acts.some(({ bank }) => bank === chosen)) return chosen;
  if (!advice) return acts.some(({ bank }) => bank === "primary") ? "primary" : "secondary";
  const best = acts.filter(isPlain).reduce<Aim | null>((found, act) => {
    const points = pointsOf(t, shooter, act);
    return found === null || points > found.points ? { act, points } : found;
  }, null);
  return best?.act.bank ?? "primary";
}

/** The choices of the player for a volley. */
export interface VolleyChoice {
  readonly bank: Bank | null;
  readonly fireControl: boolean;
  readonly gunnery: boolean;
  readonly weapons: Weapons | null;
}

/** Returns the volley with the chosen bank and bonuses, without bonuses that are not offered. */
export function volleyFor(
  t: StateAx,
  shooter: Ship,
  acts: readonly Volley[],
  choice: VolleyChoice,
  advice: boolean,
): Volley {
  const bank = bankAt(t, shooter, acts, choice.bank, advice);
  const own = acts.filter((act) => act.bank === bank);
  const isChosen = (act: Volley): boolean =>
    (act.fireControl === true) === choice.fireControl &&
    (act.gunnery === true) === choice.gunnery &&
    (act.weapons ?? null) === choice.weapons;
  return own.find(isChosen) ?? own.find(isPlain) ?? (acts[0] as Volley);
}

/** True if a volley can do damage (AX-5.8, AX-6.2). */
export const canDamage = (t: StateAx, shooter: Ship, act: Volley): boolean =>
  (volleyOdds(t, { ...act, shooter })?.mean ?? 0) > 0;
