/** The firing slot of a ship: volleys, pulse, interdiction (AX-5, AX-7.2, AX-7.3). */
import { type Decision, type Offering, type StepContext, seat } from "@starboard/kernel";
import type { RefusalAx } from "../reasons.ts";
import { type Bank, type FireAct, fireAct, type Ship, type Side, type Split, type Weapons } from "../acts.ts";
import { forbidCost, forbidWeapons, markWeapons, pay, volleyCost, weaponsCost } from "../bonus.ts";
import { inArc } from "../calc/arc.ts";
import { gunsOf } from "../calc/difficulty.ts";
import { volleyOdds } from "../calc/odds.ts";
import { effectiveManeuver } from "../calc/ratings.ts";
import { apart } from "../calc/sensors.ts";
import { refuse } from "../refusals.ts";
import { classOf, enemyOf, isBase } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import { ACTIVE, EVADING, STEALTH_FULL, type StateAx, USED_ABILITY, USED_PRIMARY, USED_SECONDARY } from "../state.ts";

const BANKS: readonly Bank[] = ["primary", "secondary"];
const WEAPONS: readonly (Weapons | undefined)[] = [undefined, "power", "penetration", "tradeToPen", "tradeToPower"];
const SPLITS: readonly Split[] = ["SS", "RR", "MM", "SR", "SM", "RM"];
const bitOf = (bank: Bank): number => (bank === "primary" ? USED_PRIMARY : USED_SECONDARY);
/** The guns of a pulse: one die; its penetration depends on the distance (AX-7.3). */
const PULSE = { firepower: 1, penetration: 1 };
export const PULSE_RADIUS = 2;
const INTERDICT_RANGE = 10;

const owner = (t: StateAx, ship: Ship): Side => t.side[ship] as Side;
const used = (t: StateAx, ship: Ship, bit: number): boolean => ((t.used[ship] as number) & bit) !== 0;

export const fire: Decision<ShapeAx, FireAct, { ship: Ship }> = {
  kind: "decision",
  rule: "AX-5.1",
  schema: fireAct,
  asks: (t, { ship }) => seat(owner(t, ship)),
  moot: (t, { ship }) => t.status[ship] !== ACTIVE,
  candidates(t, { ship }, _by, offer) {
    // In full stealth no volley is offered, so that the step is usually answered automatically (AX-7.6b).
    const silent = t.stealth[ship] === STEALTH_FULL;
    for (const bank of BANKS) if (!silent && gunsOf(t, ship, bank)) offerVolleys(t, ship, bank, offer);
    if (classOf(t, ship).secondary?.kind === "pulse")
      for (const weapons of WEAPONS) offer(weapons ? { do: "pulse", weapons } : { do: "pulse" });
    if (classOf(t, ship).special === "interdiction")
      for (let s = 0; s < t.kind.length; s++)
        if (t.side[s] === enemyOf(owner(t, ship)) && t.status[s] === ACTIVE)
          for (const split of SPLITS) offer({ do: "interdict", target: s, split });
    offer({ do: "done" });
  },
  forbids(t, { ship }, _by, act) {
    if (act.do === "done") return undefined;
    if (act.do === "fire") return forbidVolley(t, ship, act);
    return act.do === "pulse" ? forbidPulse(t, ship, act.weapons) : forbidInterdiction(t, ship, act.target);
  },
  resolve(ctx, { ship }, _by, act) {
    if (act.do === "fire" || act.do === "pulse") openFire(ctx, ship, act);
    else if (act.do === "interdict") interdict(ctx, ship, act.target, act.split);
    else {
      if (ctx.wantsFacts) ctx.emit({ is: "ceasedFire", rule: "AX-5.1", ship });
      ctx.done();
    }
  },
};

/**
 * Returns the acts of a ship's firing slot that can damage or hinder an enemy now, with or without bonuses. Screens and
 * automatic answers use it: all other fire is legal and futile (AX-5.8, AX-6.2).
 */
export function usefulShots(t: StateAx, ship: Ship): FireAct[] {
  if (t.status[ship] !== ACTIVE || t.stealth[ship] === STEALTH_FULL) return [];
  const by = seat(owner(t, ship));
  const isEnemy = (s: Ship): boolean => t.side[s] !== t.side[ship];
  const found: FireAct[] = [];
  fire.candidates(t, { ship }, by, (act) => {
    if (act.do === "done" || fire.forbids(t, { ship }, by, act)) return;
    const isUseful =
      act.do === "fire"
        ? isEnemy(act.target) && (volleyOdds(t, { ...act, shooter: ship })?.mean ?? 0) > 0
        : act.do === "interdict" || pulseTargets(t, ship).some(isEnemy);
    if (isUseful) found.push(act);
  });
  return found;
}

/** Returns the greatest damage that a ship can do to another in its firing slot, with the bonuses that its side can pay. */
export function mostDamage(t: StateAx, ship: Ship, target: Ship): number {
  const best = { primary: 0, secondary: 0 };
  for (const act of usefulShots(t, ship)) {
    if (act.do === "fire" && act.target === target) {
      const damage = volleyOdds(t, { ...act, shooter: ship })?.damage ?? [];
      best[act.bank] = Math.max(
        best[act.bank],
        damage.findLastIndex((chance) => chance > 0),
      );
    } else if (act.do === "pulse" && pulseTargets(t, ship).includes(target))
      best.secondary = Math.max(best.secondary, 6 * (act.weapons ? 2 : 1));
  }
  return best.primary + best.secondary;
}

/** Offers the volleys of a bank. Bonuses are offered only if the side has Cinema Points (AX-8.11). */
function offerVolleys(t: StateAx, ship: Ship, bank: Bank, offer: Offering<FireAct>): void {
  const side = owner(t, ship);
  const pool = t.cp[side] as number;
  for (const target of targetsOf(t, ship)) {
    const all = volleysAt(bank, target);
    offer(all[0] as Volley);
    if (pool === 0) continue;
    // Where the bank cannot fire at the target, no bonus changes why.
    const alike = forbidTarget(t, ship, bank, target) !== undefined;
    for (let i = 1; i < all.length; i++) offer(all[i] as Volley, alike);
  }
}

type Volley = Extract<FireAct, { do: "fire" }>;
/** The volleys of a bank at a ship, first without bonuses: one object each, because bots list them all the time. */
const volleys: Readonly<Record<Bank, Volley[][]>> = { primary: [], secondary: [] };

const volleysAt = (bank: Bank, target: Ship): readonly Volley[] => (volleys[bank][target] ??= allVolleys(bank, target));

function allVolleys(bank: Bank, target: Ship): Volley[] {
  const all: Volley[] = [];
  for (const fireControl of [undefined, true] as const)
    for (const gunnery of [undefined, true] as const)
      for (const weapons of WEAPONS) {
        if (gunnery && bank === "primary") continue;
        const bonuses = {
          ...(fireControl && { fireControl }),
          ...(gunnery && { gunnery }),
          ...(weapons && { weapons }),
        };
        all.push({ do: "fire", bank, target, ...bonuses });
      }
  return all;
}

/**
 * True if a ship may be a target anywhere: an enemy, or under `targets = any` another ship of the same side (AX-5.2).
 */
const isTarget = (t: StateAx, ship: Ship, target: Ship): boolean =>
  t.side[target] !== owner(t, ship) || (t.options["ax.targets"] === "any" && target !== ship && !isBase(t, target));

/** Returns the ships on the map that may be targets, enemies first. */
function targetsOf(t: StateAx, ship: Ship): Ship[] {
  const enemies: Ship[] = [];
  const friends: Ship[] = [];
  for (let s = 0; s < t.kind.length; s++)
    if (t.status[s] === ACTIVE && isTarget(t, ship, s)) (t.side[s] === t.side[ship] ? friends : enemies).push(s);
  return [...enemies, ...friends];
}

function forbidVolley(t: StateAx, ship: Ship, act: Volley): RefusalAx | undefined {
  const { bank, target } = act;
  const refusal = forbidTarget(t, ship, bank, target);
  if (refusal) return refusal;
  if (act.gunnery && bank === "primary") return refuse("AX_CP_GUNNERY_PRIMARY");
  const guns = gunsOf(t, ship, bank);
  const mixed = act.weapons && guns ? forbidWeapons(t, ship, guns, act.weapons) : undefined;
  return mixed ?? forbidCost(t, ship, volleyCost(act));
}

/** Returns why a bank may not fire at a ship, whatever its bonuses. */
function forbidTarget(t: StateAx, ship: Ship, bank: Bank, target: Ship): RefusalAx | undefined {
  const guns = gunsOf(t, ship, bank);
  if (!guns) return refuse("AX_BANK_MISSING", { bank });
  if (used(t, ship, bitOf(bank)) || (bank === "primary" && heldForField(t, ship)))
    return refuse("AX_BANK_FIRED", { bank });
  if (t.status[target] !== ACTIVE) return refuse("AX_UNKNOWN_SHIP", { ship: target });
  if (!isTarget(t, ship, target)) return refuse("AX_NOT_ENEMY", { ship: target });
  const dq = (t.q[target] as number) - (t.q[ship] as number);
  const dr = (t.r[target] as number) - (t.r[ship] as number);
  if (!inArc(guns.arc, t.facing[ship] as number, dq, dr, t.options["ax.narrowArc"]))
    return dq === 0 && dr === 0
      ? refuse("AX_OWN_HEX_NARROW", { bank })
      : refuse("AX_OUT_OF_ARC", { bank, arc: guns.arc });
  return undefined;
}

/** True if the primary bank may not fire because a Monsoon has used interdiction under `insteadOfPrimary` (AX-7.2a). */
const heldForField = (t: StateAx, ship: Ship): boolean =>
  t.options["ax.interdictionExtra"] === "insteadOfPrimary" &&
  classOf(t, ship).special === "interdiction" &&
  used(t, ship, USED_ABILITY);

function forbidPulse(t: StateAx, ship: Ship, weapons: Weapons | undefined): RefusalAx | undefined {
  if (classOf(t, ship).secondary?.kind !== "pulse") return refuse("AX_NO_ABILITY", { ability: "pulse" });
  if (used(t, ship, USED_SECONDARY)) return refuse("AX_ABILITY_USED", { ability: "pulse" });
  if (!weapons) return undefined;
  if (weapons === "tradeToPen") return refuse("AX_CP_PULSE", { bonus: weapons });
  return forbidWeapons(t, ship, PULSE, weapons) ?? forbidCost(t, ship, weaponsCost(weapons));
}

function forbidInterdiction(t: StateAx, ship: Ship, target: Ship): RefusalAx | undefined {
  if (classOf(t, ship).special !== "interdiction") return refuse("AX_NO_ABILITY", { ability: "interdiction" });
  if (
    used(t, ship, USED_ABILITY) ||
    (t.options["ax.interdictionExtra"] === "insteadOfPrimary" && used(t, ship, USED_PRIMARY))
  )
    return refuse("AX_ABILITY_USED", { ability: "interdiction" });
  if (t.status[target] !== ACTIVE) return refuse("AX_UNKNOWN_SHIP", { ship: target });
  if (t.side[target] === owner(t, ship) || isBase(t, target)) return refuse("AX_NOT_ENEMY", { ship: target });
  const distance = apart(t, ship, target);
  if (distance < 1 || distance > INTERDICT_RANGE)
    return refuse("AX_INTERDICT_RANGE", { distance, reach: INTERDICT_RANGE });
  const dq = (t.q[target] as number) - (t.q[ship] as number);
  const dr = (t.r[target] as number) - (t.r[ship] as number);
  const ahead = inArc("narrow", t.facing[ship] as number, dq, dr, t.options["ax.narrowArc"]);
  return ahead ? undefined : refuse("AX_OUT_OF_ARC", { arc: "narrow" }, "AX-7.2a");
}

/** Pays for a volley or a pulse and asks the step that rolls it. */
function openFire(ctx: StepContext<ShapeAx>, ship: Ship, act: Extract<FireAct, { do: "fire" | "pulse" }>): void {
  const t = ctx.state;
  const pulse = act.do === "pulse";
  pay(t, owner(t, ship), pulse ? weaponsCost(act.weapons) : volleyCost(act));
  t.used[ship] = (t.used[ship] as number) | (pulse ? USED_SECONDARY : bitOf(act.bank));
  if (act.weapons) markWeapons(t, ship, act.weapons);
  const targets = pulse ? pulseTargets(t, ship) : [act.target];
  if (pulse && ctx.wantsFacts) ctx.emit({ is: "pulsed", rule: "AX-7.3a", ship, struck: targets });
  ctx.ask("strike", {
    ship,
    bank: pulse ? "secondary" : act.bank,
    pulse,
    targets,
    next: 0,
    fireControl: !pulse && act.fireControl === true,
    gunnery: !pulse && act.gunnery === true,
    weapons: act.weapons ?? null,
    wounds: [],
  });
}

/**
 * Returns the ships within two hexes, without the Inferno and the base; nearest first, then by number (AX-7.3a,
 * AX-7.3e).
 */
export function pulseTargets(t: StateAx, ship: Ship): Ship[] {
  const found: Ship[] = [];
  for (let s = 0; s < t.kind.length; s++) {
    if (s === ship || t.status[s] !== ACTIVE || isBase(t, s) || apart(t, ship, s) > PULSE_RADIUS) continue;
    if (t.options["ax.pulseFriendly"] === "enemies" && t.side[s] === t.side[ship]) continue;
    found.push(s);
  }
  return found.sort((a, b) => apart(t, ship, a) - apart(t, ship, b) || a - b);
}

/** Takes two points off the target's ratings in its next movement phase. An evading target may resist (AX-7.2). */
function interdict(ctx: StepContext<ShapeAx>, ship: Ship, target: Ship, split: Split): void {
  const t = ctx.state;
  t.used[ship] = (t.used[ship] as number) | USED_ABILITY;
  let roll: number | null = null;
  // An evasion that ended below its minimum does not help against interdiction either (AX-4.4).
  if (t.mode[target] === EVADING && t.void[target] === 0) roll = ctx.draw(6, 1, "AX-7.2d")[0] as number;
  const works = roll === null || roll > effectiveManeuver(t, target);
  if (works)
    for (const point of split) {
      const at = target * 3 + "SRM".indexOf(point);
      t.pending[at] = (t.pending[at] as number) + 1;
    }
  if (ctx.wantsFacts) ctx.emit({ is: "interdicted", rule: "AX-7.2a", ship, target, split, roll, works });
}
