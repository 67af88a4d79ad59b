/** 4000 A.D. on paper: the star field, a card for each power and ship counters as PDF, for humans or for aliens (AD-1.1). */
import { type Fonts, layOut, type Page, type PaperId, PAPERS, type Piece, toPdf } from "@starboard/print";
import { sheetStars } from "../data/sheet.ts";
import type { StarModule } from "../data/stars.ts";
import { leafletPiece } from "./leaflet.ts";
import { alienPowers, humanPowers, longestJourney, mapPiece, type PowerArt, powerPiece, shipPiece } from "./pieces.ts";
import { en } from "./text.en.ts";

/**
 * What can be printed. `powers` and `ships` have the figures of the colours, `aliens` has both for the species, and
 * `leaflet` is a sheet to fold for each player.
 */
export const PARTS = ["map", "powers", "ships", "aliens", "leaflet"] as const;
export type Part = (typeof PARTS)[number];

/** Counters of each power: how many of each value. */
const COUNTERS: readonly (readonly [ships: number, count: number])[] = [
  [1, 16],
  [2, 10],
  [5, 6],
  [10, 4],
];

const cardsOf = (powers: readonly PowerArt[]): Piece[] =>
  powers.map((art) => powerPiece(art, longestJourney(sheetStars)));
const countersOf = (powers: readonly PowerArt[]): Piece[] =>
  powers.flatMap((art) =>
    COUNTERS.flatMap(([ships, count]) => Array.from({ length: count }, () => shipPiece(art, ships))),
  );
const PIECES: { readonly [P in Part]: () => Piece[] } = {
  map: () => [mapPiece(sheetStars)],
  powers: () => cardsOf(humanPowers),
  ships: () => countersOf(humanPowers),
  aliens: () => [...cardsOf(alienPowers), ...countersOf(alienPowers)],
  leaflet: () => [leafletPiece(sheetStars)],
};

/** The pages of some parts on a paper. All pieces fit all papers; one that does not is our own bug. */
export function pagesOf(parts: readonly Part[], paper: PaperId): Page[] {
  const pieces = PARTS.filter((part) => parts.includes(part)).flatMap((part) => PIECES[part]());
  return laidOut(pieces, paper);
}

function laidOut(pieces: readonly Piece[], paper: PaperId): Page[] {
  const pages = layOut([...pieces], PAPERS[paper]);
  if ("code" in pages) throw new RangeError(`${pages.code}: ${pages.name}`);
  return pages;
}

/** A custom star map with power cards, counters and a leaflet for it, as a PDF file. */
export async function printMap(map: StarModule, name: string, paper: PaperId, fonts: Fonts): Promise<Uint8Array> {
  const pieces = [
    mapPiece(map, name),
    ...humanPowers.map((art) => powerPiece(art, longestJourney(map))),
    ...countersOf(humanPowers),
    leafletPiece(map),
  ];
  return toPdf(laidOut(pieces, paper), fonts, { title: name === "" ? en.title : name });
}

/** Parts of the game as a PDF file. No piece has a back, so the last argument of other games' printers has no use here. */
export const printParts = (parts: readonly Part[], paper: PaperId, fonts: Fonts): Promise<Uint8Array> =>
  toPdf(pagesOf(parts, paper), fonts, { title: en.title });
