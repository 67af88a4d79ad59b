/** Ending a table from outside: what a tournament has a result for, and what whoever runs the host wants no more of. */
import type { Result } from "@starboard/kernel";
import type { TableClosed } from "@starboard/wire/host";
import type { Change, Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { matchSecrets, type TableDoc, tableDocs } from "./doc.ts";
import type { TableService } from "./table-service.ts";

/** The table after that: over for everybody, whether its match has begun or not. */
export const withClosed = (doc: TableDoc, closed: TableClosed): TableDoc => ({
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
export function closeChanges({ id, version, doc }: Stored<TableDoc>, closed: TableClosed): Change[] {
  if (doc.closed && (FINAL.has(doc.closed.is) || sameReason(doc.closed, closed))) return [];
  const never: Change[] = doc.state === "lobby" ? [matchSecrets.delete(id)] : [];
  return [tableDocs.put(id, withClosed(doc, closed), closed.at, version), ...never];
}

/** Brings the match of a closed table to a stand, at every host; nobody is awaited at one that has none. */
export async function closeMatch(tableService: TableService, id: string): Promise<void> {
  const card = await tableService.matchSummary(id);
  if (!card) tableService.bus.publish("paired", { table: id });
  else if (!card.over && card.clock?.stopped !== "closed")
    await tableService.matches.service.setClock(id, { is: "close" });
}

/** Closes a table for good. Codes TABLE_UNKNOWN, and TABLE_STATE where it is over already. */
export async function closeTable(
  tableService: TableService,
  id: string,
  closed: TableClosed,
): Promise<Result<Stored<TableDoc>>> {
  for (;;) {
    const kept = await tableService.get(id);
    if ("bad" in kept) return kept;
    if (kept.ok.doc.closed || kept.ok.doc.state === "over" || (await tableService.matchSummary(id))?.over)
      return fail("TABLE_STATE", "", { state: "over" });
    if (!(await tableService.store.write(closeChanges(kept.ok, closed)))) continue;
    await closeMatch(tableService, id);
    tableService.changed(id);
    return tableService.get(id);
  }
}
