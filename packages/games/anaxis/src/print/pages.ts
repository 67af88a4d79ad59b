/** PDF files of Anaxis for printing. */
import { type Fonts, layOut, type Page, type PaperId, PAPERS, type Piece, toPdf } from "@starboard/print";
import type { ShipClass } from "../data/ship.ts";
import { SHIPS } from "../data/ships.ts";
import { leafletPiece } from "./leaflet.ts";
import { en } from "./messages.en.ts";
import { controlSheet, counter, mapPieces } from "./sheets.ts";

/** Printable parts of the game, by name. */
export const PARTS = ["sheets", "counters", "map", "leaflet"] as const;
type Part = (typeof PARTS)[number];

/** Counters per class: the largest number in a printed fleet and one spare. */
const COPIES = 6;
/** The map of the printed scenarios. */
const MAP = { cols: 41, rows: 41 } as const;

/** Returns the value of a layout. All pieces fit every paper, so an error here is a bug. */
function laid(pieces: readonly Piece[], paper: PaperId): Page[] {
  const pages = layOut(pieces, PAPERS[paper], { mayTurn: false });
  if ("code" in pages) throw new Error(`${pages.code}: ${pages.name}, ${pages.width} by ${pages.height} mm`);
  return pages;
}

const sheetsOf = (ships: readonly ShipClass[], paper: PaperId): Page[] => laid(ships.map(controlSheet), paper);

function countersOf(ships: readonly ShipClass[], paper: PaperId, backs: boolean, copies: number = COPIES): Page[] {
  const made = ships.map((ship) => {
    const { back, ...front } = counter(ship);
    return backs && back ? { ...front, back } : front;
  });
  return laid(
    made.flatMap((piece) => Array.from({ length: copies }, () => piece)),
    paper,
  );
}

/** Returns parts of the printed game as one PDF file: control sheets of all 37 ships, their counters, the hex map, a leaflet. */
export function printParts(
  parts: readonly Part[],
  paper: PaperId,
  fonts: Fonts,
  backs: boolean = true,
): Promise<Uint8Array> {
  const draw: { readonly [P in Part]: () => Page[] } = {
    sheets: () => sheetsOf(SHIPS, paper),
    counters: () => countersOf(SHIPS, paper, backs),
    map: () => laid(mapPieces(MAP, paper), paper),
    leaflet: () => laid([leafletPiece()], paper),
  };
  const pages = parts.flatMap((part) => draw[part]());
  return toPdf(pages, fonts, { title: en.title.game });
}

/** Returns a control sheet and counters for each class as a PDF file. */
export function printShips(ships: readonly ShipClass[], paper: PaperId, fonts: Fonts): Promise<Uint8Array> {
  const pages = [...sheetsOf(ships, paper), ...countersOf(ships, paper, true)];
  return toPdf(pages, fonts, { title: en.title.ships });
}

/**
 * Returns a control sheet and a counter for each ship of a fleet and the leaflet as a PDF file; ships of one class each
 * get their own.
 */
export function printFleet(ships: readonly ShipClass[], paper: PaperId, fonts: Fonts): Promise<Uint8Array> {
  const pages = [...sheetsOf(ships, paper), ...countersOf(ships, paper, true, 1), ...laid([leafletPiece()], paper)];
  return toPdf(pages, fonts, { title: en.title.ships });
}

/** Returns the hex map on as many pages as it needs as a PDF file. */
export function printMap(
  map: { readonly cols: number; readonly rows: number },
  name: string,
  paper: PaperId,
  fonts: Fonts,
): Promise<Uint8Array> {
  return toPdf(laid(mapPieces(map, paper), paper), fonts, { title: en.title.map(name) });
}
