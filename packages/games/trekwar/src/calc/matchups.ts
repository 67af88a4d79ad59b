/**
 * The Forces of many Deployments of one side in one state (TW-6.8). What they have in common is added up once; the long
 * way for a single Deployment is `matchupOf`, which this agrees with.
 */
import { type CardIndex, type Card, cardAt } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import type { GroundNo, StateTW } from "../state.ts";
import { forceOfCard, reductionOf } from "./force.ts";
import { frontOf, unitStillCounts } from "./front.ts";

const ignores = (c: Card): boolean => c.ignoresManeuver;

export class Matchups {
  private readonly ground: GroundNo;
  /** The side's next Unit counts: no mark waits for it. */
  private readonly counts: boolean;
  private readonly maneuver: Card | null;
  /** Commands and Events of the side that stay on the Table, and what they take from the enemy. */
  private readonly staying: readonly Card[];
  private readonly stayingLower: number;
  private readonly stayingIgnore: boolean;

  /** The enemy's Unit counts once the side has covered its own, unless the new Unit ignores it. */
  private readonly enemyUnitStays: boolean;
  private readonly enemyUnit: Card | null;
  private readonly enemyManeuver: Card | null;
  private readonly enemyUnitIgnores: boolean;
  private readonly enemyStayingIgnore: boolean;
  /** What the enemy's Commands and Events take from the side. */
  private readonly enemyStayingLower: number;
  /** The Attack without the enemy's Maneuver and what the side takes from it: without its Unit, and with it. */
  private readonly attackAlone: number;
  private readonly attackWithUnit: number;

  /** The Unit of the last question, and what depends on it alone. */
  private unit: Card | null = null;
  private enemyCounts = false;
  private maneuverCounts = false;
  private forceOfUnit = 0;

  /** @param side the side that deploys; the Battleground must be chosen */
  constructor(t: StateTW, index: CardIndex, side: Side) {
    const ground = t.ground as GroundNo;
    const own = frontOf(t, index, side);
    const enemy = frontOf(t, index, enemyOf(side));
    this.ground = ground;
    this.counts = t.pending[side].length === 0;
    this.maneuver = own.maneuver;
    const commands = own.commands.map((no) => cardAt(index, no));
    this.staying = own.events.length === 0 ? commands : [...commands, ...own.events.map((no) => cardAt(index, no))];
    this.stayingLower = sumOfReductions(this.staying, ground);
    this.stayingIgnore = commands.some(ignores);
    this.enemyUnitStays = unitStillCounts(t, enemy, side, false);
    this.enemyUnit = enemy.unit;
    this.enemyManeuver = enemy.maneuver;
    this.enemyUnitIgnores = enemy.unit?.ignoresManeuver === true;
    const theirCommands = enemy.commands.map((no) => cardAt(index, no));
    const theirs =
      enemy.events.length === 0 ? theirCommands : [...theirCommands, ...enemy.events.map((no) => cardAt(index, no))];
    this.enemyStayingIgnore = theirCommands.some(ignores);
    this.enemyStayingLower = sumOfReductions(theirs, ground);
    this.attackAlone = sumOfForces(theirs, null, ground);
    this.attackWithUnit =
      enemy.unit === null
        ? this.attackAlone
        : forceOfCard(enemy.unit, enemy.unit, ground) + sumOfForces(theirs, enemy.unit, ground);
  }

  /** Returns the Force that the side would have after deploying a Unit with Maneuvers and Commands. */
  forceOf(unit: Card, support: readonly Card[]): number {
    if (unit !== this.unit) this.begin(unit);
    const { ground } = this;
    const active = this.counts ? unit : null;
    let sum = this.forceOfUnit;
    let { maneuver } = this;
    for (const c of support) {
      if (c.type === "Maneuver") maneuver = c;
      else sum += forceOfCard(c, active, ground);
    }
    if (maneuver !== null && this.maneuverCounts) sum += forceOfCard(maneuver, active, ground);
    if (this.enemyManeuverCounts(unit, support)) sum -= reductionOf(this.enemyManeuver as Card, ground);
    return sum > 0 ? sum : 0;
  }

  /** Returns whether the Deployment matches the Attack, by its Force or by an effect (TW-6.6, TW-10.4). */
  meets(unit: Card, support: readonly Card[], force: number): boolean {
    if (unit !== this.unit) this.begin(unit);
    const { ground } = this;
    let attack = this.enemyCounts ? this.attackWithUnit : this.attackAlone;
    if (this.enemyManeuverCounts(unit, support))
      attack += forceOfCard(this.enemyManeuver as Card, this.enemyUnit, ground);
    attack -= this.stayingLower;
    if (this.counts) attack -= reductionOf(unit, ground);
    let { maneuver } = this;
    for (const c of support) {
      if (c.type === "Maneuver") maneuver = c;
      else attack -= reductionOf(c, ground);
    }
    if (maneuver !== null && this.maneuverCounts) attack -= reductionOf(maneuver, ground);
    if (attack < 0) attack = 0;
    if (force >= attack) return true;
    if (this.counts && answers(unit, ground, attack)) return true;
    for (const c of support)
      if (answers(c, ground, attack) && (c.type !== "Maneuver" || (c === maneuver && this.maneuverCounts))) return true;
    return false;
  }

  private begin(unit: Card): void {
    this.unit = unit;
    this.enemyCounts = this.enemyUnitStays && !(this.counts && unit.ignoresCurrentUnit);
    this.maneuverCounts = this.counts && !this.enemyStayingIgnore && !(this.enemyCounts && this.enemyUnitIgnores);
    const active = this.counts ? unit : null;
    let sum = sumOfForces(this.staying, active, this.ground) - this.enemyStayingLower;
    if (active !== null) sum += forceOfCard(unit, active, this.ground);
    if (this.enemyCounts) sum -= reductionOf(this.enemyUnit as Card, this.ground);
    this.forceOfUnit = sum;
  }

  /** True if the enemy's Maneuver is active (TW-10.6, TW-10.7). */
  private enemyManeuverCounts(unit: Card, support: readonly Card[]): boolean {
    if (this.enemyManeuver === null || !this.enemyCounts || this.stayingIgnore) return false;
    if (this.counts && unit.ignoresManeuver) return false;
    for (const c of support) if (c.type === "Command" && c.ignoresManeuver) return false;
    return true;
  }
}

function answers(card: Card, ground: GroundNo, attack: number): boolean {
  for (const b of card.answering) if (b.answers?.(ground, attack)) return true;
  return false;
}

function sumOfForces(cards: readonly Card[], unit: Card | null, ground: GroundNo): number {
  let sum = 0;
  for (const c of cards) sum += forceOfCard(c, unit, ground);
  return sum;
}

function sumOfReductions(cards: readonly Card[], ground: GroundNo): number {
  let sum = 0;
  for (const c of cards) sum += reductionOf(c, ground);
  return sum;
}
