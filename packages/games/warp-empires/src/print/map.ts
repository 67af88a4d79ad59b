/** A board on as many pages as it needs, to be glued edge to edge. */
import type { Pen, Piece } from "@starboard/print";
import type { Board, Point } from "../map/board.ts";
import type { Resolved, TerrainSpec } from "../module/resolved.ts";
import { HAIR, INK, INK_2, INK_3, WELL } from "./pieces.ts";
import { en } from "./text.en.ts";

/** Page size in millimetres that fits on A4 and on Letter. */
const PART = { width: 190, height: 255 } as const;
/** Millimetres along the side of an average territory: room for a stack of counters and a name. */
const SIDE = 46;

const FILLS: { readonly [E in TerrainSpec["enter"]]: string } = { free: "#ffffff", stop: "#e6def3", never: "#c9d1dd" };

export function mapPieces(module: Resolved, board: Board, title: string): Piece[] {
  const points = board.territories.flatMap(({ outline }) => outline);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - x0, Math.max(...ys) - y0];
  const scale = SIDE / Math.sqrt((wide * high) / board.territories.length);
  const place = ([x, y]: Point): Point => [(x - x0) * scale + 3, (y - y0) * scale + 10];
  const cols = Math.ceil((wide * scale + 6) / PART.width);
  const rows = Math.ceil((high * scale + 13) / PART.height);
  return Array.from({ length: cols * rows }, (_, i): Piece => {
    const [col, row] = [i % cols, Math.floor(i / cols)];
    const { width, height } = PART;
    return {
      name: en.mapPart(col + 1, row + 1),
      width,
      height,
      front: (pen) =>
        pen.clipped(`M0 0H${width}V${height}H0Z`, () =>
          pen.frame({ x: -col * width, y: -row * height }, () => drawBoard(pen, module, board, place, title)),
        ),
    };
  });
}

function drawBoard(pen: Pen, module: Resolved, board: Board, place: (p: Point) => Point, title: string): void {
  const kinds = new Map(module.terrain.map((terrain) => [terrain.id, terrain]));
  const shape = (outline: readonly Point[]): string =>
    `M${outline
      .map((p) =>
        place(p)
          .map((n) => n.toFixed(2))
          .join(" "),
      )
      .join("L")}Z`;
  pen.text(3, 1, title, { font: "display", size: 14, color: INK_3 });
  for (const [at, land] of board.territories.entries()) {
    const kind = kinds.get(land.terrain);
    const worth = kind?.revenue === true && kind.enter === "free";
    const fill = kind?.network ? "#d9ecee" : worth ? "#e3edf8" : FILLS[kind?.enter ?? "free"];
    pen.path(shape(land.outline), { fill, stroke: { color: INK_3, width: 0.35 } });
    const [x, y] = place(land.label);
    if (worth) pen.circle(x, y - 4, 4.5, { fill: WELL, stroke: { color: HAIR, width: 0.4 } });
    if (board.homes.includes(at)) {
      pen.circle(x, y - 4, 6.5, { stroke: { color: INK, width: 0.8 } });
      pen.text(x, y + 7, en.home, { font: "bold", size: 7, color: INK_2, align: "center" });
    }
    pen.text(x, y + 2, land.name, { font: "bold", size: 9.5, color: INK, align: "center" });
  }
}
