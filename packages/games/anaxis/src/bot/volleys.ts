/** Expected gains of one ship's volleys. What volleys at a target have in common is computed once. */
import type { FireAct, Ship } from "../acts.ts";
import { bareCutOff, shieldDice, shieldFaces } from "../calc/armour.ts";
import { baseDifficulty, firepowerOf, gunsOf, maneuveringPart, penetrationOf } from "../calc/difficulty.ts";
import { meanDamage } from "../calc/odds.ts";
import type { StateAx } from "../state.ts";
import type { Weights } from "./evaluation-weights.ts";
import { bestFire, classWithValue, destructionValue, firingPlaceOf, hullValue } from "./gunnery.ts";

type Volley = Extract<FireAct, { do: "fire" }>;

/** The values of a target, however it is fired at. */
interface Target {
  readonly armour: number;
  readonly shields: number;
  readonly perHull: number;
  /** Value of its destruction, without the fire that this prevents. */
  readonly forLast: number;
  /** Value of the fire that its destruction prevents, once it is asked for. */
  waiting: number | null;
  /** Base difficulty without and with Fire control, once they are asked for. */
  readonly base: (number | undefined)[];
  /** The maneuvering part of the difficulty by bank and Gunnery. */
  readonly maneuvers: (number | undefined)[];
}

/** The volleys of a ship in the state as it is now. */
export class Volleys {
  readonly ship: Ship;
  private readonly t: StateAx;
  private readonly w: Weights;
  private readonly targets: (Target | undefined)[] = [];

  constructor(t: StateAx, ship: Ship, w: Weights) {
    this.t = t;
    this.ship = ship;
    this.w = w;
  }

  /** Returns the expected gain of a volley in ship points, before the cost of its bonuses; -4 if it cannot hit. */
  gainOf(act: Volley): number {
    const { t, ship } = this;
    const guns = gunsOf(t, ship, act.bank);
    if (!guns) return -4;
    const to = (this.targets[act.target] ??= this.targetOf(act.target));
    const { mean, destroys } = meanDamage(
      firepowerOf(guns, act.weapons),
      this.difficultyOf(act, to),
      to.armour - penetrationOf(guns, act.weapons),
      to.shields,
      shieldFaces(t),
      t.hull[act.target] as number,
    );
    // A volley that cannot hit is not worth considering.
    if (mean === 0) return -4;
    // Destroying a ship that has still to fire also prevents its fire.
    const last = destroys === 0 ? 0 : destroys * (to.forLast + this.waitingFire(act.target, to));
    return mean * to.perHull + last;
  }

  private targetOf(target: Ship): Target {
    const { t, w } = this;
    const spec = classWithValue(t, target, w);
    return {
      armour: bareCutOff(t, target, 0),
      shields: shieldDice(t, target),
      perHull: hullValue(spec, w),
      forLast: destructionValue(spec, w),
      waiting: null,
      base: [undefined, undefined],
      maneuvers: [undefined, undefined, undefined, undefined],
    };
  }

  private difficultyOf(act: Volley, to: Target): number {
    const shot = { shooter: this.ship, target: act.target, bank: act.bank };
    const fireControl = act.fireControl === true ? 1 : 0;
    const gunnery = act.gunnery ? 1 : 0;
    const bank = act.bank === "primary" ? 0 : 2;
    const base = (to.base[fireControl] ??= baseDifficulty(this.t, { ...shot, fireControl: fireControl === 1 }));
    return base + (to.maneuvers[bank + gunnery] ??= maneuveringPart(this.t, { ...shot, gunnery: gunnery === 1 }));
  }

  private waitingFire(target: Ship, to: Target): number {
    const { t, w } = this;
    return (to.waiting ??= t.acted[target] === 0 ? 0.5 * bestFire(t, firingPlaceOf(t, target), w) : 0);
  }
}
