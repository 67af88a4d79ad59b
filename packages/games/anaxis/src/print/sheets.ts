/**
 * Drawings for print, in millimetres: control sheets, counters, the hex map. `pages.ts` adds fonts and makes the file.
 */
import { type PaperId, PAPERS, type Pen, type Piece } from "@starboard/print";
import type { BankSpec, ShipClass } from "../data/ship.ts";
import { silhouette } from "../drawing/silhouette.ts";
import { arcHexes } from "../calc/arc.ts";
import { remainingTurn, tablePenalty } from "../calc/ratings.ts";
import { shipType } from "../text/ship-type.ts";
import { en } from "./messages.en.ts";

const INK = "#101418";
const GREY = "#6b7480";
const PALE = "#d7dce2";
const LINE = { color: INK, width: 0.25 } as const;
const THIN = { color: GREY, width: 0.15 } as const;

/** Half a sheet of A4 or Letter, whichever is smaller, so that two sheets fit either paper. */
const SHEET = { width: 190, height: 130 } as const;

/** Draws a ship in one colour around the origin: a filled outline with blank panels. `length` is in millimetres. */
function ink(pen: Pen, ship: ShipClass, length: number): void {
  const shape = silhouette(ship);
  pen.frame({ x: 0, y: 0, scale: length / 100 }, () => {
    pen.path(shape.solid, { fill: INK });
    for (const part of shape.parts)
      if (part.stroke === undefined && (part.tone === "light" || part.tone === "side" || part.tone === "core"))
        pen.path(part.d, { fill: part.tone === "side" ? "#9aa4b0" : "#ffffff" });
  });
}

/** Returns the control sheet of a class: ratings, banks with their arcs, and a box for every point of hull. */
export function controlSheet(ship: ShipClass): Piece {
  return {
    name: ship.name,
    ...SHEET,
    front(pen) {
      pen.rect(0, 0, SHEET.width, SHEET.height, { stroke: LINE });
      pen.text(8, 6, ship.name, { font: "display", size: 26 });
      pen.text(8, 17, en.head(shipType(ship.class), ship.cost), { size: 11, color: GREY });
      pen.frame({ x: 160, y: 32 }, () => ink(pen, ship, Math.min(50, 26 * silhouette(ship).length)));
      ratings(pen, ship);
      bank(pen, ship.primary, en.primary, 72, 26);
      bank(pen, ship.secondary, en.secondary, 72, 52);
      if (ship.special) pen.text(8, 81, en.special[ship.special], { size: 9.5, width: SHEET.width - 16 });
      hull(pen, ship.hull);
    },
  };
}

function ratings(pen: Pen, ship: ShipClass): void {
  const { num, den } = ship.sensors;
  const rows: readonly (readonly [string, string])[] = [
    [en.speed, String(ship.speed)],
    [en.reverse, String(ship.reverse)],
    [en.maneuver, String(ship.maneuver)],
    [en.armour, String(ship.armour)],
    [en.initiative, String(ship.initiative)],
    [en.sensors, den === 1 ? String(num) : `${num}/${den}`],
  ];
  for (const [i, [name, value]] of rows.entries()) {
    const y = 25 + i * 7.8;
    pen.text(8, y + 1, name, { size: 10, color: GREY });
    pen.text(58, y, value, { font: "bold", size: 14, align: "right" });
    pen.line(8, y + 6.6, 60, y + 6.6, THIN);
  }
  // Rotations and penalty of evading or pursuing (AX-4.2), as the ship listings print them beside the rating.
  const y = 25 + rows.length * 7.8;
  const row = ship.maneuver;
  pen.text(8, y + 1, en.evading, { size: 10, color: GREY });
  pen.text(58, y + 1, row < 3 ? en.cannotEvade : en.evasion(remainingTurn(row), tablePenalty(row)), {
    font: row < 3 ? "text" : "bold",
    size: 10,
    align: "right",
  });
}

/** Penetration of a pulse by distance, as printed (AX-7.3b). */
const PULSE = [3, 1, 2] as const;

/** Draws firepower, penetration and tracking of a bank, and its arc as hexes around the ship. */
function bank(pen: Pen, guns: BankSpec | null, title: string, x: number, y: number): void {
  pen.text(x, y, title, { font: "bold", size: 11 });
  if (guns === null) {
    pen.text(x, y + 7, en.none, { size: 10, color: GREY });
    return;
  }
  if (guns.kind === "pulse") {
    pen.text(x, y + 6, en.pulse, { size: 9, color: GREY, width: 70 });
    for (const [distance, penetration] of PULSE.entries())
      pen.text(x, y + 15 + distance * 4.5, en.pulseRow(distance, penetration), { size: 9 });
    return;
  }
  for (const [i, [name, value]] of (
    [
      [en.firepower, guns.firepower],
      [en.penetration, guns.penetration],
      [en.tracking, guns.tracking],
    ] as const
  ).entries()) {
    pen.text(x, y + 6 + i * 6, name, { size: 9, color: GREY });
    pen.text(x + 32, y + 5.4 + i * 6, String(value), { font: "bold", size: 12, align: "right" });
  }
  const inside = new Set(arcHexes(guns.arc, 0, 3, "wedge").map(({ q, r }) => `${q},${r}`));
  pen.frame({ x: x + 52, y: y + 12 }, () => {
    for (let q = -3; q <= 3; q++)
      for (let r = -3; r <= 3; r++) {
        if (Math.abs(q + r) > 3) continue;
        const own = q === 0 && r === 0;
        const fill = own ? INK : inside.has(`${q},${r}`) ? PALE : "#ffffff";
        pen.path(hexagon(2.7 * q, 1.8 * Math.sqrt(3) * (r + q / 2), 1.8), { fill, stroke: THIN });
      }
  });
}

/** Draws a box for every point of hull, in groups of five and rows of twenty-five. */
function hull(pen: Pen, points: number): void {
  pen.text(8, 92, en.hull(points), { font: "bold", size: 11 });
  const rows = Math.ceil(points / 25);
  const step = Math.min(6.4, 30 / rows);
  for (let i = 0; i < points; i++) {
    const col = i % 25;
    const x = 8 + col * 6.4 + Math.floor(col / 5) * 3;
    pen.rect(x, 98 + Math.floor(i / 25) * step, step - 1, step - 1, { stroke: LINE });
  }
}

const COUNTER = 25;

/** Returns the counter of a class. Its back, for the other side, has a pale background. */
export function counter(ship: ShipClass): Piece {
  const face =
    (turned: boolean): ((pen: Pen) => void) =>
    (pen) => {
      if (turned) pen.rect(0, 0, COUNTER, COUNTER, { fill: PALE });
      pen.rect(0, 0, COUNTER, COUNTER, { stroke: THIN });
      pen.path("M10.5 3.4L12.5 1L14.5 3.4Z", { fill: INK });
      pen.frame({ x: COUNTER / 2, y: COUNTER / 2 }, () => ink(pen, ship, Math.min(17, 11 * silhouette(ship).length)));
      pen.text(COUNTER / 2, 21, ship.name, { font: "display", size: 7.5, align: "center" });
    };
  return { name: ship.name, width: COUNTER, height: COUNTER, front: face(false), back: face(true) };
}

function hexagon(x: number, y: number, radius: number): string {
  const h = (radius * Math.sqrt(3)) / 2;
  const at = (dx: number, dy: number): string => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
  const corners = [at(-radius, 0), at(-radius / 2, -h), at(radius / 2, -h), at(radius, 0), at(radius / 2, h)];
  return `M${corners.join("L")}L${at(-radius / 2, h)}Z`;
}

/** Millimetres from the middle of a printed hex to a corner, so that a counter lies on it. */
const HEX = 15;
const HIGH = HEX * Math.sqrt(3);
/** Height of the caption under the hexes, in millimetres. */
const CAPTION = 5;

/** Divides columns or rows into runs of nearly equal length that each fit a page. */
function runs(count: number, most: number): (readonly [from: number, to: number])[] {
  const pages = Math.ceil(count / most);
  return Array.from({ length: pages }, (_, i) => [
    Math.floor((i * count) / pages),
    Math.floor(((i + 1) * count) / pages) - 1,
  ]);
}

/**
 * Returns the hex map divided into pages. Each hex is complete on one page, with its coordinates. Hexes of neighbouring
 * pages are drawn pale at the rim, so that pages can overlap.
 */
export function mapPieces(map: { readonly cols: number; readonly rows: number }, paper: PaperId): Piece[] {
  const { width, height } = PAPERS[paper];
  const room = { width: width - 16, height: height - 18 };
  // A third of a hex around the complete ones is left for the neighbours.
  const rim = HEX / 3;
  const across = runs(map.cols, Math.floor((room.width - HEX / 2 - 2 * rim) / (HEX * 1.5)));
  const down = runs(map.rows, Math.floor((room.height - HIGH / 2 - 2 * rim - CAPTION) / HIGH));
  const pages = across.length * down.length;
  return down.flatMap((rows, i) =>
    across.map(
      (cols, k): Piece => ({
        name: en.part(cols[0], rows[0]),
        ...room,
        front(pen) {
          pen.clipped(box(room.width, room.height - CAPTION), () => {
            for (const pale of [true, false])
              for (let col = cols[0] - 1; col <= cols[1] + 1; col++)
                for (let row = rows[0] - 1; row <= rows[1] + 1; row++) {
                  const own = col >= cols[0] && col <= cols[1] && row >= rows[0] && row <= rows[1];
                  if (own === pale || col < 0 || row < 0 || col >= map.cols || row >= map.rows) continue;
                  const x = rim + HEX + (col - cols[0]) * HEX * 1.5;
                  // Even columns stand half a hex higher, as on the screen.
                  const y = rim + HIGH / 2 + (row - rows[0]) * HIGH + (col % 2 === 0 ? 0 : HIGH / 2);
                  pen.path(hexagon(x, y, HEX), { stroke: own ? THIN : { ...THIN, color: PALE } });
                  if (own) pen.text(x, y + HIGH / 2 - 4, en.hex(col, row), { size: 6, color: GREY, align: "center" });
                }
          });
          const page = i * across.length + k + 1;
          pen.text(0, room.height - 3.5, en.joint(page, pages, cols, rows), { size: 7, color: GREY });
        },
      }),
    ),
  );
}

const box = (width: number, height: number): string => `M0 0H${width}V${height}H0Z`;
