/** Sums of Force as the battle panel draws them. */
import { type BattleView, bonusName, type FactWE } from "@starboard/warp-empires";
import type { Sum, Term } from "@starboard/kernel";
import type { Force, ForceTerm } from "../battle/Sums.tsx";
import { isSealing, sumWith } from "../hand/sealed.ts";
import { en } from "../messages.en.ts";
import type { Held } from "./board-store.ts";
import { knownState, unitForce } from "./known-state.ts";
import { peopleOf } from "./spoken.ts";
import type { Props, Tabletop } from "./table.ts";
import { cardName, silhouette, unitName } from "./world.ts";

/** The terms named as in the rules. All units form one term; the list below shows each unit's Force. */
export function forceTerms(table: Tabletop, sum: Sum): ForceTerm[] {
  const units = sum.terms.filter((term) => term.what === "units");
  const rest = sum.terms.filter((term) => term.what !== "units");
  const value = units.reduce((total, term) => total + term.value, 0);
  return [
    ...(units[0] ? [{ what: en.battle.units, value, rule: units[0].rule }] : []),
    ...rest.map((term) => ({ what: termName(table, term), value: term.value, rule: term.rule })),
  ];
}

function termName(table: Tabletop, term: Term): string {
  const about = term.about ?? {};
  const card = about["card"];
  if (typeof card === "string") return cardName(table.world, card);
  if (term.what === "dice") {
    const dice = about["dice"];
    return Array.isArray(dice) && dice.length > 0 ? `${en.battle.dice} ${dice.join(" × ")}` : en.battle.dice;
  }
  return bonusName(term.what);
}

/** The units of a sum with the Force of each type. */
export function unitLine(table: Tabletop, sum: Sum): Force["units"] {
  return sum.terms.flatMap((term) => {
    const unit = term.about?.["unit"];
    const n = term.about?.["n"];
    const each = term.about?.["each"];
    if (term.what !== "units" || typeof unit !== "string" || typeof n !== "number" || typeof each !== "number")
      return [];
    return Array.from({ length: n }, (_, i) => ({
      key: `${unit}${i}`,
      path: silhouette(table.world, unit),
      value: each,
      title: unitName(table.world, unit),
    }));
  });
}

/** Both sums: current ones during the battle, afterwards those that decided it. Losses do not reduce a decided sum. */
export function sumsOf(props: Pick<Props, "pastFacts">, battle: BattleView): readonly [Sum, Sum] {
  if (battle.winner === null) return battle.sums;
  const decided = props.pastFacts?.findLast(({ fact }) => fact.is === "battleDecided")?.fact as FactWE | undefined;
  if (decided?.is !== "battleDecided" || decided.at !== battle.at) return battle.sums;
  const [total, terms] = [decided.sums, decided.terms];
  return [
    { total: total[0], terms: terms[0] },
    { total: total[1], terms: terms[1] },
  ];
}

/** Both sums; the reader's includes the sealed set that is being chosen. */
export function sumsNow(
  props: Props,
  table: Tabletop,
  battle: BattleView,
  marked: readonly Held[],
): readonly [Sum, Sum] {
  const sums = sumsOf(props, battle);
  const own = isSealing(table) ? sumWith(table, battle, marked) : null;
  if (!own) return sums;
  return battle.sides[0] === table.me ? [own, sums[1]] : [sums[0], own];
}

/** Both sides of the current battle. */
export function battleForces(
  props: Props,
  table: Tabletop,
  battle: BattleView,
  sums: readonly [Sum, Sum],
): readonly [Force, Force] {
  const side = (i: 0 | 1): Force => {
    const seat = battle.sides[i];
    const sum = sums[i];
    const neutral = table.world.module.neutrals.find((one) => one.feature === battle.neutral);
    return {
      side: seat === null ? 0 : table.side(seat),
      name: seat === null ? (neutral?.name ?? "") : peopleOf(props, table, seat),
      role: i === 0 ? en.battle.attacks : en.battle.defends,
      terms: forceTerms(table, sum),
      total: sum.total,
      units: unitLine(table, sum),
      outcome: battle.winner === null || battle.standoff ? undefined : battle.winner === i ? "won" : "lost",
    };
  };
  return [side(0), side(1)];
}

/** The number of units that a loser with so many units would lose (WE-9.19, WE-9.21). */
export function halfOf(table: Tabletop, units: number): number {
  const { fraction, round } = table.world.module.casualties.loserShare;
  const share = (units * fraction[0]) / fraction[1];
  return round === "up" ? Math.ceil(share) : Math.floor(share);
}

/** The Force of a unit type for a seat. */
export const forceFor = (table: Tabletop, seat: number, unit: string): number =>
  unitForce(knownState(table.view, table.me ?? "public"), seat, unit);
