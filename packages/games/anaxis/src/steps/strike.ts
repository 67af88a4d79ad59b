/** The dice of a volley or a pulse, from the hit roll to the hull (AX-6, AX-7.3, AX-8.6). */
import { type Automatic, type Decision, type StepContext, seat } from "@starboard/kernel";
import { damageAct, type Ship, type Side, type Weapons, type DamageAct } from "../acts.ts";
import { forbidCost, pay } from "../bonus.ts";
import { checkEndings } from "../ending.ts";
import { cutOffOf, pulsePenetration, shieldDice, shieldPoint } from "../calc/armour.ts";
import { difficultyOf, firepowerOf, type Guns, gunsOf, penetrationOf, rangeOf, type Shot } from "../calc/difficulty.ts";
import { apart } from "../calc/sensors.ts";
import { classOf } from "../match-setup.ts";
import type { ShapeAx, Strike } from "../shape.ts";
import type { StateAx } from "../state.ts";
import { hurt } from "./closing.ts";

/** Points of damage that Damage control prevents (AX-8.6). */
export const DAMAGE_CONTROL = 4;

/**
 * Rolls for one target after another. After each armour roll the owner may use Damage control. All damage is taken off
 * together after the last target (AX-7.3e; a volley has one target).
 */
export const strike: Automatic<ShapeAx, Strike> = {
  kind: "automatic",
  rule: "AX-6.1",
  run(ctx, memo) {
    const t = ctx.state;
    if (t.wound) {
      if (t.wound.damage > 0) memo.wounds.push(t.wound);
      t.wound = null;
    }
    for (let target = memo.targets[memo.next]; target !== undefined; target = memo.targets[memo.next]) {
      memo.next++;
      const damage = memo.pulse ? rollPulse(ctx, memo, target) : rollVolley(ctx, memo, target);
      if (damage === 0) continue;
      t.wound = { ship: target, damage };
      ctx.ask("damage", {});
      return;
    }
    ctx.done();
    takeOff(ctx, memo);
  },
};

function takeOff(ctx: StepContext<ShapeAx>, memo: Strike): void {
  for (const { ship, damage } of memo.wounds) hurt(ctx, ship, damage, "AX-6.5");
  if (memo.wounds.length > 0) checkEndings(ctx, { is: "changed" });
}

function rollVolley(ctx: StepContext<ShapeAx>, memo: Strike, target: Ship): number {
  const t = ctx.state;
  const guns = gunsOf(t, memo.ship, memo.bank) as Guns;
  const shot: Shot = { ...memo, shooter: memo.ship, target };
  const difficulty = difficultyOf(t, shot);
  const power = firepowerOf(guns, memo.weapons);
  // At difficulty 6 or more no die can hit, so nothing is rolled (AX-5.8).
  const dice = difficulty >= 6 ? [] : ctx.draw(6, power, "AX-6.1");
  if (dice.length > 0) t.stirred = 1;
  const hits = dice.filter((die) => die > difficulty).length;
  if (ctx.wantsFacts) {
    const paid = [memo.fireControl && "fireControl", memo.gunnery && "gunnery", memo.weapons] as const;
    const bought = paid.filter((one): one is "fireControl" | "gunnery" | Weapons => typeof one === "string");
    ctx.emit({
      is: "volley",
      rule: "AX-6.1",
      ship: memo.ship,
      target,
      bank: memo.bank,
      range: rangeOf(t, memo.ship, target),
      difficulty,
      dice,
      hits,
      paid: bought,
    });
  }
  return hits === 0 ? 0 : rollArmour(ctx, target, hits, penetrationOf(guns, memo.weapons));
}

/** Rolls one armour die for a target of a pulse, two with the power bonus (AX-7.3). */
function rollPulse(ctx: StepContext<ShapeAx>, memo: Strike, target: Ship): number {
  const t = ctx.state;
  t.stirred = 1;
  const penetration = pulsePenetration(t, apart(t, memo.ship, target));
  return rollArmour(
    ctx,
    target,
    firepowerOf({ firepower: 1 }, memo.weapons),
    penetrationOf({ penetration }, memo.weapons),
  );
}

/** Rolls shield dice, then one armour die per hit. Returns the damage (AX-6.2, AX-6.3, AX-6.6). */
function rollArmour(ctx: StepContext<ShapeAx>, target: Ship, hits: number, penetration: number): number {
  const t = ctx.state;
  const shields = shieldDice(t, target);
  let points = 0;
  if (shields > 0) {
    const dice = ctx.draw(6, shields, "AX-7.5c");
    for (const face of dice) points += shieldPoint(t, face);
    if (ctx.wantsFacts) ctx.emit({ is: "shieldRolled", rule: "AX-7.5c", ship: target, dice, points });
  }
  const cutOff = cutOffOf(classOf(t, target).armour, points, penetration);
  const dice = ctx.draw(6, hits, "AX-6.3");
  let damage = 0;
  for (const die of dice) if (die > cutOff) damage += die;
  if (ctx.wantsFacts) ctx.emit({ is: "armourRolled", rule: "AX-6.3", ship: target, cutOff, dice, damage });
  return damage;
}

const wounded = (t: StateAx): Ship => t.wound?.ship ?? -1;
const owner = (t: StateAx): Side => t.side[wounded(t)] as Side;

export const damage: Decision<ShapeAx, DamageAct> = {
  kind: "decision",
  rule: "AX-8.6",
  schema: damageAct,
  asks: (t) => seat(owner(t)),
  candidates(_t, _m, _by, offer) {
    offer({ do: "accept" });
    offer({ do: "damageControl" });
  },
  forbids(t, _m, _by, act) {
    // The step is asked only if an armour roll left damage.
    return act.do === "accept" ? undefined : forbidCost(t, wounded(t), 1);
  },
  resolve(ctx, _m, _by, act) {
    const t = ctx.state;
    if (act.do === "damageControl" && t.wound) {
      pay(t, owner(t), 1);
      t.wound.damage = Math.max(0, t.wound.damage - DAMAGE_CONTROL);
      if (ctx.wantsFacts)
        ctx.emit({
          is: "damageControl",
          rule: "AX-8.6",
          ship: t.wound.ship,
          damage: DAMAGE_CONTROL,
          left: t.wound.damage,
        });
    }
    ctx.done();
  },
};
