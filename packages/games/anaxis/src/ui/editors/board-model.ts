/**
 * What can be dragged on the map of the scenario editor: the zone of each side, and ships with a zone of their own. A ship
 * stands on a hex if its zone is that hex alone. Every function returns a new scenario.
 */
import type { FleetEntry, ScenarioFile, ScenarioSide, Zone } from "@starboard/anaxis";

export type SideIndex = 0 | 1;
type Rectangle = Extract<Zone, { kind: "rectangle" }>;
export interface Cell {
  readonly col: number;
  readonly row: number;
}
/** A zone on the map: of a side (`entry` is -1) or of one entry of its ships. */
export interface Piece {
  readonly side: SideIndex;
  readonly entry: number;
  readonly zone: Zone;
}

/** Returns the pieces of a scenario: the zones of both sides first, then ships with their own zone. */
export function piecesOf(file: ScenarioFile): readonly Piece[] {
  const sides = [0, 1] as const;
  const zones = sides.map((side): Piece => ({ side, entry: -1, zone: file.sides[side].zone }));
  const ships = sides.flatMap((side) =>
    (file.sides[side].fleet ?? []).flatMap((entry, i): Piece[] =>
      entry.zone ? [{ side, entry: i, zone: entry.zone }] : [],
    ),
  );
  return [...zones, ...ships];
}

/** Returns the fields to change in a scenario if one side changes. */
export const withSide = (file: ScenarioFile, index: SideIndex, side: ScenarioSide): ScenarioFile["sides"] =>
  index === 0 ? [side, file.sides[1]] : [file.sides[0], side];

function withZone(file: ScenarioFile, piece: Piece, zone: Zone): ScenarioFile["sides"] {
  const side = file.sides[piece.side];
  if (piece.entry < 0) return withSide(file, piece.side, { ...side, zone });
  const fleet = (side.fleet ?? []).map((entry, i): FleetEntry => (i === piece.entry ? { ...entry, zone } : entry));
  return withSide(file, piece.side, { ...side, fleet });
}

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), Math.max(least, most));

/** Returns the distance of a cell to an edge of the map (AX-1.4). */
export function toEdge({ cols, rows }: ScenarioFile["map"], edge: string, { col, row }: Cell): number {
  if (edge === "north") return row;
  if (edge === "south") return rows - 1 - row;
  return edge === "west" ? col : cols - 1 - col;
}
const EDGES = ["north", "south", "west", "east"] as const;

/** True if a cell is in a zone, as far as the zone alone decides it: not for zones that depend on the other side. */
export function contains(file: ScenarioFile, zone: Zone, cell: Cell): boolean {
  const { map } = file;
  switch (zone.kind) {
    case "edge":
      return zone.edge === "choose"
        ? EDGES.some((edge) => toEdge(map, edge, cell) <= zone.within)
        : toEdge(map, zone.edge, cell) <= zone.within;
    case "rectangle":
      return cell.col >= zone.col[0] && cell.col <= zone.col[1] && cell.row >= zone.row[0] && cell.row <= zone.row[1];
    case "goal": {
      const [col, row] = [(map.cols - 1) >> 1, (map.rows - 1) >> 1];
      return Math.max(Math.abs(cell.col - col), Math.abs(cell.row - row)) <= zone.centreWithin;
    }
    default:
      return false;
  }
}

/** True for zones that can be moved on the map. */
export const isMovable = ({ zone }: Piece): boolean => zone.kind === "rectangle" || zone.kind === "edge";

/**
 * Moves a piece by columns and rows: a rectangle within the map; a zone at an edge becomes deeper or shallower, and goes to
 * the edge that it is moved across the middle to.
 */
export function movePiece(file: ScenarioFile, piece: Piece, by: Cell): ScenarioFile["sides"] {
  const { zone } = piece;
  const { cols, rows } = file.map;
  if (zone.kind === "rectangle") {
    const col = clamp(by.col, -zone.col[0], cols - 1 - zone.col[1]);
    const row = clamp(by.row, -zone.row[0], rows - 1 - zone.row[1]);
    const moved: Rectangle = {
      kind: "rectangle",
      col: [zone.col[0] + col, zone.col[1] + col],
      row: [zone.row[0] + row, zone.row[1] + row],
    };
    return withZone(file, piece, moved);
  }
  if (zone.kind !== "edge" || zone.edge === "choose") return file.sides;
  const inwards = { north: by.row, south: -by.row, west: by.col, east: -by.col }[zone.edge];
  const depth = zone.edge === "north" || zone.edge === "south" ? rows : cols;
  const within = zone.within + inwards;
  if (within >= depth >> 1) {
    const opposite = { north: "south", south: "north", west: "east", east: "west" } as const;
    return withZone(file, piece, { ...zone, edge: opposite[zone.edge] });
  }
  return withZone(file, piece, { ...zone, within: clamp(within, 0, depth - 1) });
}

/** Makes a piece larger or smaller by columns and rows, at its lower right corner. */
export function resizePiece(file: ScenarioFile, piece: Piece, by: Cell): ScenarioFile["sides"] {
  const { zone } = piece;
  const { cols, rows } = file.map;
  if (zone.kind === "rectangle")
    return withZone(file, piece, {
      kind: "rectangle",
      col: [zone.col[0], clamp(zone.col[1] + by.col, zone.col[0], cols - 1)],
      row: [zone.row[0], clamp(zone.row[1] + by.row, zone.row[0], rows - 1)],
    });
  if (zone.kind === "goal")
    return withZone(file, piece, {
      ...zone,
      centreWithin: clamp(zone.centreWithin + by.col + by.row, 0, Math.min(cols, rows) >> 1),
    });
  return movePiece(file, piece, by);
}

/** Puts the ships of an entry on the map: a zone of one hex per ship, in a row from a cell. */
export function placeShips(file: ScenarioFile, side: SideIndex, entry: number, at: Cell): ScenarioFile["sides"] {
  const { cols, rows } = file.map;
  const count = Math.max(1, file.sides[side].fleet?.[entry]?.count ?? 1);
  const col = clamp(at.col, 0, cols - Math.min(count, cols));
  const row = clamp(at.row, 0, rows - 1);
  const zone: Rectangle = { kind: "rectangle", col: [col, Math.min(cols - 1, col + count - 1)], row: [row, row] };
  return withZone(file, { side, entry, zone }, zone);
}

/** Takes the ships of an entry off the map again, so that they deploy in the zone of their side. */
export function liftShips(file: ScenarioFile, side: SideIndex, entry: number): ScenarioFile["sides"] {
  const own = file.sides[side];
  const fleet = (own.fleet ?? []).map((one, i): FleetEntry => {
    if (i !== entry) return one;
    const { zone: _, ...plain } = one;
    return plain;
  });
  return withSide(file, side, { ...own, fleet });
}
