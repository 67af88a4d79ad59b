/** The picture that messengers show of a link: what it leads to in a few words, beside the board. */
import { DARK_INKS, emblemPath, escapeMarkup, hexOf, type PictureData, svgShapes } from "@starboard/kit";

/** The size that messengers ask for, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

export type TextFont = "display" | "text";
/** Returns the width of a text in pixels. */
export type MeasureText = (text: string, size: number, font: TextFont) => number;

/** One party of a match: its emblems and its name. */
export interface CardScore {
  /** Numbers of sides, from 1. */
  readonly sides: readonly number[];
  readonly label: string;
  /** Drawn fainter, as of those who lost. */
  readonly isBehind: boolean;
}
export interface ShareCard {
  /** The line above the title. */
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  /** The words at the foot. */
  readonly invitation: string;
  readonly scores?: readonly CardScore[];
  /** A number with what it means, such as a rating. `word` judges it. */
  readonly figure?: { readonly word?: string; readonly value: string; readonly text: string };
  /** Null for what has no picture, and for what a stranger may not see. */
  readonly picture: PictureData | null;
}

const INK = DARK_INKS;
const BAD = "#ff8472";
/** The column of the texts. */
const LEFT = 64;
const COLUMN = 470;
/** The texts are centred above this line. */
const BOTTOM = 526;
const GAP = 20;
/** Where the art begins. */
const ART = 470;
export const FAMILIES: Readonly<Record<TextFont, string>> = {
  // Files of single weights carry names of their own.
  display: "Barlow Condensed SemiBold, Barlow Condensed, Inter Variable, Inter",
  text: "Inter Variable, Inter",
};
const TITLE_SIZES = [68, 58, 48] as const;
const MAX_TITLE_LINES = 3;
const MAX_TEXT_LINES = 3;

/** A line of text. */
export function write(
  text: string,
  x: number,
  y: number,
  size: number,
  font: TextFont,
  fill: string,
  weight = 400,
): string {
  const heavy = font === "display" ? 600 : weight;
  return `<text x="${x}" y="${y}" font-family="${FAMILIES[font]}" font-size="${size}" font-weight="${heavy}" fill="${fill}">${escapeMarkup(text)}</text>`;
}

/** Cuts a text to a width, with an ellipsis. */
function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  let kept = Array.from(text);
  while (kept.length > 1 && !fits(`${kept.join("")}…`)) kept = kept.slice(0, -1);
  return `${kept.join("").trimEnd()}…`;
}

/** Breaks a text into lines of a width; the last one is cut if there are more than `most`. */
export function linesOf(text: string, most: number, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== "") lines.push(line);
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = `${lines.slice(most - 1).join(" ")}`;
  return shown.map((one) => cut(one, fits));
}

interface Block {
  readonly height: number;
  draw(top: number): string;
}

/** The title in the largest size in which it needs no more lines than there may be. */
function titleBlock(title: string, measure: MeasureText): Block {
  const inSize = (size: number): string[] =>
    linesOf(title, Number.POSITIVE_INFINITY, (text) => measure(text, size, "display") <= COLUMN);
  const size = TITLE_SIZES.find((one) => inSize(one).length <= MAX_TITLE_LINES) ?? TITLE_SIZES[2];
  const lines = linesOf(title, MAX_TITLE_LINES, (text) => measure(text, size, "display") <= COLUMN);
  return {
    height: lines.length * size,
    draw: (top) =>
      lines.map((line, i) => write(line, LEFT, top + size * (i + 0.84), size, "display", INK.ink)).join(""),
  };
}

function textBlock(text: string, size: number, most: number, measure: MeasureText, weight = 400): Block {
  const lines = linesOf(text, most, (one) => measure(one, size, "text") <= COLUMN);
  const step = Math.round(size * 1.38);
  return {
    height: lines.length * step,
    draw: (top) =>
      lines.map((line, i) => write(line, LEFT, top + step * i + size, size, "text", INK["ink-2"], weight)).join(""),
  };
}

const EMBLEM = 40;
/** The parties of a match, in as many rows as they need. */
function scoreBlock(scores: readonly CardScore[], measure: MeasureText): Block {
  const size = 34;
  let [x, row] = [0, 0];
  const placed = scores.map((score) => {
    const room = COLUMN - score.sides.length * (EMBLEM + 10);
    const label = cut(score.label, (text) => measure(text, size, "display") <= room);
    const width = score.sides.length * (EMBLEM + 10) + measure(label, size, "display");
    if (x > 0 && x + width > COLUMN) [x, row] = [0, row + 1];
    const at = { score, label, x, row };
    x += width + 30;
    return at;
  });
  const step = EMBLEM + 12;
  return {
    height: (row + 1) * step - 12,
    draw: (top) =>
      placed
        .map(({ score: { sides, isBehind }, label, x: at, row: line }) => {
          const y = top + line * step;
          const emblems = sides.map((side, i) => {
            const fill = hexOf(`side-${((side - 1) % 6) + 1}`, INK);
            return `<path d="${emblemPath(side)}" fill-rule="evenodd" fill="${fill}" transform="translate(${LEFT + at + i * (EMBLEM + 10)} ${y}) scale(${EMBLEM / 32})"/>`;
          });
          const left = LEFT + at + sides.length * (EMBLEM + 10);
          return emblems.join("") + write(label, left, y + 32, size, "display", isBehind ? INK["ink-2"] : INK.ink);
        })
        .join(""),
  };
}

function figureBlock({ word, value, text }: NonNullable<ShareCard["figure"]>, measure: MeasureText): Block {
  return {
    height: 56,
    draw(top) {
      const base = top + 47;
      const after = word === undefined ? LEFT : LEFT + measure(word, 38, "display") + 18;
      const told = after + measure(value, 56, "display") + 16;
      return [
        word === undefined ? "" : write(word, LEFT, base, 38, "display", BAD),
        write(value, after, base, 56, "display", INK.ink),
        write(text, told, base, 24, "text", INK["ink-2"]),
      ].join("");
    },
  };
}

/** The board, which fades out behind the texts; what lies left of its place is covered. */
function art({ width, height, shapes }: PictureData): string {
  const scale = Math.max((CARD.width - ART) / width, CARD.height / height);
  const [x, y] = [ART + (CARD.width - ART - width * scale) / 2, (CARD.height - height * scale) / 2];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${svgShapes(shapes, INK)}</g>`;
}

const stop = (at: number, opacity: number): string =>
  `<stop offset="${at}" stop-color="${INK.void}" stop-opacity="${opacity}"/>`;
const DEFINITIONS = [
  `<defs><radialGradient id="ground" cx=".78" cy=".4" r=".8"><stop offset="0" stop-color="${INK.panel}"/><stop offset=".55" stop-color="${INK.deep}"/><stop offset="1" stop-color="${INK.void}"/></radialGradient>`,
  `<linearGradient id="side">${stop(0, 1)}${stop(0.39, 1)}${stop(0.455, 0.8)}${stop(0.53, 0.1)}${stop(0.6, 0)}</linearGradient>`,
  `<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">${stop(0.06, 0.92)}${stop(0.26, 0)}</linearGradient></defs>`,
].join("");

/** The logo, name and invitation. */
function foot(site: string, invitation: string, measure: MeasureText): string {
  const base = 580;
  const after = LEFT + 58 + measure(site, 34, "display") + 24;
  return [
    `<g transform="translate(${LEFT} 546) scale(1.375)"><path d="M16 2 28.1 9v14L16 30 3.900 23V9Z" fill="none" stroke="${INK["side-1"]}" stroke-width="1.6" opacity=".75"/>`,
    `<path d="M16 6.5v19L25.500 16Z" fill="${INK.act}"/><path d="M13.200 9.500v13L6.800 16Z" fill="none" stroke="${INK["ink-3"]}" stroke-width="1.5" stroke-linejoin="round"/></g>`,
    write(site, LEFT + 58, base, 34, "display", INK.ink),
    `<path d="M${after} 551v34" stroke="${INK.line}" stroke-width="1.500" fill="none"/>`,
    write(invitation, after + 23, 577, 24, "text", INK["ink-2"]),
  ].join("");
}

/** Draws a card as an SVG document. Everything in it that people wrote is text. */
export function cardSvg(card: ShareCard, site: string, measure: MeasureText): string {
  const { kicker, title, text, scores = [], figure, picture, invitation } = card;
  const blocks = [
    ...(kicker === "" ? [] : [textBlock(kicker, 24, 1, measure, 500)]),
    titleBlock(title, measure),
    ...(scores.length === 0 ? [] : [scoreBlock(scores, measure)]),
    ...(text === "" ? [] : [textBlock(text, 27, MAX_TEXT_LINES, measure)]),
    ...(figure ? [figureBlock(figure, measure)] : []),
  ];
  const height = blocks.reduce((sum, block) => sum + block.height, (blocks.length - 1) * GAP);
  let top = Math.max(40, (BOTTOM - height) / 2);
  const drawn = blocks.map((block) => {
    const at = top;
    top += block.height + GAP;
    return block.draw(at);
  });
  const whole = `width="${CARD.width}" height="${CARD.height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${whole} viewBox="0 0 ${CARD.width} ${CARD.height}">${DEFINITIONS}`,
    `<rect ${whole} fill="url(#ground)"/>`,
    picture ? art(picture) : "",
    `<rect ${whole} fill="url(#side)"/><rect ${whole} fill="url(#foot)"/>`,
    ...drawn,
    foot(site, invitation, measure),
    "</svg>",
  ].join("");
}
