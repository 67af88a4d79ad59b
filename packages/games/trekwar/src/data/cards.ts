/** The type of a card entry (chapters f and g), and helpers to write the two standard decks. */
import type { CardType, Effect, Kind, Race } from "../effects/vocabulary.ts";

/** `takeUp`: may return from the Table to the Hand (TW-11.1). `limitedAction`: played alone in its Stage (TW-11.5). */
export type CardSymbol = "takeUp" | "limitedAction";
export const CARD_SYMBOLS = ["takeUp", "limitedAction"] as const;
/** Fields that the rule sheet can state; everything else is our design. */
export type SheetField = "name" | "type" | "race" | "kind" | "space" | "surface" | "symbols" | "effects";

export interface CardEntry {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  /** Units only. */
  readonly race: Race | null;
  readonly kind: Kind | null;
  /** Force in each Battleground, 0 to 9; Events have none. */
  readonly space: number;
  readonly surface: number;
  readonly symbols: readonly CardSymbol[];
  readonly effects: readonly Effect[];
  /** Cost of the card in deck building (TW-13.3). */
  readonly bolts: number;
  /** Number of copies that a custom deck may hold (TW-13.4). */
  readonly copies: number;
  readonly sheet: readonly SheetField[];
}

interface More {
  readonly bolts: number;
  readonly copies: number;
  readonly symbols?: readonly CardSymbol[];
  readonly effects?: readonly Effect[];
  readonly sheet?: string;
}

function entry(
  id: string,
  name: string,
  type: CardType,
  race: Race | null,
  kind: Kind | null,
  space: number,
  surface: number,
  more: More,
): CardEntry {
  const { bolts, copies, symbols = [], effects = [], sheet } = more;
  const stated = sheet === undefined ? [] : (sheet.split(" ") as SheetField[]);
  return { id, name, type, race, kind, space, surface, symbols, effects, bolts, copies, sheet: stated };
}

export const unit = (id: string, name: string, race: Race, kind: Kind, space: number, surface: number, more: More) =>
  entry(id, name, "Unit", race, kind, space, surface, more);
export const maneuver = (id: string, name: string, space: number, surface: number, more: More) =>
  entry(id, name, "Maneuver", null, null, space, surface, more);
export const command = (id: string, name: string, space: number, surface: number, more: More) =>
  entry(id, name, "Command", null, null, space, surface, more);
export const event = (id: string, name: string, more: More) => entry(id, name, "Event", null, null, 0, 0, more);
