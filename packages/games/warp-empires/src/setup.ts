/** The table before the first step, and copying it by hand: searches do it a hundred thousand times. */
import { cloneFlow, newFlow } from "@starboard/kernel";
import { ORDER_WINDOWS } from "./acts.ts";
import type { CompiledModule } from "./compiled/index.ts";
import type { Options } from "./options.ts";
import { compiledModuleOf } from "./match-setup.ts";
import { type Battle, type March, NONE, type StateWE } from "./state.ts";

const fill = (n: number, value: number): number[] => new Array<number>(n).fill(value);

/** Decks and piles full, nobody anywhere; what has to be drawn is drawn by the first steps. */
export function setup(options: Options): StateWE {
  const b = compiledModuleOf(options);
  const { N, T, U, C } = b;
  return {
    flow: newFlow(),
    options,
    order: Array.from({ length: N }, (_, s) => s),
    place: 0,
    turn: 0,
    round: 0,
    phase: NONE,
    faction: fill(N, NONE),
    home: fill(N, NONE),
    alive: fill(N, 1) as (0 | 1)[],
    treasury: fill(N, 0),
    barred: fill(N, 0),
    hand: fill(N * C, 0),
    known: fill(N * N * C, 0),
    captured: fill(N * U, 0),
    orders: fill(N * ORDER_WINDOWS.length, 0),
    deck: repeated(
      b.module.cards.map(({ count }) => count),
      b.decks,
    ),
    discard: fill(b.decks * C, 0),
    pile: repeated(
      b.module.units.map(({ count }) => count * b.module.pools.pile.copies),
      b.piles,
    ),
    marker: fill(T, NONE),
    explored: known(b),
    feature: features(b),
    building: fill(T * b.B, 0),
    locked: fill(T * b.P, 0),
    asked: fill(T * b.P, 0),
    subdued: fill(T, NONE),
    mission: fill(T, 0),
    settled: fill(T, 0),
    assaulted: fill(T, 0),
    stacks: Array.from({ length: T * N }, () => []),
    glimpses: [],
    marches: [],
    battle: null,
    printed: 0,
    bonus: 0,
    recruits: [],
    drawn: 0,
    bonuses: 0,
  };
}

const repeated = (counts: readonly number[], times: number): number[] => {
  const out: number[] = [];
  for (let i = 0; i < times; i++) out.push(...counts);
  return out;
};

/** What need not be explored is known, and so is what the map says. */
function known(b: CompiledModule): (0 | 1)[] {
  const explored = b.ground.map(({ explorable }) => (explorable ? 0 : 1));
  for (const { territory } of b.board.explored) explored[territory] = 1;
  return explored;
}

function features(b: CompiledModule): number[] {
  const values = fill(b.T * b.F, 0);
  for (const { territory, features: found } of b.board.explored)
    for (const [id, value] of Object.entries(found)) {
      const no = b.featureNo.get(id);
      if (no === undefined || value === null || value === false) continue;
      values[territory * b.F + no] = b.features[no]?.values.indexOf(value) ?? 0;
    }
  return values;
}

/** Memos are flat but for a few lists of numbers. */
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

/** Stacks are mostly empty, and an empty list is written to nowhere: it may be shared. */
function copyStacks(stacks: readonly number[][]): number[][] {
  const out = stacks.slice();
  for (let i = 0; i < out.length; i++) {
    const stack = out[i] as number[];
    if (stack.length > 0) out[i] = stack.slice();
  }
  return out;
}

/** A table that shares nothing written to with the old one; the options are shared. */
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
    known: t.known.slice(),
    captured: t.captured.slice(),
    orders: t.orders.slice(),
    deck: t.deck.slice(),
    discard: t.discard.slice(),
    pile: t.pile.slice(),
    marker: t.marker.slice(),
    explored: t.explored.slice(),
    feature: t.feature.slice(),
    building: t.building.slice(),
    locked: t.locked.slice(),
    asked: t.asked.slice(),
    subdued: t.subdued.slice(),
    mission: t.mission.slice(),
    settled: t.settled.slice(),
    assaulted: t.assaulted.slice(),
    stacks: copyStacks(t.stacks),
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
