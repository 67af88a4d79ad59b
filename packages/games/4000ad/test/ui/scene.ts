/** Helper for tests of the screen: a scenario as the properties of a board, with a plan that the test extends. */
import { game, mapOf, type Shape4000, type State4000, text } from "@starboard/4000ad";
import type { Seat } from "@starboard/kernel";
import type { BoardProps, PlannedMove } from "@starboard/ui";
import { boardPropsOf, playWithoutDraws } from "../../../../ui/test/board-props.ts";
import { type ScenarioName, scenarios, stateOfScenario } from "../../src/ui/scenarios.ts";

/** Returns the properties of a board for a seat. Acts that the board would plan are ignored. */
export const boardProps = (state: State4000, viewer?: Seat | "public"): BoardProps<Shape4000> =>
  boardPropsOf<Shape4000>(game, text, state, viewer);

export function scenarioState(name: ScenarioName, change?: (t: State4000) => void): State4000 {
  const { state } = stateOfScenario(scenarios[name]);
  change?.(state);
  return state;
}

/** Plays moves of a seat without draws. A refusal is an error. */
export const playMoves = (state: State4000, by: Seat, moves: readonly PlannedMove[]): State4000 =>
  playWithoutDraws<Shape4000>(game, state, by, moves);

export const starNumber = (state: State4000, id: string): number => mapOf(state.options).index[id] ?? -1;
