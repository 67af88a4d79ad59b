/** Conditions that every state must satisfy (rules.md, chapter G and WE-9.26). */
import type { Invariant } from "@starboard/kernel";
import type { CompiledModule } from "./compiled/index.ts";
import { seenOf } from "./moves/peeks.ts";
import { stackAt, tally } from "./calc/stacks.ts";
import { compiledModuleOf } from "./match-setup.ts";
import type { ShapeWE } from "./shape.ts";
import { NONE, type StateWE, typeOf } from "./state.ts";

/** Where every card is, by number: decks, hands, discard piles, and those on the table. */
export function cardsInPlay(t: StateWE, b: CompiledModule): number[] {
  const counts = new Array<number>(b.C).fill(0);
  const add = (card: number, n = 1): void => {
    counts[card] = (counts[card] as number) + n;
  };
  for (const list of [t.deck, t.discard, t.hand]) for (const [i, n] of list.entries()) add(i % b.C, n);
  for (const { card } of t.marches) add(card);
  for (const side of t.battle?.cards ?? []) for (const { card } of side) add(card);
  for (const { step, memo } of t.flow.stack) {
    if (step === "free") add((memo as { card: number }).card);
    if (step === "challenge" || step === "parley") for (const card of (memo as { cards: number[] }).cards) add(card);
  }
  return counts;
}

/** Where every unit is, by type: piles, stacks, losses of a battle, units drawn, captured leaders. */
export function unitsInPlay(t: StateWE, b: CompiledModule): number[] {
  const counts = new Array<number>(b.U).fill(0);
  const add = (type: number, n = 1): void => {
    counts[type] = (counts[type] as number) + n;
  };
  for (const list of [t.pile, t.captured]) for (const [i, n] of list.entries()) add(i % b.U, n);
  for (const stack of t.stacks) for (const unit of stack) add(typeOf(unit));
  for (const side of t.battle?.lost ?? []) for (const type of side) add(type);
  for (const type of t.recruits) add(type);
  for (const { step, memo } of t.flow.stack) {
    if (step === "muster") for (const type of (memo as { forts: number[] }).forts) add(type);
    if (step === "placeFort") add((memo as { unit: number }).unit);
  }
  return counts;
}

const differing = (
  counts: readonly number[],
  total: readonly number[],
  things: readonly { readonly id: string }[],
): string | undefined => {
  const i = counts.findIndex((n, k) => n !== total[k]);
  return i < 0 ? undefined : `${counts[i]} of ${things[i]?.id}, not ${total[i]}`;
};

const cardsKept: Invariant<ShapeWE> = {
  name: "no card is lost or copied",
  rule: "WE-4.5",
  violation(t) {
    const b = compiledModuleOf(t.options);
    return differing(cardsInPlay(t, b), b.cardTotal, b.cards);
  },
};

const unitsKept: Invariant<ShapeWE> = {
  name: "no unit is lost or copied",
  rule: "WE-9.26",
  violation(t) {
    const b = compiledModuleOf(t.options);
    return differing(unitsInPlay(t, b), b.unitTotal, b.units);
  },
};

const nothingNegative: Invariant<ShapeWE> = {
  name: "no number falls below zero",
  rule: "WE-10.5",
  violation(t) {
    for (const list of [t.hand, t.deck, t.discard, t.pile, t.treasury, t.captured, t.building, t.known])
      if (list.some((n) => n < 0)) return "a number is below zero";
    return undefined;
  },
};

const knowledgeTrue: Invariant<ShapeWE> = {
  name: "knowledge of hands and stacks is true",
  rule: "WE-15.2",
  violation(t) {
    const b = compiledModuleOf(t.options);
    for (let i = 0; i < t.known.length; i++) {
      const holder = Math.floor(i / b.C) % b.N;
      if ((t.known[i] as number) > (t.hand[holder * b.C + (i % b.C)] as number))
        return `more ${b.cards[i % b.C]?.id} is known of seat ${holder} than it holds`;
    }
    for (const g of t.glimpses) {
      const there = tally(b, stackAt(t, b, g.at, g.owner));
      for (let v = 0; v < b.N; v++)
        if ((g.who >> v) & 1 && seenOf(t, b, v, g.owner, g.at).some((n, type) => n > (there[type] as number)))
          return `seat ${v} has seen more in ${b.ids[g.at]} than there is`;
    }
    return undefined;
  },
};

const nowhereForbidden: Invariant<ShapeWE> = {
  name: "no units in forbidden territory, and eliminated seats have nothing",
  rule: "WE-5.7",
  violation(t) {
    const b = compiledModuleOf(t.options);
    for (let at = 0; at < b.T; at++)
      for (let s = 0; s < b.N; s++) {
        const here = stackAt(t, b, at, s).length > 0;
        if (here && b.ground[at]?.enter === "never") return `seat ${s} stands in ${b.ids[at]}`;
        if (t.alive[s] === 0 && (here || t.marker[at] === s)) return `seat ${s} is out and holds ${b.ids[at]}`;
      }
    return undefined;
  },
};

const subduedHeld: Invariant<ShapeWE> = {
  name: "a seat that has subdued a territory stands there",
  rule: "WE-9.37",
  violation(t) {
    const b = compiledModuleOf(t.options);
    for (const [at, s] of t.subdued.entries())
      if (s !== NONE && stackAt(t, b, at, s).length === 0) return `${b.ids[at]} is subdued by a seat that is not there`;
    return undefined;
  },
};

export const invariants: readonly Invariant<ShapeWE>[] = [
  cardsKept,
  unitsKept,
  nothingNegative,
  knowledgeTrue,
  nowhereForbidden,
  subduedHeld,
];
