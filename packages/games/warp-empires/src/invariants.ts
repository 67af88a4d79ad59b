/** Conditions that every state must satisfy (rules.md, chapter G and WE-9.26). */
import type { Invariant } from "@starboard/kernel";
import type { CompiledModule } from "./compiled/index.ts";
import { seenOf } from "./moves/peeks.ts";
import { stackAt, tally } from "./calc/stacks.ts";
import { compiledModuleOf } from "./match-setup.ts";
import type { ShapeWE } from "./shape.ts";
import { NONE, type StateWE, typeOf } from "./state.ts";

/** Counts every card in decks, hands, discard piles and on the table. */
export function cardsInPlay(t: StateWE, compiled: CompiledModule): number[] {
  const counts = new Array<number>(compiled.C).fill(0);
  const add = (card: number, n = 1): void => {
    counts[card] = (counts[card] as number) + n;
  };
  for (const list of [t.deck, t.discard, t.hand]) for (const [i, n] of list.entries()) add(i % compiled.C, n);
  for (const { card } of t.marches) add(card);
  for (const side of t.battle?.cards ?? []) for (const { card } of side) add(card);
  for (const { step, memo } of t.flow.stack) {
    if (step === "free") add((memo as { card: number }).card);
    if (step === "challenge" || step === "parley") for (const card of (memo as { cards: number[] }).cards) add(card);
  }
  return counts;
}

/** Counts every unit by type: piles, stacks, losses of a battle, drawn units, captured leaders. */
export function unitsInPlay(t: StateWE, compiled: CompiledModule): number[] {
  const counts = new Array<number>(compiled.U).fill(0);
  const add = (type: number, n = 1): void => {
    counts[type] = (counts[type] as number) + n;
  };
  for (const list of [t.pile, t.captured]) for (const [i, n] of list.entries()) add(i % compiled.U, n);
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
    const compiled = compiledModuleOf(t.options);
    return differing(cardsInPlay(t, compiled), compiled.cardTotal, compiled.cards);
  },
};

const unitsKept: Invariant<ShapeWE> = {
  name: "no unit is lost or copied",
  rule: "WE-9.26",
  violation(t) {
    const compiled = compiledModuleOf(t.options);
    return differing(unitsInPlay(t, compiled), compiled.unitTotal, compiled.units);
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
    const compiled = compiledModuleOf(t.options);
    for (let i = 0; i < t.known.length; i++) {
      const holder = Math.floor(i / compiled.C) % compiled.N;
      if ((t.known[i] as number) > (t.hand[holder * compiled.C + (i % compiled.C)] as number))
        return `more ${compiled.cards[i % compiled.C]?.id} is known of seat ${holder} than it holds`;
    }
    for (const g of t.glimpses) {
      const there = tally(compiled, stackAt(t, compiled, g.at, g.owner));
      for (let v = 0; v < compiled.N; v++)
        if ((g.who >> v) & 1 && seenOf(t, compiled, v, g.owner, g.at).some((n, type) => n > (there[type] as number)))
          return `seat ${v} has seen more in ${compiled.ids[g.at]} than there is`;
    }
    return undefined;
  },
};

const nowhereForbidden: Invariant<ShapeWE> = {
  name: "no units in forbidden territory, and eliminated seats have nothing",
  rule: "WE-5.7",
  violation(t) {
    const compiled = compiledModuleOf(t.options);
    for (let at = 0; at < compiled.T; at++)
      for (let s = 0; s < compiled.N; s++) {
        const here = stackAt(t, compiled, at, s).length > 0;
        if (here && compiled.ground[at]?.enter === "never") return `seat ${s} stands in ${compiled.ids[at]}`;
        if (t.alive[s] === 0 && (here || t.marker[at] === s)) return `seat ${s} is out and holds ${compiled.ids[at]}`;
      }
    return undefined;
  },
};

const subduedHeld: Invariant<ShapeWE> = {
  name: "a seat that has subdued a territory stands there",
  rule: "WE-9.37",
  violation(t) {
    const compiled = compiledModuleOf(t.options);
    for (const [at, s] of t.subdued.entries())
      if (s !== NONE && stackAt(t, compiled, at, s).length === 0)
        return `${compiled.ids[at]} is subdued by a seat that is not there`;
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
