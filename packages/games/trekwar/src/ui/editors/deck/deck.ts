/** The draft of the deck builder, and its issues. All checks are made by `readDeck` and `readCards`. */
import {
  type CardEntry,
  type CardId,
  cardOf,
  cardPool,
  compareIds,
  DECK_FORMAT,
  readCards,
  readDeck,
  type Side,
  SIDE_IDS,
  type SideId,
  STANDARD_DECKS,
} from "@starboard/trekwar";
import type { EditorIssue } from "@starboard/ui";
import type { Invalid } from "@starboard/kernel";
import { issuesOf } from "../issues.ts";
import { en } from "../messages.en.ts";

export interface Deck {
  readonly name: string;
  readonly side: SideId;
  /** Card identifiers without copy numbers, sorted; one entry per copy. */
  readonly cards: readonly CardId[];
  /** Custom cards that the deck may use. */
  readonly own: readonly CardEntry[];
  /** True for one of the two standard decks, which cannot be changed. */
  readonly sheet: boolean;
}

export const sideOf = (deck: Deck): Side => SIDE_IDS.indexOf(deck.side) as Side;

/** The standard deck of a side. */
export const sheetDeck = (side: Side): Deck => ({
  name: en.deck.sheetName(side),
  side: SIDE_IDS[side] as SideId,
  cards: STANDARD_DECKS[side],
  own: [],
  sheet: true,
});
/** An editable copy of a deck. */
export const copyDeck = (deck: Deck): Deck => ({ ...deck, name: en.deck.copyName(deck.name), sheet: false });
export const emptyDeck = (deck: Deck): Deck => ({ ...deck, cards: [] });

/** Returns every card this deck may hold: those of its side, with custom cards in place of the ones they replace. */
export const poolOf = (deck: Deck): CardEntry[] =>
  cardPool(deck.own).filter((card) => card.id.startsWith(deck.side === "federation" ? "F" : "D"));

export const namesIn = (deck: Deck): ((id: string) => string) => {
  const names = new Map(cardPool(deck.own).map((card) => [card.id, card.name]));
  return (id) => names.get(cardOf(id)) ?? id;
};
export const countIn = (deck: Deck, id: CardId): number => deck.cards.filter((card) => card === id).length;

export const withCard = (deck: Deck, id: CardId): Deck => ({
  ...deck,
  cards: [...deck.cards, id].sort(compareIds),
});
export function withoutCard(deck: Deck, id: CardId): Deck {
  const at = deck.cards.lastIndexOf(id);
  return at < 0 ? deck : { ...deck, cards: deck.cards.toSpliced(at, 1) };
}

const readCardsOf = (deck: Deck, cards: readonly CardId[]) => readDeck(cards, deck.side, cardPool(deck.own));

/** Returns the field of a deck error: the card it is about, or the building rule it breaks. */
export function fieldOf(error: Invalid): string {
  const { which, card } = (error.about ?? {}) as { readonly which?: string; readonly card?: string };
  return card === undefined ? `deck.${which ?? "form"}` : `card.${cardOf(card)}`;
}

/** Returns all issues of a deck. Issues of a card are at `card.<id>`, others at `deck.<rule>`. */
export function check(deck: Deck): EditorIssue[] {
  const nameOf = namesIn(deck);
  const read = readCardsOf(deck, deck.cards);
  if ("ok" in read) return [];
  const issues = issuesOf(read.bad, nameOf, fieldOf);
  // With several surplus copies, the same issue occurs once per copy.
  return issues.filter((issue, i) => issues.findIndex((one) => one.at === issue.at && one.text === issue.text) === i);
}

/**
 * Returns why another copy of a card breaks a rule about that card. Rules about the whole deck do not prevent adding.
 */
export function barToAdding(deck: Deck, id: CardId): EditorIssue | undefined {
  const read = readCardsOf(deck, [...deck.cards, id]);
  if ("ok" in read) return undefined;
  const bad = read.bad.filter((error) => fieldOf(error) === `card.${id}`);
  return issuesOf(bad, namesIn(deck))[0];
}

/** Returns the table options to play a deck with. */
export function optionsOf(deck: Deck): Readonly<Record<string, unknown>> {
  const read = readCardsOf(deck, deck.cards);
  if (deck.sheet || !("ok" in read)) return {};
  return {
    [deck.side === "federation" ? "federationDeck" : "dominionDeck"]: read.ok,
    ...(deck.own.length > 0 && { ownCards: deck.own }),
  };
}

export const toFile = (deck: Deck): object => ({
  format: DECK_FORMAT,
  version: 1,
  name: deck.name,
  side: deck.side,
  sheet: deck.sheet,
  cards: deck.cards,
  own: deck.own,
});

const noDeck = (): { issues: EditorIssue[] } => ({
  issues: [{ at: "", code: "TW_DECK_FILE", text: en.deck.noFile, rule: "TW-13.1" }],
});

/** Reads a deck from a file or a plain list of identifiers. A list that breaks building rules is accepted. */
export function readFile(raw: unknown): { readonly ok: Deck } | { readonly issues: readonly EditorIssue[] } {
  const file = (Array.isArray(raw) ? { format: DECK_FORMAT, version: 1, cards: raw } : raw) as Partial<
    Record<keyof Deck | "format" | "version", unknown>
  > | null;
  if (typeof file !== "object" || file === null || file.format !== DECK_FORMAT || file.version !== 1) return noDeck();
  const { cards } = file;
  if (!Array.isArray(cards) || cards.length > 200 || !cards.every((id) => typeof id === "string")) return noDeck();
  const own = readCards(file.own ?? []);
  if ("bad" in own)
    return {
      issues: issuesOf(
        own.bad,
        (id) => id,
        (error) => `own.${error.at}`,
      ),
    };
  const first = (cards[0] as string | undefined) ?? "F";
  const side = SIDE_IDS.find((id) => id === file.side) ?? (first.startsWith("D") ? "dominion" : "federation");
  const sheet = sheetDeck(SIDE_IDS.indexOf(side) as Side);
  // Only an exact copy of the standard deck is locked.
  if (file.sheet === true && own.ok.length === 0 && cards.join() === sheet.cards.join()) return { ok: sheet };
  const name = typeof file.name === "string" && file.name.trim() !== "" ? file.name.slice(0, 60) : en.deck.unnamed;
  return { ok: { name, side, cards: cards.map(cardOf).sort(compareIds), own: own.ok, sheet: false } };
}

/** Returns the number of Units per Force in each Battleground. Only Units count, because every Turn needs one. */
export function curveOf(
  deck: Deck,
): readonly { readonly force: number; readonly space: number; readonly surface: number }[] {
  const pool = new Map(poolOf(deck).map((card) => [card.id, card]));
  const units = deck.cards.flatMap((id) => pool.get(id) ?? []).filter((card) => card.type === "Unit");
  return Array.from({ length: 10 }, (_, force) => ({
    force,
    space: units.filter((card) => card.space === force).length,
    surface: units.filter((card) => card.surface === force).length,
  }));
}
