/** Whole files of Anaxis on paper. */
import { type Fonts, layOut, type Page, type PaperId, PAPERS, type Piece, toPdf } from "@starboard/print";
import type { ShipClass } from "../data/ship.ts";
import { SHIPS } from "../data/ships.ts";
import { en } from "./messages.en.ts";
import { controlSheet, counter, mapPieces } from "./sheets.ts";

/** What can be printed without an editor, by name. */
export const PARTS = ["sheets", "counters", "map"] as const;
type Part = (typeof PARTS)[number];

/** Counters printed of every class: as many as the largest printed fleet has of one, and a spare. */
const COPIES = 6;
/** The map of the printed scenarios. */
const MAP = { cols: 41, rows: 41 } as const;

/** The pieces are made to fit every paper offered; one that does not is our mistake. */
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

/** Parts of the printed game as one PDF file: control sheets of all 37 ships, their counters, the hex map. */
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
  };
  const pages = parts.flatMap((part) => draw[part]());
  return toPdf(pages, fonts, { title: en.title.game });
}

/** A control sheet for every class and its counters, as a PDF file. */
export function printShips(ships: readonly ShipClass[], paper: PaperId, fonts: Fonts): Promise<Uint8Array> {
  const pages = [...sheetsOf(ships, paper), ...countersOf(ships, paper, true)];
  return toPdf(pages, fonts, { title: en.title.ships });
}

/** A control sheet and a counter for every ship of a fleet, as a PDF file; ships of a class each have their own. */
export function printFleet(ships: readonly ShipClass[], paper: PaperId, fonts: Fonts): Promise<Uint8Array> {
  return toPdf([...sheetsOf(ships, paper), ...countersOf(ships, paper, true, 1)], fonts, { title: en.title.ships });
}

/** The hex map over as many pages as it needs, as a PDF file. */
export function printMap(
  map: { readonly cols: number; readonly rows: number },
  name: string,
  paper: PaperId,
  fonts: Fonts,
): Promise<Uint8Array> {
  return toPdf(laid(mapPieces(map, paper), paper), fonts, { title: en.title.map(name) });
}
