/** Helper for tests of the screen: a state as the properties of a board. */
import { type ShapeTW, game, type StateTW, text } from "@starboard/trekwar";
import { offers, type Seat, seat, whyNot } from "@starboard/kernel";
import { type BoardProps, typedOffers } from "@starboard/ui";

const nothing = (): void => undefined;

/** Returns the properties of a board for a seat. Acts that the board would plan are ignored. */
export function boardProps(state: StateTW, viewer: Seat | "public" = seat(0)): BoardProps<ShapeTW> {
  const view = game.view(state, viewer);
  return {
    view,
    committed: view,
    viewer,
    seats: [],
    words: text as never,
    offers: viewer === "public" ? [] : typedOffers<ShapeTW>(offers(game, state, viewer)),
    plan: { steps: [], closed: false },
    choose: nothing,
    propose: nothing,
    undo: nothing,
    whyNot: (step, act) => (viewer === "public" ? undefined : whyNot(game, state, { by: viewer, step, act })),
    preview: () => undefined,
    currentFact: null,
    openRule: nothing,
    announce: nothing,
    theme: "dark",
    reducedMotion: true,
    compact: false,
  };
}
