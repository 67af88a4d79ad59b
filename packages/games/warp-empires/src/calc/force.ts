/** The Force of a side, term by term (WE-9.6 to WE-9.15). */
import type { RuleId, Sum, Term } from "@starboard/kernel";
import type { Play } from "../compiled/cards.ts";
import { effectOf } from "../compiled/cards.ts";
import type { CompiledModule, Modifier } from "../compiled/index.ts";
import { type Battle, type BattleSide, NONE, type Played, type StateWE, typeOf } from "../state.ts";
import { factionOf, forceOf, stackAt, tally } from "./stacks.ts";

/** Force of units, by type (WE-9.6). */
export function unitTerms(t: StateWE, compiled: CompiledModule, seat: number, units: readonly number[]): Term[] {
  const terms: Term[] = [];
  for (const [type, n] of tally(compiled, units).entries())
    if (n > 0)
      terms.push({
        rule: "WE-9.6",
        what: "units",
        value: n * forceOf(t, compiled, seat, type),
        about: { unit: compiled.units[type]?.id, n, each: forceOf(t, compiled, seat, type) },
      });
  return terms;
}

/** What ground, leaders, fortifications and the faction add (WE-9.7 to WE-9.11). */
export function groundTerms(t: StateWE, compiled: CompiledModule, at: number, seat: number, foe: number): Term[] {
  const terms: Term[] = [];
  const add = (m: Modifier, rule: RuleId): void => {
    if (m.when(t, compiled, at, seat, foe)) terms.push({ rule: m.rule ?? rule, what: m.id, value: m.amount });
  };
  for (const m of compiled.modifiers) add(m, "WE-9.5");
  for (const m of compiled.factions[factionOf(t, compiled, seat)]?.battle ?? []) add(m, "WE-9.11");
  return terms;
}

/** The play that a card on the table was used for. */
export function playOf(
  t: StateWE,
  compiled: CompiledModule,
  seat: number,
  played: Played,
  window: string,
): Play | undefined {
  const list = compiled.plays[factionOf(t, compiled, seat)]?.get(window) ?? [];
  return list.find((p) => p.card === played.card && p.as === played.as);
}

/** Force that a card adds, with the faction's share (WE-9.13 to WE-9.15). */
export function cardTerms(t: StateWE, compiled: CompiledModule, at: number, seat: number, play: Play): Term[] {
  const effect = effectOf(play, "force");
  if (!effect) return [];
  const card = compiled.cards[play.is]?.id;
  const per = effect.per;
  const count = per
    ? stackAt(t, compiled, at, seat).filter((unit) => compiled.units[typeOf(unit)]?.tags.has(per.ownTag)).length
    : 1;
  const value = effect.amount * count;
  const bonus = play.factionForce;
  const printed: Term = { rule: "WE-9.13", what: "card", value, about: { card, n: count, each: effect.amount } };
  if (bonus === 0) return [printed];
  const extra: Term = { rule: "WE-9.15", what: "cardBonus", value: bonus, about: { card } };
  const { factionCardBonus } = compiled.module.battle;
  if (factionCardBonus === "add") return [printed, extra];
  if (factionCardBonus === "replace" || bonus > value) return [extra];
  return [printed];
}

/** The dice of a neutral feature, multiplied (WE-9.32). */
export const diceForce = (dice: readonly number[]): number => dice.reduce((product, die) => product * die, 1);

/** The sum of one side of a battle as it stands. */
export function sideSum(t: StateWE, compiled: CompiledModule, battle: Battle, side: BattleSide): Sum {
  const seat = battle.sides[side];
  const foe = battle.sides[side === 0 ? 1 : 0];
  if (seat === NONE) {
    const value = battle.dice.length === 0 ? 0 : diceForce(battle.dice);
    return { total: value, terms: [{ rule: "WE-9.32", what: "dice", value, about: { dice: battle.dice.slice() } }] };
  }
  const terms = [
    ...unitTerms(t, compiled, seat, stackAt(t, compiled, battle.at, seat)),
    ...groundTerms(t, compiled, battle.at, seat, foe),
    ...battle.cards[side].flatMap((played) => {
      const play = playOf(t, compiled, seat, played, "battle");
      return play ? cardTerms(t, compiled, battle.at, seat, play) : [];
    }),
  ];
  return { total: totalOf(terms), terms };
}

/** The total of `sideSum`, without its terms. */
export function sideForce(t: StateWE, compiled: CompiledModule, battle: Battle, side: BattleSide): number {
  const seat = battle.sides[side];
  if (seat === NONE) return battle.dice.length === 0 ? 0 : diceForce(battle.dice);
  const { at } = battle;
  const foe = battle.sides[side === 0 ? 1 : 0];
  let total = groundForce(t, compiled, at, seat, foe);
  for (const unit of stackAt(t, compiled, at, seat)) total += forceOf(t, compiled, seat, typeOf(unit));
  for (const played of battle.cards[side]) {
    const play = playOf(t, compiled, seat, played, "battle");
    if (play) total += totalOf(cardTerms(t, compiled, at, seat, play));
  }
  return total;
}

/** The total of `groundTerms`, without the terms. */
export function groundForce(t: StateWE, compiled: CompiledModule, at: number, seat: number, foe: number): number {
  let sum = 0;
  for (const m of compiled.modifiers) if (m.when(t, compiled, at, seat, foe)) sum += m.amount;
  for (const m of compiled.factions[factionOf(t, compiled, seat)]?.battle ?? [])
    if (m.when(t, compiled, at, seat, foe)) sum += m.amount;
  return sum;
}

export const totalOf = (terms: readonly Term[]): number => {
  let total = 0;
  for (const { value } of terms) total += value;
  return total;
};
