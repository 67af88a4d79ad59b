/** The board, its Sector tiles and the Fleets. Lengths are in mm. */
import { emblemPath } from "@starboard/kit";
import type { Pen, Piece } from "@starboard/print";
import { pictureOf } from "../art/index.ts";
import { type Sector, SECTORS, type Side } from "../data/board.ts";
import { STANDARD_CARDS } from "../data/decks.ts";
import { SECTOR_NAMES, SIDE_NAMES } from "../text/en/nouns.ts";
import { emblemOf, sign } from "./card.ts";
import { HAIR, INK, INK_2, INK_3, mixed, PAPER, sideInk, WELL } from "./ink.ts";
import { drawPicture } from "./picture.ts";
import { en } from "./text.en.ts";

export const BOARD_WIDTH = 194;
export const BOARD_HEIGHT = 260;
/** Radius of a Sector on the board, from the centre to a corner. */
export const SECTOR = 35.5;
const TOP = 22;
const HALF = (Math.sqrt(3) / 2) * SECTOR;

/** Returns a pointy-top hexagon as an SVG path. */
export function hexagon(x: number, y: number, radius: number): string {
  const half = (Math.sqrt(3) / 2) * radius;
  const n = (value: number): string => value.toFixed(3);
  return `M${n(x)} ${n(y - radius)}L${n(x + half)} ${n(y - radius / 2)}V${n(y + radius / 2)}L${n(x)} ${n(y + radius)}L${n(x - half)} ${n(y + radius / 2)}V${n(y - radius / 2)}Z`;
}

/** Returns the centre of a Sector on the board, from its axial coordinates. */
export function middleOf(sector: Sector): { readonly x: number; readonly y: number } {
  return {
    x: BOARD_WIDTH / 2 + (sector.q + sector.r / 2) * 2 * HALF,
    y: TOP + 2.5 * SECTOR + sector.r * 1.5 * SECTOR,
  };
}

/** The board: seven Sectors with their initial owners, and the sequence of a Turn. */
export const boardPiece = (): Piece => ({
  name: "board",
  width: BOARD_WIDTH,
  height: BOARD_HEIGHT,
  front(pen) {
    pen.text(BOARD_WIDTH / 2, 3, en.title, { font: "display", size: 34, color: INK, align: "center" });
    pen.text(BOARD_WIDTH / 2, 15, en.board, { size: 11, color: INK_3, align: "center" });
    for (const sector of SECTORS) drawSector(pen, sector);
    drawAid(pen, TOP + 5 * SECTOR + 8);
    pen.rect(0.4, 0.4, BOARD_WIDTH - 0.8, BOARD_HEIGHT - 0.8, { stroke: { color: HAIR, width: 0.3 } }, 3);
  },
});

function drawSector(pen: Pen, sector: Sector): void {
  const { x, y } = middleOf(sector);
  const owner = sector.start;
  const color = owner === null ? INK_3 : sideInk(owner);
  pen.path(hexagon(x, y, SECTOR - 0.8), {
    fill: owner === null ? WELL : mixed(color, PAPER, 0.1),
    stroke: { color, width: 0.8 },
  });
  pen.path(hexagon(x, y, SECTOR - 4), { stroke: { color: mixed(color, PAPER, 0.4), width: 0.25 } });
  if (owner !== null) sign(pen, emblemPath(emblemOf(owner)), x - 9, y - 12, 18, color, 32);
  const name = SECTOR_NAMES[sector.id] ?? sector.id;
  pen.text(x, y + (owner === null ? -4 : 10), name, { font: "display", size: 15, color: INK, align: "center" });
  pen.text(x, y + (owner === null ? 3 : 17), sector.id, { font: "bold", size: 9, color: INK_3, align: "center" });
}

/** Draws the sequence of a Turn as five boxes, and how it ends. */
function drawAid(pen: Pen, y: number): void {
  const gap = 3;
  const left = 6;
  const width = (BOARD_WIDTH - 2 * left - gap * (en.stages.length - 1)) / en.stages.length;
  for (const [i, [name, text]] of en.stages.entries()) {
    const x = left + i * (width + gap);
    pen.rect(x, y, width, 31, { fill: WELL, stroke: { color: HAIR, width: 0.2 } }, 2);
    pen.text(x + 2.5, y + 1.5, `${i + 1}`, { font: "display", size: 16, color: INK_3 });
    pen.text(x + 7, y + 2.4, name, { font: "display", size: 13, color: INK });
    pen.text(x + 2.5, y + 9.5, text, { size: 9.5, color: INK_2, width: width - 5 });
  }
  pen.text(left, y + 34, en.end, { size: 10, color: INK_2, width: BOARD_WIDTH - 2 * left, align: "center" });
}

/**
 * Tiles that show the owner of a Sector: Federation on one side, Dominion on the other. They are cut along the hexagon.
 */
export function tilePieces(backs: boolean): Piece[] {
  const radius = SECTOR - 3;
  const width = Math.ceil(Math.sqrt(3) * radius) + 2;
  const height = 2 * radius + 2;
  const face = (side: Side) => (pen: Pen) => {
    const [x, y] = [width / 2, height / 2];
    const color = sideInk(side);
    pen.path(hexagon(x, y, radius), { fill: mixed(color, PAPER, 0.2), stroke: { color, width: 0.8 } });
    pen.path(hexagon(x, y, radius - 3), { stroke: { color, width: 0.3 } });
    sign(pen, emblemPath(emblemOf(side)), x - 13, y - 16, 26, color, 32);
    pen.text(x, y + 13, SIDE_NAMES[side], { font: "display", size: 13, color, align: "center" });
  };
  const tile = (name: string, front: Side, back: Side): Piece => ({
    name,
    width,
    height,
    front: face(front),
    ...(backs && { back: face(back) }),
  });
  const pieces = SECTORS.map(({ id }) => tile(`tile ${id}`, 0, 1));
  // Without backs every Sector needs a tile of each colour.
  return backs ? pieces : [...pieces, ...pieces.map(({ name }) => tile(`${name} D`, 1, 0))];
}

const FLEET = { width: 46, panel: 34, foot: 12 } as const;
/** The ships that represent the Fleets. */
const FLAGSHIPS: readonly [string, string] = ["FU03", "DU02"];

/** Fleets to fold: two faces back to back, with a foot on either side. */
export function fleetPieces(): Piece[] {
  const height = 2 * (FLEET.panel + FLEET.foot);
  return ([0, 1] as const).map((side) => ({
    name: `fleet ${SIDE_NAMES[side]}`,
    width: FLEET.width,
    height,
    front(pen) {
      const fold = (y: number): void => {
        pen.line(0, y, FLEET.width, y, { color: INK_3, width: 0.2, dash: [1.6, 1.2] });
      };
      pen.frame({ x: FLEET.width, y: FLEET.foot + FLEET.panel, turn: 180 }, () => drawFleet(pen, side));
      pen.frame({ x: 0, y: FLEET.foot + FLEET.panel }, () => drawFleet(pen, side));
      for (const y of [FLEET.foot, height / 2, height - FLEET.foot]) fold(y);
      pen.text(1.5, height / 2 - 3.4, en.fold, { size: 6, color: INK_3 });
    },
  }));
}

function drawFleet(pen: Pen, side: Side): void {
  const color = sideInk(side);
  const card = STANDARD_CARDS.find(({ id }) => id === FLAGSHIPS[side]);
  pen.rect(0, 0, FLEET.width, FLEET.panel, { fill: mixed(color, PAPER, 0.12) });
  if (card) drawPicture(pen, pictureOf(card), { x: 3, y: 2, width: FLEET.width - 6, height: 22 }, color);
  sign(pen, emblemPath(emblemOf(side)), 3, FLEET.panel - 9, 6.5, color, 32);
  pen.text(11, FLEET.panel - 8.6, en.fleet(SIDE_NAMES[side]), { font: "display", size: 13, color });
}
