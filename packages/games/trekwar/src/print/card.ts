/** Cards of 63 × 88 mm for sleeves, fronts and backs. The content keeps a distance of 2 mm from the cut. */
import { emblemPath } from "@starboard/kit";
import type { Drawing, Pen, Piece } from "@starboard/print";
import { BOLT, flavour, GROUND_SIGNS, pictureOf, SYMBOL_SIGNS, TYPE_SIGNS } from "../art/index.ts";
import type { Side } from "../data/board.ts";
import type { CardEntry } from "../data/cards.ts";
import { cardText, SYMBOLS } from "../text/en/effects.ts";
import { HAIR, INK, INK_2, INK_3, mixed, PAPER, sideInk, WELL } from "./ink.ts";
import { drawPicture } from "./picture.ts";
import { en } from "./text.en.ts";

export const CARD_WIDTH = 63;
export const CARD_HEIGHT = 88;
/** Width of the white margin, in mm, which hides inaccurate cuts. */
const RIM = 2;
const RAIL = 11;
const IN = { x: RIM, y: RIM, width: CARD_WIDTH - 2 * RIM, height: CARD_HEIGHT - 2 * RIM } as const;
const RADIUS = 2.5;
const BODY = { x: RIM + RAIL + 2.4, width: IN.width - RAIL - 4.8 } as const;

/** Emblem number of a side. */
export const emblemOf = (side: Side): number => (side === 0 ? 1 : 4);
export const sideOfCard = (card: CardEntry): Side => (card.id.startsWith("F") ? 0 : 1);
/** Draws an SVG sign of `units` × `units` into a square of `size` mm. */
export function sign(pen: Pen, data: string, x: number, y: number, size: number, color: string, units = 24): void {
  pen.frame({ x, y, scale: size / units }, () => pen.path(data, { fill: color, evenOdd: true }));
}
const roundRect = `M${RIM + RADIUS} ${RIM}h${IN.width - 2 * RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${RADIUS}v${IN.height - 2 * RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS} ${RADIUS}h${2 * RADIUS - IN.width}a${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS} ${-RADIUS}v${2 * RADIUS - IN.height}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${-RADIUS}Z`;

/** Returns a card to cut out. `nameOf` names the cards that its text mentions. */
export const cardPiece = (card: CardEntry, nameOf: (id: string) => string, backs: boolean): Piece => ({
  name: card.id,
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  front: cardFront(card, nameOf),
  ...(backs && { back: cardBack(sideOfCard(card)) }),
});

export function cardFront(card: CardEntry, nameOf: (id: string) => string): Drawing {
  return (pen) => {
    const side = sideOfCard(card);
    const color = sideInk(side);
    pen.clipped(roundRect, () => {
      pen.rect(IN.x, IN.y, IN.width, IN.height, { fill: PAPER });
      drawRail(pen, card, side);
      const top = drawHead(pen, card, color);
      const bottom = drawFoot(pen, card);
      drawBody(pen, card, nameOf, { top, bottom }, color);
    });
    pen.path(roundRect, { stroke: { color: mixed(color, PAPER, 0.75), width: 0.45 } });
  };
}

/** Draws the index rail: type, both Forces, symbols, side. Its edge shows the type without colour. */
function drawRail(pen: Pen, card: CardEntry, side: Side): void {
  const color = sideInk(side);
  const middle = RIM + RAIL / 2;
  pen.rect(RIM, RIM, RAIL, IN.height, { fill: mixed(color, PAPER, 0.13) });
  railEdge(pen, card, color);
  sign(pen, TYPE_SIGNS[card.type], middle - 3.1, RIM + 2.6, 6.2, color);
  if (card.type !== "Event") {
    let y = RIM + 12;
    for (const ground of ["space", "surface"] as const) {
      sign(pen, GROUND_SIGNS[ground], middle - 2.1, y, 4.2, INK);
      pen.text(middle, y + 4, String(card[ground]), { font: "display", size: 27, color: INK, align: "center" });
      y += 17.5;
    }
  }
  sign(pen, emblemPath(emblemOf(side)), middle - 3.3, CARD_HEIGHT - RIM - 9, 6.6, color, 32);
  for (const [i, symbol] of card.symbols.entries()) {
    const { line, fill } = SYMBOL_SIGNS[symbol];
    pen.frame({ x: middle - 3.3, y: CARD_HEIGHT - RIM - 18 - i * 8.5, scale: 6.6 / 24 }, () => {
      pen.path(line, { stroke: { color: INK, width: 2 } });
      pen.path(fill, { fill: INK });
    });
  }
}

function railEdge(pen: Pen, card: CardEntry, color: string): void {
  const x = RIM + RAIL - 0.75;
  const bar = (at: number, width: number): void => pen.rect(at, RIM, width, IN.height, { fill: color });
  if (card.type === "Unit") bar(x, 0.75);
  else if (card.type === "Command") {
    bar(x - 0.15, 0.3);
    bar(x + 0.45, 0.3);
  } else {
    const [dash, gap]: readonly [number, number] = card.type === "Maneuver" ? [2.4, 1.2] : [0.8, 1];
    pen.line(x + 0.37, RIM, x + 0.37, CARD_HEIGHT - RIM, { color, width: 0.75, dash: [dash, gap] });
  }
}

/** Draws name and kind; returns the top of the picture area. */
function drawHead(pen: Pen, card: CardEntry, color: string): number {
  const oneLine = [14.5, 13.5, 12.5].find((s) => pen.textWidth(card.name, { font: "display", size: s }) <= BODY.width);
  const name = { font: "display", size: oneLine ?? 14, color: INK, width: BODY.width + 0.5 } as const;
  const y = RIM + 2.2;
  pen.text(BODY.x, y, card.name, name);
  const under = y + pen.textHeight(card.name, name) + 0.2;
  const kind = { font: "bold", size: 9.5 } as const;
  pen.text(BODY.x, under, en.type(card.type), { ...kind, color });
  if (card.type === "Unit") {
    const after = BODY.x + pen.textWidth(`${en.type(card.type)} `, kind) + 0.6;
    pen.text(after, under, en.kind(card.race, card.kind), { font: "text", size: 9.5, color: INK_2 });
  }
  return under + 5;
}

/** Draws identifier and bolts; returns the bottom of the text area. */
function drawFoot(pen: Pen, card: CardEntry): number {
  const y = CARD_HEIGHT - RIM - 5.2;
  pen.text(BODY.x, y, card.id, { font: "bold", size: 8.5, color: INK_3 });
  const size = 3;
  for (let i = 0; i < card.bolts; i++) {
    const x = BODY.x + BODY.width - (i + 1) * 2.3;
    pen.frame({ x, y: y + 0.3, scale: size / 16 }, () => pen.path(BOLT, { fill: INK_3 }));
  }
  return y - 1.2;
}

/** Draws the text at the bottom and the picture in the remaining space. */
function drawBody(
  pen: Pen,
  card: CardEntry,
  nameOf: (id: string) => string,
  room: { readonly top: number; readonly bottom: number },
  color: string,
): void {
  const rulesText = cardText(card, nameOf);
  const text = rulesText === "" ? (flavour[card.id] ?? "") : rulesText;
  const symbols = card.symbols.map((symbol) => SYMBOLS[symbol].name).join(", ");
  const small = { font: "bold", size: 9.5, color: INK_2, width: BODY.width } as const;
  const symbolsHeight = symbols === "" ? 0 : pen.textHeight(symbols, small);
  const least = 20;
  const style = { font: "text", color: rulesText === "" ? INK_3 : INK, width: BODY.width } as const;
  const most = room.bottom - room.top - least - symbolsHeight - 1.6;
  // Long texts of custom cards are set smaller, so that the picture keeps some space.
  const size = [10.5, 9.5, 8.5, 7.5].find((one) => pen.textHeight(text, { ...style, size: one }) <= most) ?? 6.5;
  const height = text === "" ? 0 : pen.textHeight(text, { ...style, size });
  const top = room.bottom - symbolsHeight - height;
  if (text !== "") pen.text(BODY.x, top, text, { ...style, size });
  if (symbols !== "") pen.text(BODY.x, room.bottom - symbolsHeight, symbols, small);
  const x = RIM + RAIL;
  const art = { x, y: room.top, width: IN.width - RAIL, height: top - 1.6 - room.top };
  pen.rect(art.x, art.y, art.width, art.height, { fill: WELL });
  drawPicture(pen, pictureOf(card), art, color);
  for (const y of [art.y, art.y + art.height]) pen.line(x, y, CARD_WIDTH - RIM, y, { color: HAIR, width: 0.2 });
}

/** Draws the back of a side's cards: its emblem on a field of hexagons. */
export function cardBack(side: Side): Drawing {
  return (pen) => {
    const color = sideInk(side);
    pen.clipped(roundRect, () => {
      pen.rect(IN.x, IN.y, IN.width, IN.height, { fill: mixed(color, PAPER, 0.1) });
      pen.path(hexes(4.6), { stroke: { color: mixed(color, PAPER, 0.42), width: 0.3 } });
      pen.circle(CARD_WIDTH / 2, CARD_HEIGHT / 2, 15.5, { fill: mixed(color, PAPER, 0.1) });
      sign(pen, emblemPath(emblemOf(side)), CARD_WIDTH / 2 - 13, CARD_HEIGHT / 2 - 13, 26, color, 32);
    });
    pen.path(roundRect, { stroke: { color, width: 0.9 } });
  };
}

/** Returns a pattern of pointy-top hexagons over a whole card. */
function hexes(radius: number): string {
  const half = (Math.sqrt(3) / 2) * radius;
  const n = (value: number): string => value.toFixed(3);
  let out = "";
  const rows = Math.ceil(CARD_HEIGHT / 2 / (1.5 * radius)) + 1;
  const cols = Math.ceil(CARD_WIDTH / 2 / (2 * half)) + 1;
  for (let row = -rows; row <= rows; row++)
    for (let col = -cols; col <= cols; col++) {
      const x = CARD_WIDTH / 2 + (col + (row % 2 === 0 ? 0 : 0.5)) * 2 * half;
      const y = CARD_HEIGHT / 2 + row * 1.5 * radius;
      out += `M${n(x)} ${n(y - radius)}L${n(x + half)} ${n(y - radius / 2)}V${n(y + radius / 2)}L${n(x)} ${n(y + radius)}`;
      out += `L${n(x - half)} ${n(y + radius / 2)}V${n(y - radius / 2)}Z`;
    }
  return out;
}
