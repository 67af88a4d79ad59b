/** Presents a view as a state for the calculations of the rules, which only read it. */
import type { State4000 } from "@starboard/4000ad";
import type { View } from "./board-data.ts";

const states = new WeakMap<View, State4000>();

/** Returns a state with the content of the view, without private agreements of others. */
export function stateOf(view: View): State4000 {
  let state = states.get(view);
  if (!state) {
    const { board, ...dealings } = view;
    states.set(view, (state = { ...board, ...dealings } as State4000));
  }
  return state;
}
