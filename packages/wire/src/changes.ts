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
 * The last changes that led to each update: all spectators of a match receive the same ones. The update before is held weakly,
 * since otherwise each would keep all earlier ones in memory.
 */
const made = new WeakMap<Update, { readonly previous: WeakRef<Update>; readonly changes: Changes }>();

/** Returns how an update differs from the previous one of the same viewer. */
export function changesBetween(previous: Update, update: Update): Changes {
  const known = made.get(update);
  if (known?.previous.deref() === previous) return known.changes;
  const { viewer, logItems, summary } = update;
  const before = positionOf(previous);
  const after = positionOf(update);
  const changes: Changes = {
    is: "changes",
    match: summary.match,
    viewer,
    difference: differenceOf(before, after) ?? {},
    logItems,
    ...(update.at % CHECK_EVERY === 0 && { check: checksum(after) }),
  };
  made.set(update, { previous: new WeakRef(previous), changes });
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
