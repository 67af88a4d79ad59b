/** Copies a state field by field: bots do it a hundred thousand times per decision, so a generic copy is too slow. */
import { cloneFlow } from "@starboard/kernel";
import type { Battle, March, StateWE } from "./state.ts";

/** Copies a memo. Its fields are plain values or lists of numbers. */
function copyMemo(memo: object): object {
  const copy: Record<string, unknown> = { ...memo };
  for (const key in copy) if (Array.isArray(copy[key])) copy[key] = (copy[key] as unknown[]).slice();
  return copy;
}

const copyMarch = (m: March): March => ({ ...m, units: m.units.slice(), path: m.path.slice() });
const copyBattle = (x: Battle): Battle => ({
  ...x,
  sides: [x.sides[0], x.sides[1]],
  cards: [x.cards[0].slice(), x.cards[1].slice()],
  dice: x.dice.slice(),
  lost: [x.lost[0].slice(), x.lost[1].slice()],
});

/**
 * Returns a copy that shares nothing the rules write to with `t`. Shared are the options, the single stacks, and the long
 * lists that seldom change: a rule replaces those (`readonly` in `StateWE`).
 */
export function clone(t: StateWE): StateWE {
  return {
    flow: cloneFlow(t.flow, copyMemo),
    options: t.options,
    order: t.order.slice(),
    place: t.place,
    turn: t.turn,
    round: t.round,
    phase: t.phase,
    faction: t.faction.slice(),
    home: t.home.slice(),
    alive: t.alive.slice(),
    treasury: t.treasury.slice(),
    barred: t.barred.slice(),
    hand: t.hand.slice(),
    known: t.known,
    captured: t.captured.slice(),
    orders: t.orders.slice(),
    deck: t.deck.slice(),
    discard: t.discard.slice(),
    pile: t.pile.slice(),
    marker: t.marker.slice(),
    explored: t.explored.slice(),
    feature: t.feature,
    building: t.building,
    locked: t.locked,
    asked: t.asked,
    subdued: t.subdued,
    mission: t.mission,
    settled: t.settled,
    assaulted: t.assaulted,
    stacks: t.stacks.slice(),
    glimpses: t.glimpses.map((g) => ({ ...g, units: g.units.slice() })),
    marches: t.marches.map(copyMarch),
    battle: t.battle === null ? null : copyBattle(t.battle),
    printed: t.printed,
    bonus: t.bonus,
    recruits: t.recruits.slice(),
    drawn: t.drawn,
    bonuses: t.bonuses,
  };
}
