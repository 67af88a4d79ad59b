/** Draws the star field flat: squares with both levels, stars with their names, and the ships of each power. */
import {
  boxPath,
  emblemPath,
  type Ink,
  type PictureData,
  PICTURE_FRAME,
  fitShapes,
  type PictureShape,
} from "@starboard/kit";
import type { Seat } from "@starboard/kernel";
import { mapOf } from "../data/map.ts";
import type { StarEntry, StarModule } from "../data/stars.ts";
import type { View4000 } from "../state.ts";

/** Units of a square of the field. */
const SQUARE = { width: 160, height: 124 } as const;
const LEVEL: Readonly<Record<StarEntry["level"], Ink>> = { yellow: "#ffe9ac", red: "#f2726b" };
/** Side colours of the powers, as on the board. */
const COLOURS = [1, 3, 2, 4] as const;

const placeOf = ({ plot }: StarEntry): { readonly x: number; readonly y: number } => ({
  x: plot.x * SQUARE.width,
  y: plot.y * SQUARE.height,
});

/** What stands at a star: ships of a power by its side colour. */
type Force = { readonly ships: number; readonly colour: number };

function starShapes(star: StarEntry, force: Force | null, isHome: boolean): readonly PictureShape[] {
  const { x, y } = placeOf(star);
  const ink = LEVEL[star.level];
  const glow = { mix: [ink, "void"], share: 0.72 } as const;
  const symbols = [
    ...(star.population ? [{ is: "circle", x: x + 11, y, r: 2.6, stroke: "ink-2", width: 1.2 } as const] : []),
    ...(star.materials ? [{ is: "path", d: `M${x + 16} ${y}h6m-3 -3v6`, stroke: "ink-2", width: 1.2 } as const] : []),
  ];
  const counter: readonly PictureShape[] =
    force === null
      ? []
      : [
          { is: "path", d: boxPath(x - 40, y - 9, 30, 18, 3), fill: `side-${force.colour}` },
          {
            is: "group",
            x: x - 38.5,
            y: y - 6.5,
            scale: 13 / 32,
            shapes: [{ is: "path", d: emblemPath(force.colour), fill: "void", evenOdd: true }],
          },
          {
            is: "text",
            x: x - 17.5,
            y: y + 5.4,
            size: 15,
            text: String(force.ships),
            fill: "void",
            align: "middle",
            bold: true,
          },
        ];
  return [
    { is: "circle", x, y, r: 9, fill: glow, opacity: 0.7 },
    ...(isHome ? [{ is: "circle", x, y, r: 11, stroke: "act", width: 1.3 } as const] : []),
    { is: "circle", x, y, r: 3.6, fill: ink },
    ...symbols,
    ...counter,
    { is: "text", x, y: y + 22, size: 13, text: star.name, fill: "ink", align: "middle" },
  ];
}

function fieldOf(
  { board, stars }: StarModule,
  forceAt: (star: number) => Force | null,
  homes: ReadonlySet<string>,
): PictureData {
  const { cols, rows } = board;
  const squares = Array.from({ length: cols * rows }, (_, i): readonly PictureShape[] => {
    const [x, y] = [(i % cols) * SQUARE.width, Math.floor(i / cols) * SQUARE.height];
    const box = (by: number): string => boxPath(x + 3 + by, y + 3 + by, SQUARE.width - 8, SQUARE.height - 8, 8);
    return [
      { is: "path", d: box(4), fill: { mix: ["void", "#f2726b"], share: 0.06 }, stroke: "hair", width: 1 },
      { is: "path", d: box(0), fill: { mix: ["panel", "void"], share: 0.25 }, stroke: "line", width: 1 },
      {
        is: "text",
        x: x + SQUARE.width / 2,
        y: y + SQUARE.height / 2 + 18,
        size: 54,
        text: String.fromCharCode(65 + i),
        fill: { mix: ["panel", "line"], share: 0.55 },
        align: "middle",
        bold: true,
      },
    ];
  });
  const all = [...squares.flat(), ...stars.flatMap((star, at) => starShapes(star, forceAt(at), homes.has(star.id)))];
  const { width, height } = PICTURE_FRAME;
  const field = { x: 0, y: 0, width: cols * SQUARE.width, height: rows * SQUARE.height };
  return {
    width,
    height,
    shapes: [
      { is: "path", d: boxPath(0, 0, width, height), fill: "void" },
      fitShapes(all, field, { x: 8, y: 8, width: width - 16, height: height - 16 }),
    ],
  };
}

/** Draws a star map with the home stars of its set-ups. */
export const mapPicture = (module: StarModule): PictureData =>
  fieldOf(module, () => null, new Set(Object.values(module.setups).flatMap(({ homes }) => homes)));

/** Two powers have the first two colours. */
const colourOf = (power: number, powers: number): number => (powers === 2 ? power + 1 : (COLOURS[power] ?? 1));

/** The colour of the first power that a seat plays. */
export function sideOf({ board: { seatOf, P } }: View4000, seat: number): number {
  return colourOf(Math.max(0, seatOf.indexOf(seat as Seat)), P);
}

/** Draws the field of a view with the largest force at each star. */
export function boardPicture({ board }: View4000): PictureData {
  const { P } = board;
  const map = mapOf(board.options);
  const forceAt = (star: number): Force | null => {
    const forces = Array.from({ length: P }, (_, power) => ({
      ships: board.ships[star * P + power] ?? 0,
      colour: colourOf(power, P),
    }));
    const [largest] = forces.toSorted((a, b) => b.ships - a.ships);
    return largest !== undefined && largest.ships > 0 ? largest : null;
  };
  const homes = new Set(board.home.flatMap((star) => map.stars[star]?.id ?? []));
  return fieldOf(map.module, forceAt, homes);
}
