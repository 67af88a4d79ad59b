/** Updates of a match as differences from the one that the same subscription received before. */
import { digest } from "@starboard/kernel";
import { applyDifference, differenceOf, differenceText, fieldDifferenceText } from "./difference.ts";
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
 * What was made last: all spectators of a match receive the same changes, one spectator after the other, and the players
 * mostly the same summary and log items. Plain variables, since weak references to things that live for one act cost the
 * garbage collector more than making them again.
 */
let lastChanges: { readonly previous: Update; readonly update: Update; readonly changes: Changes } | undefined;
let lastText: { readonly previous: Update; readonly update: Update; readonly text: string } | undefined;
let lastSummary: { readonly before: object; readonly after: object; readonly text: string } | undefined;
let lastItems: { readonly items: readonly LogItem[]; readonly text: string } | undefined;

/** Returns how an update differs from the previous one of the same viewer. */
export function changesBetween(previous: Update, update: Update): Changes {
  if (lastChanges?.update === update && lastChanges.previous === previous) return lastChanges.changes;
  const { viewer, logItems, summary } = update;
  const changes: Changes = {
    is: "changes",
    match: summary.match,
    viewer,
    difference: differenceOf(previous, update, "logItems") ?? {},
    logItems,
    ...(update.at % CHECK_EVERY === 0 && { check: checksum(positionOf(update)) }),
  };
  lastChanges = { previous, update, changes };
  return changes;
}

/**
 * Returns `changesBetween` as the text of a message, without making it first: three quarters of it would be made only to be
 * written.
 */
export function changesText(previous: Update, update: Update): string {
  if (lastText?.update === update && lastText.previous === previous) return lastText.text;
  const { viewer, logItems, summary } = update;
  if (lastItems?.items !== logItems) lastItems = { items: logItems, text: JSON.stringify(logItems) };
  const check = update.at % CHECK_EVERY === 0 ? `,"check":"${checksum(positionOf(update))}"` : "";
  const named = `"match":${JSON.stringify(summary.match)},"viewer":${JSON.stringify(viewer)}`;
  const text = `{"channel":"match","is":"changes",${named},"difference":${updateDifference(previous, update)},"logItems":${lastItems.text}${check}}`;
  lastText = { previous, update, text };
  return text;
}

/** The text of the difference between two updates without their log items. */
function updateDifference(previous: Update, update: Update): string {
  const { summary: before } = previous;
  const { summary: after } = update;
  if (lastSummary?.before !== before || lastSummary.after !== after)
    lastSummary = { before, after, text: differenceText(before, after) };
  let text = lastSummary.text === "" ? "" : `{"summary":${lastSummary.text}`;
  for (const field of OTHER_FIELDS) {
    const found = fieldDifferenceText(previous[field], update[field]);
    if (found !== "") text += `${text === "" ? "{" : ","}"${field}":${found}`;
  }
  return text === "" ? "{}" : `${text}}`;
}
/** The fields of an update but its summary and its log items. */
const OTHER_FIELDS = Object.keys({
  at: true,
  is: true,
  limits: true,
  newerEdition: true,
  offers: true,
  question: true,
  takeBack: true,
  thinking: true,
  view: true,
  viewer: true,
} satisfies Record<keyof Omit<Update, "summary" | "logItems">, true>) as (keyof Omit<Update, "summary" | "logItems">)[];

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
/** The same for a subscription whose messages travel as text; `textOf` writes all but changes. */
export function sendingChangesText<T>(
  send: (text: string) => void,
  textOf: (message: T | Update) => string,
): (message: T | Update) => void {
  let previous: Update | undefined;
  return (message) => {
    if (!isUpdate(message)) return send(textOf(message));
    send(previous ? changesText(previous, message) : textOf(message));
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
