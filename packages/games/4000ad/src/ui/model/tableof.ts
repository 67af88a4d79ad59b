/** The view as a table, for the rules' own sums. They only read, so nothing is copied. */
import type { State4000 } from "@starboard/4000ad";
import type { View } from "./table.ts";

const tables = new WeakMap<View, State4000>();

/** A table that reads like the view; private dealings of others are missing from it as they are from the view. */
export function tableOf(view: View): State4000 {
  let state = tables.get(view);
  if (!state) {
    const { board, ...dealings } = view;
    tables.set(view, (state = { ...board, ...dealings } as State4000));
  }
  return state;
}
