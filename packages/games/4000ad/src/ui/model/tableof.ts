/** Presents a view as a state for the calculations of the rules, which only read it. */
import type { State4000 } from "@starboard/4000ad";
import type { View } from "./table.ts";

const tables = new WeakMap<View, State4000>();

/** Returns a state with the content of the view, without private agreements of others. */
export function tableOf(view: View): State4000 {
  let state = tables.get(view);
  if (!state) {
    const { board, ...dealings } = view;
    tables.set(view, (state = { ...board, ...dealings } as State4000));
  }
  return state;
}
