/** Helper for tests of the screen: a scenario as the properties of a board, with a plan that the test extends. */
import { type Shape4000, game, mapOf, type State4000 } from "@starboard/4000ad";
import { text } from "@starboard/4000ad";
import { type Act, isRefusal, noDraws, offers, play, seat, type Seat, whyNot } from "@starboard/kernel";
import { type BoardProps, type PlannedMove, typedOffers } from "@starboard/ui";
import { type ScenarioName, scenarios, stateOfScenario } from "../../src/ui/scenarios.ts";

const nothing = (): void => undefined;

/** Returns the properties of a board for a seat. Acts that the board would plan are ignored. */
export function boardProps(state: State4000, viewer: Seat | "public" = seat(0)): BoardProps<Shape4000> {
  const view = game.view(state, viewer);
  return {
    view,
    committed: view,
    viewer,
    seats: [],
    words: text as never,
    offers: viewer === "public" ? [] : typedOffers<Shape4000>(offers(game, state, viewer)),
    plan: { steps: [], closed: false },
    choose: nothing,
    propose: nothing,
    undo: nothing,
    whyNot: (step, act) => (viewer === "public" ? undefined : whyNot(game, state, { by: viewer, step, act })),
    preview: () => undefined,
    previewMoves: (moves) => {
      if (viewer === "public") return undefined;
      try {
        const after = playMoves(state, viewer, moves);
        const { view: next, offers: open, whyNot: refused } = boardProps(after, viewer);
        return { view: next, offers: open, whyNot: refused };
      } catch {
        return undefined;
      }
    },
    currentFact: null,
    openRule: nothing,
    announce: nothing,
    theme: "dark",
    reducedMotion: true,
    compact: false,
  } as BoardProps<Shape4000>;
}

export function scenarioState(name: ScenarioName, change?: (t: State4000) => void): State4000 {
  const { state } = stateOfScenario(scenarios[name]);
  change?.(state);
  return state;
}

/** Plays moves of a seat without draws. A refusal is an error. */
export function playMoves(state: State4000, by: Seat, moves: readonly PlannedMove[]): State4000 {
  let t = state;
  for (const { step, act } of moves) {
    const played = play(game, t, { by, step, act: act as Act }, noDraws);
    if (isRefusal(played)) throw new Error(`${played.code}: ${JSON.stringify(act)}`);
    t = played.state;
  }
  return t;
}

export const starNumber = (state: State4000, id: string): number => mapOf(state.options).index[id] ?? -1;
