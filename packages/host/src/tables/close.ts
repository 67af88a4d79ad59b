/** Closes tables from outside: when a tournament has a result for them, and when an administrator closes them. */
import type { Result } from "@starboard/kernel";
import type { TableClosed } from "@starboard/wire/host";
import type { Change, Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { matchSecrets, type TableDoc, tableDocs } from "./doc.ts";
import type { TableService } from "./table-service.ts";

/** Returns the table as closed: over for all players, whether its match has begun or not. */
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
 * Returns the changes that close a table and store the reason. Empty if the table is already closed for this reason.
 * A reason in `FINAL`, such as an administrator's, is not replaced.
 */
export function closeChanges({ id, version, doc }: Stored<TableDoc>, closed: TableClosed): Change[] {
  if (doc.closed && (FINAL.has(doc.closed.is) || sameReason(doc.closed, closed))) return [];
  const unusedSecret: Change[] = doc.state === "lobby" ? [matchSecrets.delete(id)] : [];
  return [tableDocs.put(id, withClosed(doc, closed), closed.at, version), ...unusedSecret];
}

/**
 * Stops the match of a closed table, on all hosts. If the table has no match, a `paired` hint makes the notifier drop
 * its pending notifications.
 */
export async function closeMatch(tableService: TableService, id: string): Promise<void> {
  const summary = await tableService.matchSummary(id);
  if (!summary) tableService.bus.publish("paired", { table: id });
  else if (!summary.over && summary.clock?.stopped !== "closed")
    await tableService.matches.service.setClock(id, { is: "close" });
}

/** Closes a table permanently. Codes: TABLE_UNKNOWN; TABLE_STATE if it is already over. */
export async function closeTable(
  tableService: TableService,
  id: string,
  closed: TableClosed,
): Promise<Result<Stored<TableDoc>>> {
  for (;;) {
    const stored = await tableService.get(id);
    if ("bad" in stored) return stored;
    if (stored.ok.doc.closed || stored.ok.doc.state === "over" || (await tableService.matchSummary(id))?.over)
      return fail("TABLE_STATE", "", { state: "over" });
    if (!(await tableService.store.write(closeChanges(stored.ok, closed)))) continue;
    await closeMatch(tableService, id);
    tableService.changed(id);
    return tableService.get(id);
  }
}
