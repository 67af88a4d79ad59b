/** The document of a table that nobody has joined, for tests of what reads it. */
import type { TableDoc } from "../src/tables/doc.ts";

export const tableDoc = (changed: Partial<TableDoc>): TableDoc => ({
  state: "lobby",
  game: "again@1",
  options: {},
  terms: { listed: false } as TableDoc["terms"],
  owner: "ada",
  ownerName: "Ada",
  seats: [],
  commitment: "",
  createdAt: 1,
  from: 0,
  generation: 0,
  proposals: [],
  rematch: null,
  rematchOf: null,
  muted: [],
  removed: [],
  ...changed,
});
