/** Draws ships by their silhouettes, the map of a scenario with its zones, and the board of a view. */
import {
  boxPath,
  emblemPath,
  fitShapes,
  hexAt,
  type Ink,
  type PictureData,
  PICTURE_FRAME,
  type PictureShape,
} from "@starboard/kit";
import type { Part, Tone } from "../drawing/outline.ts";
import { type Silhouette, silhouette } from "../drawing/silhouette.ts";
import type { ScenarioFile, Zone } from "../data/scenario.ts";
import type { ShipClass } from "../data/ship.ts";
import { SHIPS } from "../data/ships.ts";
import { classOf, isBase, matchSetupOf } from "../match-setup.ts";
import { ACTIVE, type ViewAx } from "../state.ts";

/** Radius of a hex in units of the board. */
const RADIUS = 24;
const HALF = (RADIUS * Math.sqrt(3)) / 2;
const hexX = (q: number): number => RADIUS * 1.5 * q + RADIUS;
const hexY = (q: number, r: number): number => HALF * (2 * r + q) + HALF;
const n = (value: number): string => String(Math.round(value * 10) / 10);

const STEEL: Readonly<Record<Tone, (night: boolean, side: Ink) => Ink>> = {
  dark: (night) => (night ? "#0f1a2c" : "#1d2b43"),
  mid: (night, side) => (night ? "#2b3c58" : { mix: ["#5f7494", side], share: 0.22 }),
  light: (night, side) => (night ? "#41556f" : { mix: ["#aebfd6", side], share: 0.08 }),
  side: (night, side) => (night ? { mix: [side, "#26364f"], share: 0.25 } : side),
  gun: () => "#bccadd",
  seam: () => "#0a1322",
  lamp: () => "#f4f8ff",
  core: (_night, side) => ({ mix: [side, "#ffffff"], share: 0.72 }),
  glow: (_night, side) => ({ mix: [side, "#ffffff"], share: 0.5 }),
  plume: (_night, side) => ({ mix: [side, "#ffffff"], share: 0.25 }),
  ember: () => "#ffb35c",
};

function partShapes(part: Part, shape: Silhouette, side: Ink, scale: number): readonly PictureShape[] {
  const ink = STEEL[part.tone](shape.night, side);
  if (part.stroke !== undefined)
    return [{ is: "path", d: part.d, stroke: ink, width: Math.max(part.stroke, 0.6 / scale) }];
  if (part.tone === "plume") return [{ is: "path", d: part.d, fill: ink, opacity: 0.28 }];
  return [
    { is: "path", d: part.d, fill: ink, stroke: "#0a1322", width: 0.5 / scale },
    ...(part.shade === "" ? [] : [{ is: "path", d: part.shade, fill: "#050a14", opacity: 0.28 } as const]),
  ];
}

/** A ship around a point; `px` is the length of a ship of medium size, `turn` is in degrees clockwise from "up". */
function shipShape(ship: ShipClass, x: number, y: number, px: number, side: Ink, turn = 0): PictureShape {
  const shape = silhouette(ship);
  const size = px * shape.length;
  const scale = size / 100;
  return {
    is: "group",
    x,
    y,
    turn,
    scale,
    shapes: [
      { is: "path", d: shape.solid, stroke: "void", width: Math.max(5, 4.4 / scale), opacity: 0.85 },
      { is: "path", d: shape.solid, stroke: { mix: [side, "ink"], share: 0.35 }, width: Math.max(1.1, 1.5 / scale) },
      ...shape.parts.filter(({ from }) => size >= from).flatMap((part) => partShapes(part, shape, side, scale)),
    ],
  };
}

/** The borders of all hexes of a map, as one path. */
function gridPath(cols: number, rows: number): string {
  let d = "";
  for (let col = 0; col < cols; col++)
    for (let row = 0; row < rows; row++) {
      const { q, r } = hexAt(col, row);
      const [x, y] = [hexX(q), hexY(q, r)];
      d += `M${n(x - RADIUS)} ${n(y)}L${n(x - RADIUS / 2)} ${n(y - HALF)}H${n(x + RADIUS / 2)}L${n(x + RADIUS)} ${n(y)}`;
    }
  return d;
}

/** Larger maps have too many hexes for a small picture; their rim is drawn alone. */
const MOST_HEXES = 2_000;

function mapShapes(cols: number, rows: number): readonly PictureShape[] {
  const size = sizeOf(cols, rows);
  const rim: PictureShape = {
    is: "path",
    d: boxPath(-6, -6, size.width + 12, size.height + 12, 10),
    stroke: "line",
    width: 3,
  };
  if (cols * rows > MOST_HEXES) return [rim];
  return [{ is: "path", d: gridPath(cols, rows), stroke: "hair", width: 1.4 }, rim];
}
const sizeOf = (cols: number, rows: number): { readonly width: number; readonly height: number } => ({
  width: RADIUS * 1.5 * (cols - 1) + 2 * RADIUS,
  height: HALF * (2 * rows + 1),
});

const ground: PictureShape = { is: "path", d: boxPath(0, 0, PICTURE_FRAME.width, PICTURE_FRAME.height), fill: "void" };
const framed = (shapes: readonly PictureShape[]): PictureData => ({ ...PICTURE_FRAME, shapes: [ground, ...shapes] });
/** A field of hexes behind ships that stand on no map. */
const backdrop: PictureShape = { is: "path", d: gridPath(19, 10), stroke: "hair", width: 1.2, opacity: 0.8 };

export const shipPicture = (ship: ShipClass): PictureData =>
  framed([backdrop, shipShape(ship, PICTURE_FRAME.width / 2, PICTURE_FRAME.height / 2, 240, "side-1", 32)]);

/** Most ships of a fleet that a picture shows. */
const MOST_SHIPS = 12;

/** Draws the ships of a fleet, the largest first. */
export function fleetPicture(ships: readonly ShipClass[]): PictureData {
  const shown = ships.toSorted((a, b) => b.cost - a.cost).slice(0, MOST_SHIPS);
  const columns = Math.max(1, shown.length > 4 ? Math.ceil(shown.length / 2) : shown.length);
  const rows = Math.max(1, Math.ceil(shown.length / columns));
  const cell = { width: PICTURE_FRAME.width / columns, height: (PICTURE_FRAME.height - 20) / rows };
  const px = Math.min(cell.width * 0.9, cell.height * 0.72);
  return framed([
    backdrop,
    ...shown.map((ship, i) =>
      shipShape(
        ship,
        ((i % columns) + 0.5) * cell.width,
        10 + (Math.floor(i / columns) + 0.5) * cell.height,
        px,
        "side-1",
        28,
      ),
    ),
  ]);
}

/** The rectangle of a zone on the map; undefined for zones that depend on what is chosen in the match. */
function zoneBox(
  zone: Zone,
  { cols, rows }: ScenarioFile["map"],
): readonly [number, number, number, number] | undefined {
  if (zone.kind === "rectangle") return [zone.col[0], zone.row[0], zone.col[1], zone.row[1]];
  if (zone.kind !== "edge") return undefined;
  switch (zone.edge) {
    case "north":
      return [0, 0, cols - 1, zone.within];
    case "south":
      return [0, rows - 1 - zone.within, cols - 1, rows - 1];
    case "west":
      return [0, 0, zone.within, rows - 1];
    case "east":
      return [cols - 1 - zone.within, 0, cols - 1, rows - 1];
    default:
      return undefined;
  }
}

/** Draws the map of a scenario: the zones of both sides with their ships. */
export function scenarioPicture(file: ScenarioFile, own: readonly ShipClass[]): PictureData {
  const { cols, rows } = file.map;
  const size = sizeOf(cols, rows);
  const shipOf = (id: string): ShipClass | undefined => [...own, ...SHIPS].find((ship) => ship.id === id);
  const px = Math.max(44, size.height / 5);
  const zones = file.sides.flatMap((side, index): readonly PictureShape[] => {
    const ink = `side-${index + 1}`;
    const box = zoneBox(side.zone, file.map) ?? [
      0,
      index === 0 ? 0 : rows >> 1,
      cols - 1,
      index === 0 ? rows >> 1 : rows - 1,
    ];
    const [left, top, right, bottom] = box.map((one, i) => (i % 2 === 0 ? one * RADIUS * 1.5 : one * 2 * HALF)) as [
      number,
      number,
      number,
      number,
    ];
    const area = { x: left, y: top, width: right - left + 2 * RADIUS, height: bottom - top + 2 * HALF };
    const isFixed = zoneBox(side.zone, file.map) !== undefined;
    const ships = (side.fleet ?? []).flatMap(({ ship, count }) =>
      Array.from({ length: Math.min(count, 6) }, () => shipOf(ship)).filter((one) => one !== undefined),
    );
    const shown = ships.slice(0, MOST_SHIPS);
    const step = area.width / (shown.length + 1);
    return [
      ...(isFixed
        ? [
            {
              is: "path",
              d: boxPath(area.x, area.y, area.width, area.height, 12),
              fill: ink,
              opacity: 0.16,
            } as const,
          ]
        : []),
      ...shown.map((ship, i) =>
        shipShape(
          ship,
          area.x + step * (i + 1),
          area.y + area.height / 2,
          Math.min(px, step * 1.3, area.height * 1.05),
          ink,
          index === 0 ? 180 : 0,
        ),
      ),
      ...(shown.length === 0
        ? [
            {
              is: "group",
              x: area.x + area.width / 2 - px / 2,
              y: area.y + area.height / 2 - px / 2,
              scale: px / 32,
              shapes: [{ is: "path", d: emblemPath(index + 1), fill: ink, evenOdd: true }],
            } as const,
          ]
        : []),
    ];
  });
  return framed([
    fitShapes(
      [...mapShapes(cols, rows), ...zones],
      { x: -8, y: -8, width: size.width + 16, height: size.height + 16 },
      INNER,
    ),
  ]);
}
const INNER = { x: 6, y: 6, width: PICTURE_FRAME.width - 12, height: PICTURE_FRAME.height - 12 };

/** Draws the ships that a view shows, as near as they stand together. */
export function boardPicture({ board }: ViewAx): PictureData {
  const { cols, rows } = matchSetupOf(board.options);
  const placed = board.kind.flatMap((_, ship) =>
    board.status[ship] === ACTIVE && board.placed[ship] === 1
      ? [{ ship, x: hexX(board.q[ship] as number), y: hexY(board.q[ship] as number, board.r[ship] as number) }]
      : [],
  );
  const size = sizeOf(cols, rows);
  const near = nearBox(placed, size);
  const px = Math.max(40, Math.min(150, near.height / 8));
  const pieces = placed.map(({ ship, x, y }): PictureShape => {
    const side = `side-${(board.side[ship] ?? 0) + 1}`;
    if (isBase(board, ship))
      return {
        is: "group",
        x: x - px / 2,
        y: y - px / 2,
        scale: px / 32,
        shapes: [{ is: "path", d: emblemPath((board.side[ship] ?? 0) + 1), fill: side, evenOdd: true }],
      };
    return shipShape(classOf(board, ship), x, y, px, side, (board.facing[ship] ?? 0) * 60);
  });
  return framed([fitShapes([...mapShapes(cols, rows), ...pieces], near, INNER)]);
}

/** The part of the map with all ships in it, with some space around them. */
function nearBox(
  placed: readonly { readonly x: number; readonly y: number }[],
  size: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  if (placed.length === 0) return { x: 0, y: 0, ...size };
  const air = 4 * RADIUS;
  const [xs, ys] = [placed.map(({ x }) => x), placed.map(({ y }) => y)];
  const [left, top] = [Math.max(0, Math.min(...xs) - air), Math.max(0, Math.min(...ys) - air)];
  const width = Math.min(size.width, Math.max(...xs) + air) - left;
  const height = Math.min(size.height, Math.max(...ys) + air) - top;
  return { x: left, y: top, width: Math.max(width, 20 * RADIUS), height: Math.max(height, 16 * RADIUS) };
}
