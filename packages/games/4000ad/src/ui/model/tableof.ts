/** The view as a table, for the rules' own sums. They only read, so nothing is copied. */
import type { Table4000 } from "@starboard/4000ad";
import type { View } from "./table.ts";

const tables = new WeakMap<View, Table4000>();

/** A table that reads like the view; private dealings of others are missing from it as they are from the view. */
export function tableOf(view: View): Table4000 {
  let table = tables.get(view);
  if (!table) {
    const { board, ...dealings } = view;
    tables.set(view, (table = { ...board, ...dealings } as Table4000));
  }
  return table;
}
