/** The draft of the card editor: custom cards that may be invalid, and their issues. */
import {
  CARD_SYMBOLS,
  CARD_TYPES,
  type CardEntry,
  cardPool,
  CARDS_FORMAT,
  cardsOf,
  type CardSymbol,
  type CardType,
  type Effect,
  KINDS,
  type Kind,
  OPERATIONS,
  type Op,
  RACES,
  type Race,
  readCards,
  STANDARD_CARDS,
} from "@starboard/trekwar";
import type { EditorIssue } from "@starboard/ui";
import { issuesOf } from "../issues.ts";
import { en } from "../messages.en.ts";
import { blankValues, fieldsOf, type Values } from "@starboard/trekwar/fields";

/** A card being edited; only `readCards` decides whether it is valid. */
export interface Draft {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly race: Race | null;
  readonly kind: Kind | null;
  readonly space: number;
  readonly surface: number;
  readonly symbols: readonly CardSymbol[];
  readonly effects: readonly Values[];
  readonly bolts: number;
  readonly copies: number;
}
export interface CardSet {
  readonly name: string;
  readonly cards: readonly Draft[];
  /** Index of the selected card; -1 if there is none. */
  readonly at: number;
}

export const blankSet = (): CardSet => ({ name: en.card.unnamedSet, cards: [], at: -1 });

/** Returns an unused identifier for a side and type. */
export function freeId(cards: readonly Draft[], side: string, type: CardType): string {
  const taken = new Set([...STANDARD_CARDS.map(({ id }) => id), ...cards.map(({ id }) => id)]);
  const numbers = Array.from({ length: 99 }, (_, i) => `${side}${type.charAt(0)}${String(i + 1).padStart(2, "0")}`);
  return numbers.find((id) => !taken.has(id)) ?? `${side}${type.charAt(0)}99`;
}

const newCard = (cards: readonly Draft[]): Draft => ({
  id: freeId(cards, "F", "Unit"),
  name: en.card.newName,
  type: "Unit",
  race: "Federation",
  kind: "ship",
  space: 3,
  surface: 2,
  symbols: [],
  effects: [],
  bolts: 1,
  copies: 2,
});

const added = (set: CardSet, card: Draft): CardSet => ({ ...set, cards: [...set.cards, card], at: set.cards.length });
export const withNewCard = (set: CardSet): CardSet => added(set, newCard(set.cards));
/** Adds a copy of a standard card with the same identifier, so that it replaces the standard card. */
export function withStandard(set: CardSet, id: string): CardSet {
  const there = set.cards.findIndex((card) => card.id === id);
  if (there >= 0) return { ...set, at: there };
  const card = STANDARD_CARDS.find((one) => one.id === id);
  return card ? added(set, draftOf(card)) : set;
}
export function duplicateCard(set: CardSet): CardSet {
  const card = set.cards[set.at];
  return card ? added(set, { ...card, id: freeId(set.cards, card.id.charAt(0), card.type) }) : set;
}
export const withoutAt = (set: CardSet): CardSet => ({
  ...set,
  cards: set.cards.toSpliced(set.at, 1),
  at: Math.min(set.at, set.cards.length - 2),
});
export const withDraft = (set: CardSet, card: Draft): CardSet => ({ ...set, cards: set.cards.with(set.at, card) });

/** Changes side or type of a card. The identifier and the fields that only Units have are adjusted. */
export function changeType(set: CardSet, card: Draft, side: string, type: CardType): Draft {
  const id = card.id.startsWith(`${side}${type.charAt(0)}`) ? card.id : freeId(set.cards, side, type);
  const unit = type === "Unit";
  return {
    ...card,
    id,
    type,
    race: unit ? (card.race ?? (side === "F" ? "Federation" : "Dominion")) : null,
    kind: unit ? (card.kind ?? "ship") : null,
    ...(type === "Event" && { space: 0, surface: 0 }),
  };
}

export const newEffect = (op: Op): Values => ({ op, ...blankValues(fieldsOf(op)) });

/** Returns all issues of the cards; `at` is "index.field" as in `readCards`. */
export function check(set: CardSet): EditorIssue[] {
  const read = readCards(set.cards);
  return "ok" in read ? [] : issuesOf(read.bad, nameIn(set));
}
export function nameIn(set: CardSet): (id: string) => string {
  const names = new Map([...cardPool(null), ...set.cards].map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}

/** Returns the card as shown in the preview, without effects that are not valid yet. */
export function faceOf(card: Draft): CardEntry {
  const effects = card.effects.flatMap((raw): Effect[] => {
    const op = String(raw["op"]);
    if (!Object.hasOwn(OPERATIONS, op)) return [];
    const read = OPERATIONS[op as Op].schema.safeParse(raw);
    return read.success ? [read.data] : [];
  });
  return { ...card, effects, sheet: [] };
}

export const toFile = (set: CardSet): object => ({
  format: CARDS_FORMAT,
  version: 1,
  name: set.name,
  cards: set.cards,
});

/** Reads cards from a file or a plain list. Cards that break rules are accepted, to be corrected in the editor. */
export function readFile(raw: unknown): { readonly ok: CardSet } | { readonly issues: readonly EditorIssue[] } {
  const list = cardsOf(raw);
  const objects = Array.isArray(list) && list.every((one) => typeof one === "object" && one !== null);
  if (!objects || list.length > 200)
    return { issues: [{ at: "", code: "TW_CARDS_FILE", text: en.card.noFile, rule: "TW-13.7" }] };
  const { name } = raw as { readonly name?: unknown };
  const cards = list.map(draftOf);
  return {
    ok: {
      name: typeof name === "string" && name.trim() !== "" ? name.slice(0, 60) : en.card.unnamedSet,
      cards,
      at: cards.length === 0 ? -1 : 0,
    },
  };
}

/** Converts a card of a file to a draft. Values of a wrong type are replaced by defaults. */
function draftOf(raw: object): Draft {
  const from = raw as { readonly [K in keyof Draft]?: unknown };
  const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, 60) : "");
  const number = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const one = <T>(values: readonly T[], value: unknown): T | null => values.find((each) => each === value) ?? null;
  return {
    id: text(from.id),
    name: text(from.name),
    type: one(CARD_TYPES, from.type) ?? "Unit",
    race: one(RACES, from.race),
    kind: one(KINDS, from.kind),
    space: number(from.space),
    surface: number(from.surface),
    symbols: CARD_SYMBOLS.filter((symbol) => list(from.symbols).includes(symbol)),
    effects: list(from.effects).filter((e): e is Values => typeof e === "object" && e !== null && !Array.isArray(e)),
    bolts: number(from.bolts),
    copies: number(from.copies),
  };
}
