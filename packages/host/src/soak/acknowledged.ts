/** The acknowledged writes of a kill soak, and the check that none of them was lost. */
import { expectedHash, rootHash } from "@starboard/kernel";
import type { LogRow } from "@starboard/match";
import type { HostStore } from "../storage/store.ts";

/** A line the writer prints after the store has acknowledged rows. */
export interface AcknowledgedWrites {
  readonly match: string;
  readonly from: number;
  /** Keys of the rows, in order. */
  readonly keys: readonly string[];
}

/** A line a patient writer prints after the store has refused rows. */
export interface FailedWrite {
  readonly failed: string;
}

/** Marks, before the dot of its row keys, a message that also appended a chat line. */
export const WITH_LINE = "!";

/** Returns the due date the writer sets in the same transaction that brings a log to this number of rows. */
export const dueAfter = (rows: number): number => 1_000_000 + rows;

/** Checks one match; returns one sentence per fault. */
export async function faultsOf(
  store: HostStore,
  match: string,
  writes: readonly AcknowledgedWrites[],
): Promise<string[]> {
  const faults: string[] = [];
  const [rows, summaries, dues, lines] = await Promise.all([
    store.rows(match, 0),
    store.summariesOf([match]),
    store.getScheduled([match]),
    store.lines(match, 0, 1_000_000),
  ]);
  faults.push(...chainFaultsOf(match, rows));
  if (summaries[0]?.at !== rows.length)
    faults.push(`${match}: the summary has ${summaries[0]?.at} rows, the log ${rows.length}`);
  if (dues[0]?.at !== dueAfter(rows.length)) faults.push(`${match}: the due date does not match the log`);
  const keys = rows.slice(1).map((row) => row.key ?? "");
  if (new Set(keys).size !== keys.length) faults.push(`${match}: an act was written twice`);
  // The part of a row key before the dot names the message.
  const withLine = new Set(keys.map((key) => key.split(".")[0] ?? "").filter((message) => message.endsWith(WITH_LINE)));
  if (lines.length !== withLine.size)
    faults.push(`${match}: ${withLine.size} messages with a chat line, but ${lines.length} lines`);
  for (const { from, keys: wanted } of writes)
    for (const [i, key] of wanted.entries())
      if (rows[from + i]?.key !== key) faults.push(`${match}: row ${from + i} was acknowledged but is missing`);
  return faults;
}

/**
 * Checks that each row of a log follows from the one before it; returns one sentence per fault.
 * @param root the hash before the first row: empty in the logs of the writer, that of its head in a real match
 */
export const chainFaultsOf = (match: string, rows: readonly LogRow[], root = ""): string[] =>
  rows.flatMap(({ entry }, n) =>
    entry.n === n && entry.hash === expectedHash(entry, rows[n - 1]?.entry.hash ?? root)
      ? []
      : [`${match}: the hash of row ${n} is wrong`],
  );

/** Reads a real match and checks its log; returns its rows and one sentence per fault. */
export async function checkLog(
  store: HostStore,
  match: string,
): Promise<{ readonly rows: readonly LogRow[]; readonly faults: string[] }> {
  const [opening, rows] = await Promise.all([store.opening(match), store.rows(match, 0)]);
  if (!opening) return { rows, faults: [`${match} is missing`] };
  return { rows, faults: chainFaultsOf(match, rows, rootHash(opening)) };
}
