/** TrekWar as print-ready PDF: cards, board, Sector tiles and Fleets. */
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
import { leafletPiece } from "./leaflet.ts";
import { en } from "./text.en.ts";

export type { TooLarge } from "@starboard/print";
/** The parts that can be printed. */
export const PARTS = ["federation", "dominion", "board", "tiles", "fleets", "leaflet"] as const;
export type Part = (typeof PARTS)[number];

/** Returns a function that names the cards a text mentions. */
const naming = (own: readonly CardEntry[]): ((id: string) => string) => {
  const names = new Map(cardPool(own).map((card) => [card.id, card.name]));
  return (id) => names.get(cardOf(id)) ?? id;
};

/** Converts cards to printable pieces, one per entry. `own` are custom cards whose names texts may mention. */
export const cardPieces = (cards: readonly CardEntry[], own: readonly CardEntry[], backs: boolean): Piece[] =>
  cards.map((card) => cardPiece(card, naming(own), backs));

/** Returns the pieces of some parts of the game. */
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
    leaflet: () => [leafletPiece()],
  };
  return PARTS.filter((part) => parts.includes(part)).flatMap((part) => of[part]());
}

/** Lays out pieces on pages, or returns the piece that is too large. */
export const pagesOf = (pieces: readonly Piece[], paper: PaperId): Page[] | TooLarge => layOut(pieces, PAPERS[paper]);

/** Returns pieces as a PDF file. Throws if a piece is larger than the paper, which does not happen on A4 or Letter. */
export async function pdfOf(pieces: readonly Piece[], paper: PaperId, fonts: Fonts): Promise<Uint8Array> {
  const pages = pagesOf(pieces, paper);
  if ("code" in pages) throw new RangeError(`${pages.code}: ${pages.name}`);
  return toPdf(pages, fonts, { title: en.title });
}

/** Returns parts of the game as a PDF file. */
export const printParts = (parts: readonly Part[], paper: PaperId, fonts: Fonts, backs = true): Promise<Uint8Array> =>
  pdfOf(piecesOf(parts, backs), paper, fonts);
