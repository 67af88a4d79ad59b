/**
 * The exact chance that a ship destroys enemies in its firing slot, by the dice of the rules (AX-6). Both banks and every
 * bonus that the side can pay are tried; the enemy uses Damage control wherever that is worse for the shooter.
 */
import { type Seat, seat } from "@starboard/kernel";
import type { FireAct, Ship, Side } from "../../acts.ts";
import { volleyCost, weaponsUsed } from "../../bonus.ts";
import { volleyOdds } from "../../calc/odds.ts";
import { isBase } from "../../match-setup.ts";
import { ACTIVE, type StateAx, USED_PRIMARY, USED_SECONDARY, WEAPONS_SHIFT } from "../../state.ts";
import { fire } from "../../steps/fire.ts";
import { DAMAGE_CONTROL } from "../../steps/strike.ts";

export type Volley = Extract<FireAct, { do: "fire" }>;

/** What changes within a slot: everything else stays as it is. */
interface Slot {
  readonly used: number;
  readonly cp: readonly [number, number];
  /** The target that has been fired at, and its hull. */
  readonly target: Ship;
  readonly hull: number;
}

const KINDS = [null, "power", "penetration", "tradeToPen", "tradeToPower"] as const;

/**
 * Counts what one slot is worth. `destroy`: the chance that an enemy is destroyed. `damage`: the hull that enemies lose on
 * average. `only` is the ship that counts; any enemy if it is -1.
 */
export class SlotWorth {
  private readonly t: StateAx;
  private readonly ship: Ship;
  private readonly only: Ship;
  private readonly goal: "destroy" | "damage";
  private readonly side: Side;
  private readonly by: Seat;
  private readonly memo = new Map<string, number>();
  /** What does not depend on the hull of the target: legal volleys, and their damage. */
  private readonly legal = new Map<string, readonly Volley[]>();
  private readonly damages = new Map<string, readonly number[]>();

  /** @param t a copy that this object may change */
  constructor(t: StateAx, ship: Ship, goal: "destroy" | "damage", only: Ship) {
    this.t = t;
    this.ship = ship;
    this.only = only;
    this.goal = goal;
    this.side = t.side[ship] as Side;
    this.by = seat(this.side);
  }

  /** The worth if the slot begins with this volley and goes on as well as possible. */
  of(act: Volley): number {
    const { t, ship } = this;
    const first: Slot = {
      used: t.used[ship] as number,
      cp: [t.cp[0] as number, t.cp[1] as number],
      target: -1,
      hull: 0,
    };
    return this.chanceOf(first, act);
  }

  /** The volleys that are legal as the slot stands. */
  volleys(): Volley[] {
    const { t, ship, by } = this;
    const found: Volley[] = [];
    fire.candidates(t, { ship }, by, (act) => {
      if (act.do !== "fire" || t.side[act.target] === this.side || t.status[act.target] !== ACTIVE) return;
      if ((t.hull[act.target] as number) <= 0) return;
      if (fire.forbids(t, { ship }, by, act) === undefined) found.push(act);
    });
    return found;
  }

  /** The most that the rest of a slot is worth. */
  private best(slot: Slot): number {
    if ((slot.used & USED_PRIMARY) !== 0 && (slot.used & USED_SECONDARY) !== 0) return 0;
    const key = `${slot.used} ${slot.cp[0]} ${slot.cp[1]} ${slot.target} ${slot.hull}`;
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    const gone = slot.target >= 0 && slot.hull <= 0 ? slot.target : -1;
    const same = `${slot.used} ${slot.cp[this.side]} ${gone}`;
    const volleys = this.legal.get(same) ?? this.within(slot, () => this.volleys());
    this.legal.set(same, volleys);
    const most = volleys.reduce((chance, act) => Math.max(chance, this.chanceOf(slot, act)), 0);
    this.memo.set(key, most);
    return most;
  }

  private chanceOf(slot: Slot, act: Volley): number {
    const { t, side, only } = this;
    const { target, bank } = act;
    const cp: [number, number] = [...slot.cp];
    cp[side] -= volleyCost(act);
    const bit = bank === "primary" ? USED_PRIMARY : USED_SECONDARY;
    const kind = act.weapons ? KINDS.indexOf(act.weapons) << WEAPONS_SHIFT : 0;
    const used = (slot.used & ~(act.weapons ? 7 << WEAPONS_SHIFT : 0)) | bit | kind;
    const before = target === slot.target ? slot.hull : (t.hull[target] as number);
    const isWanted = only < 0 || only === target;
    const enemy = side === 0 ? 1 : 0;
    const after = (damage: number, paid: number): number => {
      const hull = before - damage;
      const left: [number, number] = [...cp];
      left[enemy] -= paid;
      const gone = hull <= 0;
      const worth = !isWanted ? 0 : this.goal === "damage" ? Math.min(before, damage) : gone ? 1 : 0;
      if (gone && worth > 0 && this.goal === "destroy") return 1;
      // A destroyed ship is no target any more.
      if (gone) return worth + this.best({ used, cp: left, target, hull: 0 });
      return (
        worth + this.best({ used, cp: left, target: damage > 0 || target === slot.target ? target : slot.target, hull })
      );
    };
    let sum = 0;
    for (const [damage, chance] of this.damageOf(act).entries()) {
      if (chance === 0) continue;
      const accepted = after(damage, 0);
      const isControlled = damage > 0 && cp[enemy] > 0;
      sum += chance * (isControlled ? Math.min(accepted, after(Math.max(0, damage - DAMAGE_CONTROL), 1)) : accepted);
    }
    return sum;
  }

  private damageOf(act: Volley): readonly number[] {
    const key = JSON.stringify(act);
    const damage = this.damages.get(key) ?? volleyOdds(this.t, { ...act, shooter: this.ship })?.damage ?? [1];
    this.damages.set(key, damage);
    return damage;
  }

  /** Runs something as if the slot stood there. */
  private within<T>(slot: Slot, run: () => T): T {
    const { t, ship } = this;
    const [used, cp] = [t.used[ship] as number, t.cp];
    const hull = slot.target < 0 ? 0 : (t.hull[slot.target] as number);
    t.used[ship] = slot.used;
    t.cp = [...slot.cp];
    if (slot.target >= 0) t.hull[slot.target] = slot.hull;
    const result = run();
    t.used[ship] = used;
    t.cp = cp;
    if (slot.target >= 0) t.hull[slot.target] = hull;
    return result;
  }
}

/** Whether the slot can be counted: guns only, nothing fired or bought yet. */
export function isPlainSlot(t: StateAx, ship: Ship, hasPulse: boolean, special: string | null): boolean {
  const isFresh = ((t.used[ship] as number) & (USED_PRIMARY | USED_SECONDARY)) === 0 && weaponsUsed(t, ship) === null;
  return (
    isFresh && !hasPulse && special !== "interdiction" && t.options["ax.targets"] === "enemies" && !isBase(t, ship)
  );
}
