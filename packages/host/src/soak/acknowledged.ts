/** What the writer of a kill trial promises, and how to see that every promise was kept. */
import { expectedHash } from "@starboard/kernel";
import type { LogRow } from "@starboard/match";
import type { HostStore } from "../storage/store.ts";

/** A line the writer says once the store has told it that rows are safe. */
export interface AcknowledgedWrites {
  readonly match: string;
  readonly from: number;
  /** Keys of the rows, in order. */
  readonly keys: readonly string[];
}

/** In the key of a message with which a line was said, before the dot. */
export const SAID = "!";

/** The date that goes with a log of so many rows: written in the same transaction. */
export const dueAfter = (rows: number): number => 1_000_000 + rows;

/** What is wrong with a match: an empty list, or one sentence for each fault. */
export async function faultsOf(
  store: HostStore,
  match: string,
  promises: readonly AcknowledgedWrites[],
): Promise<string[]> {
  const faults: string[] = [];
  const [rows, cards, dues, lines] = await Promise.all([
    store.rows(match, 0),
    store.cardsOf([match]),
    store.getScheduled([match]),
    store.lines(match, 0, 1_000_000),
  ]);
  for (const [n, row] of rows.entries())
    if (!follows(row, n, rows[n - 1])) faults.push(`${match}: row ${n} does not follow`);
  if (cards[0]?.at !== rows.length) faults.push(`${match}: its card has ${cards[0]?.at} rows, its log ${rows.length}`);
  if (dues[0]?.at !== dueAfter(rows.length)) faults.push(`${match}: its clock does not go with its log`);
  const keys = rows.slice(1).map((row) => row.key ?? "");
  if (new Set(keys).size !== keys.length) faults.push(`${match}: an act was written twice`);
  // A message is known by the part of its keys before the dot.
  const said = new Set(keys.map((key) => key.split(".")[0] ?? "").filter((message) => message.endsWith(SAID)));
  if (lines.length !== said.size) faults.push(`${match}: ${said.size} messages with lines, ${lines.length} lines`);
  for (const { from, keys: wanted } of promises)
    for (const [i, key] of wanted.entries())
      if (rows[from + i]?.key !== key) faults.push(`${match}: row ${from + i} was promised and is not there`);
  return faults;
}

function follows({ entry }: LogRow, n: number, before: LogRow | undefined): boolean {
  return entry.n === n && entry.hash === expectedHash(entry, before?.entry.hash ?? "");
}
