/** Ending a table from outside: what a tournament has a result for, and what whoever runs the host wants no more of. */
import type { Result } from "@starboard/kernel";
import type { TableClosed } from "@starboard/wire/host";
import type { Change, Kept } from "../storage/store.ts";
import { no } from "../errors.ts";
import { foundings, type TableDoc, tables } from "./doc.ts";
import type { Office } from "./table-service.ts";

/** The table after that: over for everybody, whether its match has begun or not. */
export const closedTable = (doc: TableDoc, closed: TableClosed): TableDoc => ({
  ...doc,
  state: "over",
  closed,
  proposals: [],
});

/** Reasons that a later one does not replace. */
const FINAL: ReadonlySet<TableClosed["is"]> = new Set(["host", "unplayable"]);

const sameReason = (a: TableClosed, b: TableClosed): boolean =>
  a.is === b.is && a.why === b.why && a.scores?.join() === b.scores?.join();

/**
 * The changes after which nothing can be done at a table any more, and it says why; none where that is so already. The word of
 * whoever runs the host stands.
 */
export function closing({ id, version, doc }: Kept<TableDoc>, closed: TableClosed): Change[] {
  if (doc.closed && (FINAL.has(doc.closed.is) || sameReason(doc.closed, closed))) return [];
  const never: Change[] = doc.state === "lobby" ? [foundings.drop(id)] : [];
  return [tables.put(id, closedTable(doc, closed), closed.at, version), ...never];
}

/** Brings the match of a closed table to a stand, at every host; nobody is awaited at one that has none. */
export async function closeMatch(office: Office, id: string): Promise<void> {
  const card = await office.card(id);
  if (!card) office.bus.publish("paired", { table: id });
  else if (!card.over && card.clock?.stopped !== "closed") await office.referee.clerk.setClock(id, { is: "close" });
}

/** Closes a table for good. Codes TABLE_UNKNOWN, and TABLE_STATE where it is over already. */
export async function closeTable(office: Office, id: string, closed: TableClosed): Promise<Result<Kept<TableDoc>>> {
  for (;;) {
    const kept = await office.get(id);
    if ("bad" in kept) return kept;
    if (kept.ok.doc.closed || kept.ok.doc.state === "over" || (await office.card(id))?.over)
      return no("TABLE_STATE", "", { state: "over" });
    if (!(await office.store.write(closing(kept.ok, closed)))) continue;
    await closeMatch(office, id);
    office.changed(id);
    return office.get(id);
  }
}
