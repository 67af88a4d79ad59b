/** The files that players of TrekWar make: decks and cards. Both are read by the building rules (chapter k). */
import { type FileKind, type GameFiles, type MatchOptions, readFileName, readHeader } from "@starboard/kit";
import type { CardId } from "../acts.ts";
import { cardPool } from "../card-index.ts";
import { SIDE_IDS, type SideId } from "../data/board.ts";
import type { CardEntry } from "../data/cards.ts";
import { CARDS_FORMAT, DECK_FORMAT } from "../data/files.ts";
import { cardOf } from "../data/ids.ts";
import { readCards } from "../data/read-cards.ts";
import { deckSum, readDeck } from "../data/read-deck.ts";
import { en } from "../text/en/files.ts";
import { SIDE_NAMES } from "../text/en/nouns.ts";
import { boardPicture, cardsPicture } from "./picture.ts";

export interface DeckFile {
  readonly format: typeof DECK_FORMAT;
  readonly version: 1;
  readonly name: string;
  readonly side: SideId;
  readonly sheet: false;
  readonly cards: readonly CardId[];
  readonly own: readonly CardEntry[];
}
export interface CardsFile {
  readonly format: typeof CARDS_FORMAT;
  readonly version: 1;
  readonly name: string;
  readonly cards: readonly CardEntry[];
}

const entriesOf = ({ cards, own }: DeckFile): readonly CardEntry[] => {
  const pool = new Map(cardPool(own).map((card) => [card.id, card]));
  return cards.flatMap((id) => pool.get(cardOf(id)) ?? []);
};

/** The options of a match with the deck against the standard deck of the other side. */
const optionsWith = ({ side, cards, own }: DeckFile): MatchOptions => ({
  [side === "federation" ? "federationDeck" : "dominionDeck"]: cards,
  ...(own.length > 0 && { ownCards: own }),
});

const deck: FileKind<DeckFile> = {
  id: "deck",
  get title() {
    return en.deck;
  },
  editor: "deck",
  read(raw) {
    const header = readHeader(raw, DECK_FORMAT, "TW_DECK_FILE");
    if ("bad" in header) return header;
    const { name: rawName, side: rawSide, cards: rawCards, own: rawOwn = [] } = header.ok;
    const side = SIDE_IDS.find((id) => id === rawSide);
    if (side === undefined) return { bad: [{ code: "TW_DECK_FILE", at: "side" }] };
    const name = readFileName(rawName, "TW_DECK_FILE");
    if ("bad" in name) return name;
    const own = readCards(rawOwn);
    if ("bad" in own) return { bad: own.bad.map((one) => ({ ...one, at: `own.${one.at}` })) };
    const cards = readDeck(rawCards, side, cardPool(own.ok));
    if ("bad" in cards) return { bad: cards.bad.map((one) => ({ ...one, at: `cards.${one.at}` })) };
    return {
      ok: { format: DECK_FORMAT, version: 1, name: name.ok, side, sheet: false, cards: cards.ok, own: own.ok },
    };
  },
  nameOf: ({ name }) => name,
  facts(file) {
    const { cards, units, bolts } = deckSum(file.cards, cardPool(file.own));
    return [
      en.side(SIDE_NAMES[file.side === "federation" ? 0 : 1]),
      en.deckOf(cards, units, bolts),
      ...(file.own.length > 0 ? [en.ownCards(file.own.map(({ name }) => name).join(", "))] : []),
    ];
  },
  picture: (file) => cardsPicture(entriesOf(file)),
  play: optionsWith,
  balance: (file) => ({ options: optionsWith(file), of: "file", seat: file.side === "federation" ? 0 : 1 }),
};

const cardSet: FileKind<CardsFile> = {
  id: "cards",
  get title() {
    return en.cards;
  },
  editor: "cards",
  read(raw) {
    const header = readHeader(raw, CARDS_FORMAT, "TW_CARDS_FILE");
    if ("bad" in header) return header;
    const name = readFileName(header.ok["name"], "TW_CARDS_FILE");
    if ("bad" in name) return name;
    const cards = readCards(header.ok["cards"]);
    if ("bad" in cards) return { bad: cards.bad.map((one) => ({ ...one, at: `cards.${one.at}` })) };
    if (cards.ok.length === 0) return { bad: [{ code: "TW_CARDS_FILE", at: "cards" }] };
    return { ok: { format: CARDS_FORMAT, version: 1, name: name.ok, cards: cards.ok } };
  },
  nameOf: ({ name }) => name,
  facts: ({ cards }) => [en.count(cards.length)],
  picture: ({ cards }) => cardsPicture(cards),
};

/** The Federation is blue and the Dominion violet, as on the board. */
const side: GameFiles["side"] = (_view, seat) => ((seat as number) === 0 ? 1 : 4);

const sideId: GameFiles["sideId"] = (_view, seat) => SIDE_IDS[seat as number];

export const files: GameFiles = { kinds: [deck, cardSet], board: boardPicture, side, sideId };
