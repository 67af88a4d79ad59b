/** The pieces of 4000 A.D. to print and cut out: the star field, a card for each power, ship counters. Millimetres. */
import { FIGURES } from "@starboard/kit";
import type { Pen, Piece } from "@starboard/print";
import { journey } from "../data/map.ts";
import type { StarEntry, StarModule } from "../data/stars.ts";
import { SPECIES_SHIPS } from "../drawing/species.ts";
import { SPECIES } from "../text/names.ts";
import { en } from "./text.en.ts";

const INK = "#0f1a2b";
const INK_2 = "#5d6c85";
const HAIR = "#b4c0d2";
const PAPER = "#ffffff";
const LEVEL = { yellow: { fill: "#fdf6dc", ink: "#8a6a00" }, red: { fill: "#fbe9e4", ink: "#a3341b" } } as const;
/** By power: dark enough to read on white, and told apart by the figures as well. */
const POWER_INKS = ["#1767b5", "#0f7a58", "#b5401b", "#6d3fc0"] as const;

const CARD = { width: 63, height: 88 } as const;
const COUNTER = 20;
const SQUARE = { width: 58, height: 61 } as const;
const HEAD = 11;
/** The largest piece that fits A4 and Letter with their margins: the size of the printed star field. */
const PAGE = { width: 3 * SQUARE.width, height: 4 * SQUARE.height + HEAD + 5 } as const;
/** Figures and ships are drawn in a box of this size. */
const BOX = 32;

/** The name, colour and figure of a power: of one of our colours, or of a species (AD-1.1). */
export interface PowerArt {
  readonly name: string;
  readonly ink: string;
  readonly figure: string;
}

export const humanPowers: readonly PowerArt[] = POWER_INKS.map((ink, i) => ({
  get name() {
    return en.power(i + 1);
  },
  ink,
  figure: FIGURES[i] as string,
}));
export const alienPowers: readonly PowerArt[] = SPECIES.map((name, i) => ({
  name,
  ink: POWER_INKS[i] as string,
  figure: SPECIES_SHIPS[i] as string,
}));

const drawFigure = (pen: Pen, { figure, ink }: PowerArt, x: number, y: number, size: number): void =>
  pen.frame({ x, y, scale: size / BOX }, () => pen.path(figure, { fill: ink, evenOdd: true }));

/** The longest journey on a board in turns (AD-7.2.a): as many spaces as a hyperspace path needs. */
export const longestJourney = ({ board }: StarModule): number =>
  journey({ row: 0, col: 0, depth: 0 }, { row: board.rows - 1, col: board.cols - 1, depth: board.depths - 1 });

/** A card to lay before a player: the figure and name of the power, its home star, its hyperspace path. */
export function powerPiece(art: PowerArt, turns: number): Piece {
  const { width, height } = CARD;
  const inner = width - 12;
  return {
    name: art.name,
    width,
    height,
    front(pen) {
      pen.rect(2.5, 2.5, width - 5, height - 5, { fill: PAPER, stroke: { color: art.ink, width: 0.8 } }, 3);
      drawFigure(pen, art, width / 2 - 11, 6, 22);
      pen.text(6, 30, art.name, { font: "display", size: 17, color: art.ink, align: "center", width: inner });
      pen.text(6, 41, en.homeStar, { size: 9, color: INK_2 });
      pen.line(6, 50, width - 6, 50, { color: HAIR, width: 0.3 });
      pen.text(6, 54, en.track, { size: 9, color: INK_2, width: inner });
      const side = inner / turns;
      for (let turn = 1; turn <= turns; turn++) {
        const x = 6 + (turn - 1) * side;
        pen.rect(x, 60, side, 14, { stroke: { color: art.ink, width: 0.3 } });
        pen.text(x, 61, String(turn), { font: "bold", size: 10, color: art.ink, align: "center", width: side });
      }
      pen.text(6, 77, en.lost, { size: 8, color: INK_2, width: inner });
    },
  };
}

/** A counter for `ships` ships of a power. */
export const shipPiece = (art: PowerArt, ships: number): Piece => ({
  name: `${art.name} ${ships}`,
  width: COUNTER,
  height: COUNTER,
  front(pen) {
    pen.rect(1, 1, COUNTER - 2, COUNTER - 2, { fill: PAPER, stroke: { color: art.ink, width: 0.5 } }, 2);
    drawFigure(pen, art, COUNTER / 2 - 5, 1.5, 10);
    const style = { font: "display", size: 16, color: art.ink, align: "center", width: COUNTER } as const;
    pen.text(0, 11.5, String(ships), style);
  },
});

/** The star field: one square for each letter, its upper level above its lower one (AD-2.3.2). */
export function mapPiece(module: StarModule, name = ""): Piece {
  const { rows, cols } = module.board;
  const homes = new Set(Object.values(module.setups).flatMap(({ homes: ids }) => ids));
  const [width, height] = [cols * SQUARE.width, rows * SQUARE.height + HEAD + 5];
  // A larger field than the printed one is scaled down to one page.
  const scale = Math.min(1, PAGE.width / width, PAGE.height / height);
  const title = name === "" ? en.map : name;
  const draw = (pen: Pen): void => {
    pen.text(1, 1, title, { font: "display", size: 17, color: INK });
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++) {
        const stars = module.stars.filter((star) => star.row === row && star.col === col);
        pen.frame({ x: col * SQUARE.width, y: HEAD + row * SQUARE.height }, () => drawSquare(pen, stars, homes));
      }
    pen.text(1, HEAD + rows * SQUARE.height + 1, en.legend, { size: 9, color: INK_2 });
  };
  return {
    name: title,
    width: width * scale,
    height: height * scale,
    front: (pen) => (scale === 1 ? draw(pen) : pen.frame({ x: 0, y: 0, scale }, () => draw(pen))),
  };
}

function drawSquare(pen: Pen, stars: readonly StarEntry[], homes: ReadonlySet<string>): void {
  const half = (SQUARE.height - 2) / 2;
  for (const [i, level] of (["yellow", "red"] as const).entries()) {
    const y = 1 + i * half;
    const { fill, ink } = LEVEL[level];
    pen.rect(1, y, SQUARE.width - 2, half, { fill, stroke: { color: HAIR, width: 0.3 } }, 1.5);
    pen.text(3, y + 1, `${stars[0]?.sector ?? ""} · ${en.levels[level]}`, { size: 7, color: ink });
    const inLevel = stars.filter((one) => one.level === level).toSorted((p, q) => p.plot.y - q.plot.y);
    // Stars stand one below the other, so that no name covers another; only their columns follow the screen's field.
    for (const [n, star] of inLevel.entries()) {
      const x = 6 + (star.plot.x - star.col) * (SQUARE.width - 36);
      const top = y + 7 + (n * (half - 9)) / inLevel.length;
      if (homes.has(star.id)) pen.circle(x, top + 1.5, 2.8, { stroke: { color: ink, width: 0.4 } });
      pen.circle(x, top + 1.5, 1.3, { fill: ink });
      const symbols = `${star.population ? " o" : ""}${star.materials ? " +" : ""}`;
      pen.text(x + 3.6, top - 0.6, `${star.name}${symbols}`, { font: "bold", size: 8.5, color: INK });
    }
  }
}
