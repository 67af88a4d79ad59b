/** Which battles the active player can have, and what each side loses (WE-9.1 to WE-9.4, WE-9.19 to WE-9.24). */
import { effectOf } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import type { NeutralSpec } from "../module/resolved.ts";
import { type Battle, type BattleSide, NONE, type Stage, STAGES, type StateWE } from "../state.ts";
import { defended, hasFeature } from "./claims.ts";
import { diceForce, playOf } from "./force.ts";
import { factionOf, foeStackAt, forceOf, hasType, mobile, stackAt } from "./stacks.ts";

export const other = (side: BattleSide): BattleSide => (side === 0 ? 1 : 0);

export const stageOf = (battle: Battle): Stage => STAGES[battle.stage] as Stage;

/** In `Battle.passes`: the side asked about saving a unit has passed. */
export const PASSED = 3;

/** True if neither side has losses: in a standoff, or after a card that concedes (WE-9.17, WE-9.18). */
export const casualtiesFall = (battle: Battle): boolean =>
  battle.standoff === 0 && battle.ended === -1 && battle.spared === 0;

/** Whether the side that gave the battle up leaves its fortifications where they stand (WE-9.17). */
export function fortificationsStay(t: StateWE, b: CompiledModule, battle: Battle): boolean {
  if (!b.fortificationsMayStay || battle.ended === -1) return false;
  const seat = battle.sides[battle.ended];
  return battle.cards[battle.ended].some((played) => {
    const play = playOf(t, b, seat, played, "battle");
    return play !== undefined && effectOf(play, "endBattle")?.variant === "fortificationsStay";
  });
}

/** Opponents that the active seat still has to meet at a territory: stacks, and a marker that defends itself. */
export function foesAt(t: StateWE, b: CompiledModule, at: number, s: number): number[] {
  if (stackAt(t, b, at, s).length === 0) return [];
  const settled = t.settled[at] as number;
  const foes: number[] = [];
  for (let foe = 0; foe < b.N; foe++) {
    if (foe === s || t.alive[foe] === 0 || (settled >> foe) & 1) continue;
    if (stackAt(t, b, at, foe).length > 0 || guards(t, b, at, foe, s)) foes.push(foe);
  }
  return foes;
}

const guards = (t: StateWE, b: CompiledModule, at: number, foe: number, s: number): boolean =>
  t.marker[at] === foe && t.subdued[at] !== s && defended(t, b, at);

/** Every pair the active seat has still to settle. */
export function pairs(t: StateWE, b: CompiledModule, s: number): { at: number; foe: number }[] {
  const list: { at: number; foe: number }[] = [];
  for (let at = 0; at < b.T; at++) for (const foe of foesAt(t, b, at, s)) list.push({ at, foe });
  return list;
}

/** Why a neutral feature cannot be assaulted there now; undefined when it can. */
export function noAssault(
  t: StateWE,
  b: CompiledModule,
  at: number,
  s: number,
  neutral: NeutralSpec,
): "absent" | "again" | "foe" | "forbidden" | undefined {
  const { feature, assault, blockedBy } = neutral;
  if (assault === "never" || t.marker[at] !== NONE || !hasFeature(t, b, at, feature)) return "absent";
  if (stackAt(t, b, at, s).length === 0 || blockedBy.some((f) => hasFeature(t, b, at, f))) return "absent";
  if (b.factions[factionOf(t, b, s)]?.forbids.has(`assaultNeutral:${feature}`)) return "forbidden";
  if (((t.assaulted[at] as number) >> (b.featureNo.get(feature) as number)) & 1 || t.subdued[at] === s) return "again";
  return foeStackAt(t, b, at, s) ? "foe" : undefined;
}

export function assaults(t: StateWE, b: CompiledModule, s: number): { at: number; feature: string }[] {
  const list: { at: number; feature: string }[] = [];
  for (const neutral of b.module.neutrals)
    for (let at = 0; at < b.T; at++)
      if (noAssault(t, b, at, s, neutral) === undefined) list.push({ at, feature: neutral.feature });
  return list;
}

/** A share of a number, rounded as the rules of losing and gaining say (WE-9.21, WE-9.28). */
export const shareOf = (n: number, [num, den]: readonly [number, number], round: "up" | "down"): number =>
  round === "up" ? Math.ceil((n * num) / den) : Math.floor((n * num) / den);

/** Mobile units the loser must lose, with `forts` already destroyed (WE-9.19 to WE-9.21). */
export function owedByLoser(b: CompiledModule, units: number, forts: number): number {
  const { loserShare, fortificationsCount } = b.module.casualties;
  const mobiles = units - forts;
  const owed = fortificationsCount
    ? shareOf(units, loserShare.fraction, loserShare.round) - forts
    : shareOf(mobiles, loserShare.fraction, loserShare.round);
  return Math.max(0, Math.min(owed, mobiles));
}

/** Casualties that the cards of a side add to those of the other (WE-9.24). */
export function extraFrom(t: StateWE, b: CompiledModule, battle: Battle, side: BattleSide): number {
  const seat = battle.sides[side];
  if (seat === NONE) return 0;
  let n = 0;
  for (const played of battle.cards[side]) {
    const play = playOf(t, b, seat, played, "battle");
    n += (play && effectOf(play, "extraCasualty")?.count) ?? 0;
  }
  return n;
}

const forceLost = (t: StateWE, b: CompiledModule, battle: Battle, side: BattleSide): number => {
  const seat = battle.sides[side];
  return seat === NONE ? 0 : battle.lost[side].reduce((sum, type) => sum + forceOf(t, b, seat, type), 0);
};

/** Force the winner has still to lose; 0 when it has lost enough (WE-9.23, WE-9.33). */
export function owedByWinner(t: StateWE, b: CompiledModule, battle: Battle): number {
  const winner = battle.winner as BattleSide;
  const loser: BattleSide = winner === 0 ? 1 : 0;
  const own = forceLost(t, b, battle, winner);
  if (battle.sides[loser] === NONE) {
    if (b.module.casualties.neutralInflicts === "none") return 0;
    return Math.max(0, Math.ceil(diceForce(battle.dice) / 4) - own);
  }
  const { fraction } = b.module.casualties.winnerShare;
  return Math.max(0, shareOf(forceLost(t, b, battle, loser), fraction, "up") - own);
}

/** Types the neutral feature may take first: the strongest (WE-9.34). */
export function strongest(t: StateWE, b: CompiledModule, at: number, seat: number): number[] {
  const types = b.units.map(({ no }) => no).filter((no) => !b.units[no]?.fort && hasType(stackAt(t, b, at, seat), no));
  const most = Math.max(...types.map((no) => forceOf(t, b, seat, no)));
  return types.filter((no) => forceOf(t, b, seat, no) === most);
}

/** Whether the losing side of a battle has mobile units left to name. */
export const canLose = (t: StateWE, b: CompiledModule, battle: Battle, side: BattleSide): boolean =>
  mobile(b, stackAt(t, b, battle.at, battle.sides[side])) > 0;
