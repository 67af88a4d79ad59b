/** A deck on the bench, and what the rules say about it. Nothing is counted here: `readDeck` and `readCards` judge. */
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
  /** Cards by identifier without copy numbers, in the order of identifiers; a card stands there once for each copy. */
  readonly cards: readonly CardId[];
  /** Own cards that the deck may use. */
  readonly own: readonly CardEntry[];
  /** One of the two decks of the sheet, which nobody changes. */
  readonly sheet: boolean;
}

export const sideOf = (deck: Deck): Side => SIDE_IDS.indexOf(deck.side) as Side;

/** The deck the sheet comes with. */
export const sheetDeck = (side: Side): Deck => ({
  name: en.deck.sheetName(side),
  side: SIDE_IDS[side] as SideId,
  cards: STANDARD_DECKS[side],
  own: [],
  sheet: true,
});
/** A deck that may be changed, with the same cards. */
export const copied = (deck: Deck): Deck => ({ ...deck, name: en.deck.copyName(deck.name), sheet: false });
export const emptied = (deck: Deck): Deck => ({ ...deck, cards: [] });

/** Every card this deck could hold: those of its side, own ones in place of the standard ones they replace. */
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

const judge = (deck: Deck, cards: readonly CardId[]) => readDeck(cards, deck.side, cardPool(deck.own));

/** The field a deck's fault belongs to: the card it is about, or the building rule it breaks. */
export function fieldOf(error: Invalid): string {
  const { which, card } = (error.about ?? {}) as { readonly which?: string; readonly card?: string };
  return card === undefined ? `deck.${which ?? "form"}` : `card.${cardOf(card)}`;
}

/** Everything wrong with a deck; faults of cards stand at `card.<id>`, the others at `deck.<rule>`. */
export function check(deck: Deck): EditorIssue[] {
  const nameOf = namesIn(deck);
  const read = judge(deck, deck.cards);
  if ("ok" in read) return [];
  const flaws = issuesOf(read.bad, nameOf, fieldOf);
  // A card that is there too often is named once for every copy too many.
  return flaws.filter((flaw, i) => flaws.findIndex((one) => one.at === flaw.at && one.text === flaw.text) === i);
}

/** Why one more of a card breaks a rule about that card; what concerns the whole deck is no reason to stop building. */
export function barToAdding(deck: Deck, id: CardId): EditorIssue | undefined {
  const read = judge(deck, [...deck.cards, id]);
  if ("ok" in read) return undefined;
  const bad = read.bad.filter((error) => fieldOf(error) === `card.${id}`);
  return issuesOf(bad, namesIn(deck))[0];
}

/** The table options to play a deck with. */
export function optionsOf(deck: Deck): Readonly<Record<string, unknown>> {
  const read = judge(deck, deck.cards);
  if (deck.sheet || !("ok" in read)) return {};
  return {
    [deck.side === "federation" ? "federationDeck" : "dominionDeck"]: read.ok,
    ...(deck.own.length > 0 && { ownCards: deck.own }),
  };
}

export const written = (deck: Deck): object => ({
  format: DECK_FORMAT,
  version: 1,
  name: deck.name,
  side: deck.side,
  sheet: deck.sheet,
  cards: deck.cards,
  own: deck.own,
});

const noDeck = (): { flaws: EditorIssue[] } => ({
  flaws: [{ at: "", code: "TW_DECK_FILE", text: en.deck.noFile, rule: "TW-13.1" }],
});

/** A deck from a file, or from a plain list of identifiers. A list that breaks building rules is a deck all the same. */
export function readFile(raw: unknown): { readonly ok: Deck } | { readonly flaws: readonly EditorIssue[] } {
  const file = (Array.isArray(raw) ? { format: DECK_FORMAT, version: 1, cards: raw } : raw) as Partial<
    Record<keyof Deck | "format" | "version", unknown>
  > | null;
  if (typeof file !== "object" || file === null || file.format !== DECK_FORMAT || file.version !== 1) return noDeck();
  const { cards } = file;
  if (!Array.isArray(cards) || cards.length > 200 || !cards.every((id) => typeof id === "string")) return noDeck();
  const own = readCards(file.own ?? []);
  if ("bad" in own)
    return {
      flaws: issuesOf(
        own.bad,
        (id) => id,
        (error) => `own.${error.at}`,
      ),
    };
  const first = (cards[0] as string | undefined) ?? "F";
  const side = SIDE_IDS.find((id) => id === file.side) ?? (first.startsWith("D") ? "dominion" : "federation");
  const sheet = sheetDeck(SIDE_IDS.indexOf(side) as Side);
  // Only what is the sheet's deck to the card is locked as such.
  if (file.sheet === true && own.ok.length === 0 && cards.join() === sheet.cards.join()) return { ok: sheet };
  const name = typeof file.name === "string" && file.name.trim() !== "" ? file.name.slice(0, 60) : en.deck.unnamed;
  return { ok: { name, side, cards: cards.map(cardOf).sort(compareIds), own: own.ok, sheet: false } };
}

/** How many cards of a deck have each Force, by Battleground: Units alone, because every Turn needs one. */
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
