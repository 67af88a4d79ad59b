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

/** True if the side that conceded the battle keeps its fortifications in place (WE-9.17). */
export function fortificationsStay(t: StateWE, compiled: CompiledModule, battle: Battle): boolean {
  if (!compiled.fortificationsMayStay || battle.ended === -1) return false;
  const seat = battle.sides[battle.ended];
  return battle.cards[battle.ended].some((played) => {
    const play = playOf(t, compiled, seat, played, "battle");
    return play !== undefined && effectOf(play, "endBattle")?.variant === "fortificationsStay";
  });
}

/** Whether the seat must still face this opponent at a territory where it has units. */
const mustFace = (t: StateWE, compiled: CompiledModule, at: number, s: number, foe: number): boolean =>
  foe !== s &&
  t.alive[foe] === 1 &&
  (((t.settled[at] as number) >> foe) & 1) === 0 &&
  (stackAt(t, compiled, at, foe).length > 0 || guards(t, compiled, at, foe, s));

/** Opponents that the active seat must still face at a territory: stacks, and a marker that defends itself. */
export function foesAt(t: StateWE, compiled: CompiledModule, at: number, s: number): number[] {
  if (stackAt(t, compiled, at, s).length === 0) return [];
  const foes: number[] = [];
  for (let foe = 0; foe < compiled.N; foe++) if (mustFace(t, compiled, at, s, foe)) foes.push(foe);
  return foes;
}

const guards = (t: StateWE, compiled: CompiledModule, at: number, foe: number, s: number): boolean =>
  t.marker[at] === foe && t.subdued[at] !== s && defended(t, compiled, at);

/** Every encounter that the active seat must still resolve. */
export function pairs(t: StateWE, compiled: CompiledModule, s: number): { at: number; foe: number }[] {
  const list: { at: number; foe: number }[] = [];
  for (let at = 0; at < compiled.T; at++) for (const foe of foesAt(t, compiled, at, s)) list.push({ at, foe });
  return list;
}

/** The refusal of an assault on a neutral feature there; undefined if it is allowed. */
export function noAssault(
  t: StateWE,
  compiled: CompiledModule,
  at: number,
  s: number,
  neutral: NeutralSpec,
): "absent" | "again" | "foe" | "forbidden" | undefined {
  const { feature, assault, blockedBy } = neutral;
  if (assault === "never" || t.marker[at] !== NONE || !hasFeature(t, compiled, at, feature)) return "absent";
  if (stackAt(t, compiled, at, s).length === 0 || blockedBy.some((f) => hasFeature(t, compiled, at, f)))
    return "absent";
  if (compiled.factions[factionOf(t, compiled, s)]?.forbids.has(`assaultNeutral:${feature}`)) return "forbidden";
  if (((t.assaulted[at] as number) >> (compiled.featureNo.get(feature) as number)) & 1 || t.subdued[at] === s)
    return "again";
  return foeStackAt(t, compiled, at, s) ? "foe" : undefined;
}

export function assaults(t: StateWE, compiled: CompiledModule, s: number): { at: number; feature: string }[] {
  const list: { at: number; feature: string }[] = [];
  for (const neutral of compiled.module.neutrals)
    for (let at = 0; at < compiled.T; at++)
      if (noAssault(t, compiled, at, s, neutral) === undefined) list.push({ at, feature: neutral.feature });
  return list;
}

/** True if the active seat has an encounter to resolve or may assault a neutral feature. */
export function battleIsLeft(t: StateWE, compiled: CompiledModule, s: number): boolean {
  for (let at = 0; at < compiled.T; at++) {
    if (stackAt(t, compiled, at, s).length === 0) continue;
    for (let foe = 0; foe < compiled.N; foe++) if (mustFace(t, compiled, at, s, foe)) return true;
    for (const neutral of compiled.module.neutrals)
      if (noAssault(t, compiled, at, s, neutral) === undefined) return true;
  }
  return false;
}

/** A share of a number, rounded as the rules for losses and gains require (WE-9.21, WE-9.28). */
export const shareOf = (n: number, [num, den]: readonly [number, number], round: "up" | "down"): number =>
  round === "up" ? Math.ceil((n * num) / den) : Math.floor((n * num) / den);

/** Mobile units the loser must lose, with `forts` already destroyed (WE-9.19 to WE-9.21). */
export function owedByLoser(compiled: CompiledModule, units: number, forts: number): number {
  const { loserShare, fortificationsCount } = compiled.module.casualties;
  const mobiles = units - forts;
  const owed = fortificationsCount
    ? shareOf(units, loserShare.fraction, loserShare.round) - forts
    : shareOf(mobiles, loserShare.fraction, loserShare.round);
  return Math.max(0, Math.min(owed, mobiles));
}

/** Casualties that one side's cards add to those of the other side (WE-9.24). */
export function extraFrom(t: StateWE, compiled: CompiledModule, battle: Battle, side: BattleSide): number {
  const seat = battle.sides[side];
  if (seat === NONE) return 0;
  let n = 0;
  for (const played of battle.cards[side]) {
    const play = playOf(t, compiled, seat, played, "battle");
    n += (play && effectOf(play, "extraCasualty")?.count) ?? 0;
  }
  return n;
}

const forceLost = (t: StateWE, compiled: CompiledModule, battle: Battle, side: BattleSide): number => {
  const seat = battle.sides[side];
  return seat === NONE ? 0 : battle.lost[side].reduce((sum, type) => sum + forceOf(t, compiled, seat, type), 0);
};

/** Force that the winner must still lose; 0 once it has lost enough (WE-9.23, WE-9.33). */
export function owedByWinner(t: StateWE, compiled: CompiledModule, battle: Battle): number {
  const winner = battle.winner as BattleSide;
  const loser: BattleSide = winner === 0 ? 1 : 0;
  const own = forceLost(t, compiled, battle, winner);
  if (battle.sides[loser] === NONE) {
    if (compiled.module.casualties.neutralInflicts === "none") return 0;
    return Math.max(0, Math.ceil(diceForce(battle.dice) / 4) - own);
  }
  const { fraction } = compiled.module.casualties.winnerShare;
  return Math.max(0, shareOf(forceLost(t, compiled, battle, loser), fraction, "up") - own);
}

/** Unit types that the neutral feature may remove first: the strongest (WE-9.34). */
export function strongest(t: StateWE, compiled: CompiledModule, at: number, seat: number): number[] {
  const types = compiled.units
    .map(({ no }) => no)
    .filter((no) => !compiled.units[no]?.fort && hasType(stackAt(t, compiled, at, seat), no));
  const most = Math.max(...types.map((no) => forceOf(t, compiled, seat, no)));
  return types.filter((no) => forceOf(t, compiled, seat, no) === most);
}

/** True if the losing side still has mobile units to name as losses. */
export const canLose = (t: StateWE, compiled: CompiledModule, battle: Battle, side: BattleSide): boolean =>
  mobile(compiled, stackAt(t, compiled, battle.at, battle.sides[side])) > 0;
