/** Draws cards in a fan, and the board of seven Sectors. Cards have the signs and pictures of the real ones. */
import {
  boxPath,
  emblemPath,
  fitShapes,
  type Ink,
  type PictureData,
  PICTURE_FRAME,
  type PicturePaint,
  type PictureShape,
  shortened,
} from "@starboard/kit";
import { GROUND_SIGNS, type Look, pictureOf, TYPE_SIGNS } from "../art/index.ts";
import { SECTORS, type Side } from "../data/board.ts";
import type { CardEntry } from "../data/cards.ts";
import type { ViewTW } from "../state.ts";
import { SECTOR_NAMES } from "../text/en/nouns.ts";

/** Side colours of the Federation and the Dominion, as on the board. */
const COLOURS = [1, 4] as const;
const inkOf = (side: Side): Ink => `side-${COLOURS[side]}`;
const CARD = { width: 150, height: 210, rail: 34 } as const;
/** Most cards that a picture shows. */
const MOST_SHOWN = 5;

const lookOf = (look: Look, ink: Ink): PicturePaint => {
  const faint: Ink = { mix: [ink, "well"], share: 0.5 };
  const looks: Readonly<Record<Look, PicturePaint>> = {
    slice: { fill: "well", stroke: faint, width: 2 },
    top: { fill: { mix: ["well", ink], share: 0.16 }, stroke: ink, width: 3 },
    edge: { stroke: ink, width: 3 },
    seam: { stroke: faint, width: 2 },
    beam: { stroke: ink, width: 5 },
    grid: { stroke: "hair", width: 1.5 },
    dash: { stroke: faint, width: 2, dash: [7, 7] },
    lamp: { fill: "ink" },
    engraved: { fill: ink },
    ghost: { stroke: faint, width: 2, dash: [3, 8] },
    bar: { fill: "ink" },
    fade: { fill: faint },
  };
  return looks[look];
};

function artOf(card: CardEntry, ink: Ink): PictureShape {
  const { strokes, box, person } = pictureOf(card);
  const air = person ? 0 : 18;
  const shapes = strokes.map((stroke): PictureShape => {
    const paint = lookOf(stroke.look, ink);
    if (stroke.is === "path") return { is: "path", d: stroke.d, ...paint };
    if (stroke.is === "circle") return { is: "circle", x: stroke.x, y: stroke.y, r: stroke.r, ...paint };
    const { x, y, rx, ry } = stroke;
    return { is: "path", d: `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`, ...paint };
  });
  const view = person
    ? { x: 158, y: -8, width: 284, height: 302 }
    : { x: box.x - air, y: box.y - air, width: box.w + 2 * air, height: box.h + 2 * air };
  const [left, width] = [CARD.rail + 4, CARD.width - CARD.rail - 8];
  return fitShapes(shapes, view, { x: left, y: 62, width, height: CARD.height - 76 });
}

const signAt = (d: string, x: number, y: number, size: number, fill: Ink, units = 24): PictureShape => ({
  is: "group",
  x,
  y,
  scale: size / units,
  shapes: [{ is: "path", d, fill, evenOdd: true }],
});

/** The front of a card, its upper left corner at the origin. */
function cardShapes(card: CardEntry): readonly PictureShape[] {
  const side: Side = card.id.startsWith("F") ? 0 : 1;
  const ink = inkOf(side);
  const { width, height, rail } = CARD;
  const forces = (["space", "surface"] as const).flatMap((ground, i): PictureShape[] => [
    signAt(GROUND_SIGNS[ground], rail / 2 - 6, 40 + i * 56, 12, "ink-2"),
    {
      is: "text",
      x: rail / 2,
      y: 84 + i * 56,
      size: 34,
      text: String(card[ground]),
      fill: "ink",
      align: "middle",
      bold: true,
    },
  ]);
  return [
    { is: "path", d: boxPath(0, 0, width, height, 10), fill: "card", stroke: ink, width: 2.4 },
    { is: "path", d: boxPath(2, 2, rail, height - 4, 8), fill: { mix: ["card", ink], share: 0.22 } },
    artOf(card, ink),
    signAt(TYPE_SIGNS[card.type], rail / 2 - 9, 12, 18, ink),
    ...(card.type === "Event" ? [] : forces),
    signAt(emblemPath(COLOURS[side]), rail / 2 - 9, height - 30, 18, ink, 32),
    { is: "text", x: rail + 10, y: 28, size: 17, text: shortened(card.name, 16), fill: "ink", bold: true },
    { is: "text", x: rail + 10, y: 46, size: 13, text: card.type, fill: ink },
  ];
}

/** The cards that tell most about a list: different ones, the strongest Units first. */
function telling(cards: readonly CardEntry[]): readonly CardEntry[] {
  const different = [...new Map(cards.map((card) => [card.id, card])).values()];
  const worth = ({ type, space, surface, bolts }: CardEntry): number =>
    (type === "Unit" ? 10 : 0) + Math.max(space, surface) + bolts / 2;
  return different.toSorted((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1)).slice(0, MOST_SHOWN);
}

const ground = (): PictureShape => ({
  is: "path",
  d: boxPath(0, 0, PICTURE_FRAME.width, PICTURE_FRAME.height),
  fill: "void",
});

/** Draws some of the cards in a fan. */
export function cardsPicture(cards: readonly CardEntry[]): PictureData {
  const { width, height } = PICTURE_FRAME;
  const shown = telling(cards);
  const middle = (shown.length - 1) / 2;
  const fan = shown.map((card, i): PictureShape => {
    const turn = (i - middle) * 8;
    const at = (turn * Math.PI) / 180;
    const [x, y] = [width / 2 + (i - middle) * 92, 66 + Math.abs(i - middle) ** 2 * 7];
    const scale = 1.12;
    // A card turns about its own middle.
    const [cx, cy] = [(CARD.width / 2) * scale, (CARD.height / 2) * scale];
    return {
      is: "group",
      x: x - (cx * Math.cos(at) - cy * Math.sin(at)),
      y: y + cy - (cx * Math.sin(at) + cy * Math.cos(at)),
      turn,
      scale,
      shapes: cardShapes(card),
    };
  });
  return { width, height, shapes: [ground(), ...fan] };
}

/** A pointy-top hexagon. */
function hexagon(x: number, y: number, radius: number): string {
  const half = (Math.sqrt(3) / 2) * radius;
  const n = (value: number): string => value.toFixed(1);
  return `M${n(x)} ${n(y - radius)}L${n(x + half)} ${n(y - radius / 2)}V${n(y + radius / 2)}L${n(x)} ${n(y + radius)}L${n(x - half)} ${n(y + radius / 2)}V${n(y - radius / 2)}Z`;
}

/** Draws the Sectors with their owners, and the Fleets. */
export function boardPicture(view: ViewTW): PictureData {
  const { width, height } = PICTURE_FRAME;
  const radius = 62;
  const place = ({ q, r }: { readonly q: number; readonly r: number }): readonly [number, number] => [
    width / 2 + (q + r / 2) * Math.sqrt(3) * (radius + 3),
    height / 2 + r * 1.5 * (radius + 3),
  ];
  const sectors = SECTORS.flatMap((sector): PictureShape[] => {
    const [x, y] = place(sector);
    const owner = view.owner[sector.id] ?? null;
    const ink = owner === null ? "ink-3" : inkOf(owner);
    const fleets = view.fleet.flatMap((id, side): PictureShape[] =>
      id === sector.id
        ? [
            { is: "circle", x: x + (side === 0 ? -22 : 22), y: y + 26, r: 15, fill: inkOf(side as Side) },
            signAt(emblemPath(COLOURS[side as Side]), x + (side === 0 ? -22 : 22) - 10, y + 16, 20, "void", 32),
          ]
        : [],
    );
    return [
      {
        is: "path",
        d: hexagon(x, y, radius),
        fill: owner === null ? "panel" : { mix: ["panel", ink], share: 0.2 },
        stroke: ink,
        width: 2,
      },
      ...(owner === null ? [] : [signAt(emblemPath(COLOURS[owner]), x - 13, y - 46, 26, ink, 32)]),
      {
        is: "text",
        x,
        y: y + 3,
        size: 17,
        text: SECTOR_NAMES[sector.id] ?? sector.id,
        fill: "ink",
        align: "middle",
        bold: true,
      },
      ...fleets,
    ];
  });
  return { width, height, shapes: [ground(), ...sectors] };
}
