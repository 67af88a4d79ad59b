/** TrekWar on paper: cards, board, Sector tiles and Fleets as PDF. */
import {
  type Fonts,
  layOut,
  type Page,
  PAPERS,
  type PaperId,
  type Piece,
  type TooLarge,
  toPdf,
} from "@starboard/print";
import { cardPool } from "../card-index.ts";
import { FEDERATION } from "../data/board.ts";
import type { CardEntry } from "../data/cards.ts";
import { cardOf } from "../data/ids.ts";
import { boardPiece, fleetPieces, tilePieces } from "./board.ts";
import { cardPiece, sideOfCard } from "./card.ts";
import { en } from "./text.en.ts";

export type { TooLarge } from "@starboard/print";
/** What can be printed. */
export const PARTS = ["federation", "dominion", "board", "tiles", "fleets"] as const;
export type Part = (typeof PARTS)[number];

/** Names for the cards that a text speaks of. */
const naming = (own: readonly CardEntry[]): ((id: string) => string) => {
  const names = new Map(cardPool(own).map((card) => [card.id, card.name]));
  return (id) => names.get(cardOf(id)) ?? id;
};

/** Cards as pieces, each as often as it is listed. `own` are cards whose names texts may mention. */
export const cardPieces = (cards: readonly CardEntry[], own: readonly CardEntry[], backs: boolean): Piece[] =>
  cards.map((card) => cardPiece(card, naming(own), backs));

/** The pieces of some parts of the game. */
export function piecesOf(parts: readonly Part[], backs: boolean): Piece[] {
  const pool = cardPool(null);
  const deck = (part: Part): CardEntry[] => {
    const federation = part === "federation";
    return pool.filter((card) => (sideOfCard(card) === FEDERATION) === federation);
  };
  const of: { readonly [P in Part]: () => Piece[] } = {
    federation: () => cardPieces(deck("federation"), [], backs),
    dominion: () => cardPieces(deck("dominion"), [], backs),
    board: () => [boardPiece()],
    tiles: () => tilePieces(backs),
    fleets: () => fleetPieces(),
  };
  return PARTS.filter((part) => parts.includes(part)).flatMap((part) => of[part]());
}

/** Pieces on paper, or the piece that is too large for it. */
export const pagesOf = (pieces: readonly Piece[], paper: PaperId): Page[] | TooLarge => layOut(pieces, PAPERS[paper]);

/** Pieces as a PDF file. Throws when a piece is larger than the paper, which no piece of TrekWar is on A4 or Letter. */
export async function pdfOf(pieces: readonly Piece[], paper: PaperId, fonts: Fonts): Promise<Uint8Array> {
  const pages = pagesOf(pieces, paper);
  if ("code" in pages) throw new RangeError(`${pages.code}: ${pages.name}`);
  return toPdf(pages, fonts, { title: en.title });
}

/** Parts of the game as a PDF file. */
export const printParts = (parts: readonly Part[], paper: PaperId, fonts: Fonts, backs = true): Promise<Uint8Array> =>
  pdfOf(piecesOf(parts, backs), paper, fonts);
