/** The printed game: action cards, unit chits, markers and a map of a module as PDF. */
import { type Fonts, layOut, type Page, type PaperId, PAPERS, type Piece, toPdf } from "@starboard/print";
import { generated } from "../map/index.ts";
import type { Board } from "../map/board.ts";
import { withDisplayNames } from "../module/display-names.ts";
import { builtIn, type ModuleFile, resolve } from "../module/index.ts";
import type { Resolved } from "../module/resolved.ts";
import { leafletPiece } from "./leaflet.ts";
import { mapPieces } from "./map.ts";
import { cardPiece, factionPiece, markerPieces, namesOf, unitPiece } from "./pieces.ts";
import { en } from "./text.en.ts";

/** The parts that can be printed. */
export const PARTS = ["factions", "cards", "units", "markers", "map", "leaflet"] as const;
export type Part = (typeof PARTS)[number];

/** Number of control markers of each faction, and of markers of each building. */
const MARKERS = 14;
/** The map printed by default: the one that fits most player counts. */
const MAP = { players: 4, number: 1 } as const;

/** All pieces fit every paper size offered; a piece that does not fit is a programming error. */
function laid(pieces: readonly Piece[], paper: PaperId, mayTurn = true): Page[] {
  const pages = layOut(pieces, PAPERS[paper], { mayTurn });
  if ("code" in pages) throw new RangeError(`${pages.code}: ${pages.name}`);
  return pages;
}

const times = (piece: Piece, n: number): Piece[] => Array.from({ length: n }, () => piece);

/** The pages for some parts of a module. */
export function pagesOf(resolved: Resolved, parts: readonly Part[], paper: PaperId, backs: boolean): Page[] {
  const module = withDisplayNames(resolved);
  const nameOf = namesOf(module);
  const draw: { readonly [P in Part]: () => Page[] } = {
    factions: () =>
      laid(
        module.factions.map((faction, i) => factionPiece(module, faction, i, nameOf)),
        paper,
      ),
    cards: () =>
      laid(
        module.cards.flatMap((card) => times(cardPiece(card, nameOf, backs), card.count)),
        paper,
      ),
    units: () =>
      laid(
        module.units.flatMap((unit) => times(unitPiece(module, unit, backs), unit.count)),
        paper,
      ),
    markers: () => laid(markerPieces(module, MARKERS), paper),
    map: () => {
      const players = Math.min(MAP.players, module.players.max);
      const board = generated(module, players, MAP.number)?.board;
      return board ? laid(mapPieces(module, board, en.mapTitle(module.name, players, MAP.number)), paper, false) : [];
    },
    leaflet: () => laid([leafletPiece(module)], paper),
  };
  return PARTS.filter((part) => parts.includes(part)).flatMap((part) => draw[part]());
}

/** Parts of the Star Trek module as a PDF file. */
export const printParts = (parts: readonly Part[], paper: PaperId, fonts: Fonts, backs = true): Promise<Uint8Array> =>
  printModule(resolve(builtIn("star-trek") as ModuleFile), parts, paper, fonts, backs);

/** Parts of any module as a PDF file. */
export function printModule(
  module: Resolved,
  parts: readonly Part[],
  paper: PaperId,
  fonts: Fonts,
  backs = true,
): Promise<Uint8Array> {
  return toPdf(pagesOf(module, parts, paper, backs), fonts, { title: en.title(module.name) });
}

/** A board on as many pages as it needs, as a PDF file. */
export const printBoard = (
  module: Resolved,
  board: Board,
  name: string,
  paper: PaperId,
  fonts: Fonts,
): Promise<Uint8Array> => toPdf(laid(mapPieces(module, board, name), paper, false), fonts, { title: name });
