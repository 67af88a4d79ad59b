/** Win chances of a position with everything open: all that any seat knows, and nothing that no seat knows. */
import { type Draw, type GameState, question, type Seat, type Shape } from "@starboard/kernel";
import { iterate, newSearch } from "../../search.ts";
import { SEARCH_PARAMS } from "../../search-params.ts";
import type { BotSpec } from "../../spec.ts";
import { chanceMapAt } from "../win-chance.ts";

/** A copy of the state in which what no seat knows is drawn anew. */
export function redealt(spec: BotSpec<Shape>, state: GameState, draw: Draw): GameState {
  const copy = spec.game.clone(state);
  spec.redeal?.(copy, draw);
  return copy;
}

/**
 * Returns the win chance of every seat by a short search that sees the whole position. Only what no seat knows is drawn
 * anew in every iteration, so that the order of a deck decides nothing before a card is drawn.
 *
 * @param visits iterations of the search
 * @param seed the same seed gives the same draws in every position, so that two positions differ by themselves alone
 */
export function openChances(
  spec: BotSpec<Shape>,
  state: GameState,
  seats: number,
  visits: number,
  seed: number,
): readonly number[] {
  const values = new Float64Array(seats);
  const [by] = question(spec.game, state)?.waiting ?? [];
  if (state.flow.over !== null) {
    spec.terminalValue(state, values);
    return [...values];
  }
  const game = { ...spec.game, determinize: (_view: object, _by: unknown, draw: Draw) => redealt(spec, state, draw) };
  const asked = by ?? (0 as Seat);
  const search = newSearch({ ...spec, game }, state, asked, seats, seed, SEARCH_PARAMS);
  const toChances = chanceMapAt(spec, state, asked, seats);
  if (!search) {
    spec.evaluate(state, values);
    return toChances([...values]);
  }
  const { root } = search;
  for (let k = 0; k < visits && root.proven === null; k++) {
    search.reseed(k);
    iterate(search);
  }
  if (root.proven) return [...root.proven];
  return toChances(root.sums.map((sum) => sum / root.visits));
}
