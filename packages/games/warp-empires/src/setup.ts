/** The state of a match before its first step. */
import { newFlow } from "@starboard/kernel";
import { ORDER_WINDOWS } from "./acts.ts";
import type { CompiledModule } from "./compiled/index.ts";
import type { Options } from "./options.ts";
import { compiledModuleOf } from "./match-setup.ts";
import { NONE, type StateWE } from "./state.ts";

const fill = (n: number, value: number): number[] => new Array<number>(n).fill(value);

/** Returns a state with full decks and piles and no unit on the map. The first steps make the draws of the set-up. */
export function setup(options: Options): StateWE {
  const compiled = compiledModuleOf(options);
  const { N, T, U, C } = compiled;
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
      compiled.module.cards.map(({ count }) => count),
      compiled.decks,
    ),
    discard: fill(compiled.decks * C, 0),
    pile: repeated(
      compiled.module.units.map(({ count }) => count * compiled.module.pools.pile.copies),
      compiled.piles,
    ),
    marker: fill(T, NONE),
    explored: known(compiled),
    feature: features(compiled),
    building: fill(T * compiled.B, 0),
    locked: fill(T * compiled.P, 0),
    asked: fill(T * compiled.P, 0),
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

/** Marks as explored each territory whose terrain needs no exploration and each one that the map declares explored. */
function known(compiled: CompiledModule): (0 | 1)[] {
  const explored = compiled.ground.map(({ explorable }) => (explorable ? 0 : 1));
  for (const { territory } of compiled.board.explored) explored[territory] = 1;
  return explored;
}

function features(compiled: CompiledModule): number[] {
  const values = fill(compiled.T * compiled.F, 0);
  for (const { territory, features: found } of compiled.board.explored)
    for (const [id, value] of Object.entries(found)) {
      const no = compiled.featureNo.get(id);
      if (no === undefined || value === null || value === false) continue;
      values[territory * compiled.F + no] = compiled.features[no]?.values.indexOf(value) ?? 0;
    }
  return values;
}
