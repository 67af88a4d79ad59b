/** Helper for tests of screens: a game state as the properties of a board. */
import {
  type Act,
  type Game,
  isRefusal,
  noDraws,
  offers,
  play,
  type Seat,
  seat,
  type Shape,
  whyNot,
} from "@starboard/kernel";
import { type BoardProps, typedOffers } from "@starboard/ui";

const nothing = (): void => undefined;

/** Returns the properties of a board for a viewer. Acts that the board would plan are ignored. */
export function boardPropsOf<G extends Shape>(
  game: Game<G>,
  words: BoardProps<G>["words"],
  state: G["state"],
  viewer: Seat | "public" = seat(0),
): BoardProps<G> {
  const view = game.view(state, viewer);
  return {
    view,
    committed: view,
    viewer,
    seats: [],
    words,
    offers: viewer === "public" ? [] : typedOffers<G>(offers(game, state, viewer)),
    plan: { steps: [], closed: false },
    choose: nothing,
    propose: nothing,
    undo: nothing,
    whyNot: (step, act) => (viewer === "public" ? undefined : whyNot(game, state, { by: viewer, step, act })),
    preview: () => undefined,
    previewMoves: (moves) => {
      if (viewer === "public") return undefined;
      try {
        const after = playWithoutDraws(game, state, viewer, moves);
        const { view: next, offers: open, whyNot: refused } = boardPropsOf(game, words, after, viewer);
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
  };
}

/** Plays moves of a seat without draws. Throws if a move is refused or must draw. */
export function playWithoutDraws<G extends Shape>(
  game: Game<G>,
  state: G["state"],
  by: Seat,
  moves: readonly { readonly step: string; readonly act: Act }[],
): G["state"] {
  let after = state;
  for (const { step, act } of moves) {
    const played = play(game, after, { by, step, act }, noDraws);
    if (isRefusal(played)) throw new Error(`${played.code}: ${JSON.stringify(act)}`);
    after = played.state;
  }
  return after;
}
