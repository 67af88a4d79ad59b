/** Updates of a match as differences from the one that the same subscription received before. */
import { digest } from "@starboard/kernel";
import { applyDifference, differenceOf } from "./difference.ts";
import type { Changes, LogItem, MatchPush, Update } from "./messages.ts";

/** An update without what is only ever added. */
type Position = Omit<Update, "logItems">;
function positionOf(update: Update): Position {
  const { logItems: _added, ...position } = update;
  return position;
}

/** Changes carry a checksum of the whole update at every entry whose number is a multiple of this. */
const CHECK_EVERY = 10;
/** The first 16 hex digits of the digest of an update without its log items. */
const checksum = (position: Position): string => digest(position).slice(0, 16);

/**
 * The changes that were made last: all spectators of a match receive the same ones, one spectator after the other. A plain
 * variable, since weak references to things that live for one act cost the garbage collector more than making them again.
 */
let last: { readonly previous: Update; readonly update: Update; readonly changes: Changes } | undefined;

/** Returns how an update differs from the previous one of the same viewer. */
export function changesBetween(previous: Update, update: Update): Changes {
  if (last?.update === update && last.previous === previous) return last.changes;
  const { viewer, logItems, summary } = update;
  const changes: Changes = {
    is: "changes",
    match: summary.match,
    viewer,
    difference: differenceOf(previous, update, "logItems") ?? {},
    logItems,
    ...(update.at % CHECK_EVERY === 0 && { check: checksum(positionOf(update)) }),
  };
  last = { previous, update, changes };
  return changes;
}

/**
 * Returns the listener of a subscription that sends its first update whole and every later one as its difference from the one
 * before. Other messages pass as they are.
 */
export function sendingChanges<T>(send: (message: T | Update | Changes) => void): (message: T | Update) => void {
  let previous: Update | undefined;
  return (message) => {
    if (!isUpdate(message)) return send(message);
    send(previous ? changesBetween(previous, message) : message);
    previous = message;
  };
}
const isUpdate = (message: unknown): message is Update => (message as MatchPush).is === "update";

/** Returns the update that changes make of the previous one, or undefined if they do not belong to it. */
export function applyChanges(previous: Update, { difference, logItems, check }: Changes): Update | undefined {
  let position: Position;
  try {
    position = applyDifference(positionOf(previous), difference) as Position;
  } catch {
    return undefined;
  }
  return check === undefined || check === checksum(position)
    ? { ...position, logItems: logItems as LogItem[] }
    : undefined;
}
