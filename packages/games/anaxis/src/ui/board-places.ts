/** The places of the hex map by name, and how an editor moves ships on it. */
import { matchSetupOf, type ShapeAx, type ViewAx } from "@starboard/anaxis";
import { colOf, rowOf } from "@starboard/kit";
import type { BoardPlaces, PositionMoves } from "@starboard/ui";
import { boardSize, hexUnder, hexX, hexY } from "./geometry.ts";
import { en } from "./messages.en.ts";
import { namesOf } from "./names.ts";
import { hexOfPlace, hexPlace, shipPlace } from "./places.ts";

const sizeOf = ({ board }: ViewAx): { width: number; height: number } => {
  const { cols, rows } = matchSetupOf(board.options);
  return boardSize(cols, rows);
};

export const places: BoardPlaces<ShapeAx> = {
  list: ({ board }) =>
    namesOf(board).flatMap((name, ship) => (board.placed[ship] === 1 ? [{ place: shipPlace(ship), name }] : [])),
  plane: {
    selector: ".ax-board .panzoom-art",
    sizeOf,
    pointOf(place, { board }) {
      const hex = hexOfPlace(board, place);
      return hex && { x: hexX(hex.q), y: hexY(hex.q, hex.r) };
    },
    placeAt(x, y, { board }) {
      const { q, r } = hexUnder(x, y);
      const { cols, rows } = matchSetupOf(board.options);
      const [col, row] = [colOf(q), rowOf(q, r)];
      return col >= 0 && col < cols && row >= 0 && row < rows ? hexPlace(q, r) : null;
    },
    nameOf(place, { board }) {
      const hex = hexOfPlace(board, place);
      return hex && en.hexName(colOf(hex.q), rowOf(hex.q, hex.r));
    },
  },
};

interface WrittenShip {
  readonly at?: readonly [number, number];
  readonly status?: string;
}

export const positionMoves: PositionMoves<ShapeAx> = {
  relocate(position, from, to, { board }) {
    const [kind, ship] = from.split(" ");
    const target = hexOfPlace(board, to);
    const ships = (position as { readonly ships?: readonly WrittenShip[] }).ships;
    if (kind !== "ship" || !target || !ships?.[Number(ship)]) return null;
    const at = [colOf(target.q), rowOf(target.q, target.r)];
    // The list of a written state has the ships by number.
    return { ...position, ships: ships.map((one, i) => (i === Number(ship) ? { ...one, at } : one)) };
  },
};
