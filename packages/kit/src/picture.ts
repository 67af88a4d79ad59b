/**
 * Pictures as data: what a game draws of a board or a file without a browser. Pages show them as SVG elements in the
 * colours of their theme; a host writes them as SVG text and makes PNG of them. Nothing in a picture is markup, so text
 * from people stays text.
 */

/** A colour: `#rrggbb`, the name of one of the theme's (`side-1`), or two mixed, `share` of the second from 0 to 1. */
export type Ink = string | { readonly mix: readonly [Ink, Ink]; readonly share: number };

/** The theme's colours that pictures may name. */
export const INKS = [
  "void",
  "deep",
  "panel",
  "card",
  "well",
  "hair",
  "line",
  "star",
  "ink",
  "ink-2",
  "ink-3",
  "act",
  "side-1",
  "side-2",
  "side-3",
  "side-4",
  "side-5",
  "side-6",
] as const;

export interface PicturePaint {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  /** Of the stroke, in units of the picture. */
  readonly width?: number;
  readonly dash?: readonly [number, number];
  readonly opacity?: number;
  readonly evenOdd?: true;
}
export type PictureShape =
  | (PicturePaint & { readonly is: "path"; readonly d: string })
  | (PicturePaint & { readonly is: "circle"; readonly x: number; readonly y: number; readonly r: number })
  | {
      readonly is: "text";
      readonly x: number;
      /** Of the base line. */
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly fill: Ink;
      readonly align?: "start" | "middle" | "end";
      readonly bold?: true;
    }
  | {
      readonly is: "group";
      readonly x: number;
      readonly y: number;
      /** Degrees clockwise. */
      readonly turn?: number;
      readonly scale?: number;
      readonly opacity?: number;
      readonly shapes: readonly PictureShape[];
    };
export interface PictureData {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PictureShape[];
}

/** The size in which games draw boards and files. Lists and share pictures cut it to their own shape. */
export const PICTURE_FRAME = { width: 640, height: 360 } as const;

const short = (n: number): string => String(Math.round(n * 100) / 100);

/** The path of a rectangle, with rounded corners if `radius` is given. */
export function boxPath(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number): string => (r === 0 ? "" : `a${short(r)} ${short(r)} 0 0 1 ${dx} ${dy}`);
  const [w, h] = [short(width - 2 * r), short(height - 2 * r)];
  const s = Number(short(r));
  return `M${short(x + r)} ${short(y)}h${w}${corner(s, s)}v${h}${corner(-s, s)}h-${w}${corner(-s, -s)}v-${h}${corner(s, -s)}Z`;
}

/** Moves and scales shapes from a box of their own into a frame, centred and without distortion. */
export function fitShapes(
  shapes: readonly PictureShape[],
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): PictureShape {
  const scale = Math.min(frame.width / Math.max(box.width, 1e-6), frame.height / Math.max(box.height, 1e-6));
  return {
    is: "group",
    x: frame.x + (frame.width - box.width * scale) / 2 - box.x * scale,
    y: frame.y + (frame.height - box.height * scale) / 2 - box.y * scale,
    scale,
    shapes,
  };
}

/** Shortens a text to a number of characters, with an ellipsis where it was cut. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** Colours by the names of the theme, as `#rrggbb`. */
export type InkTable = Readonly<Record<(typeof INKS)[number], string>>;

/** The colours of the dark theme, in which hosts draw. A test compares them with the pages' style sheet. */
export const DARK_INKS: InkTable = {
  void: "#05080f",
  deep: "#090f1c",
  panel: "#0e1726",
  card: "#0c1525",
  well: "#070d19",
  hair: "#1a2a42",
  line: "#2b405f",
  star: "#9db7de",
  ink: "#eaf0f9",
  "ink-2": "#b0bfd5",
  "ink-3": "#8a9dba",
  act: "#ffc861",
  "side-1": "#56adf9",
  "side-2": "#f47a58",
  "side-3": "#2fbd91",
  "side-4": "#b892f5",
  "side-5": "#c9d3e2",
  "side-6": "#cfa82c",
};

/** Returns a colour as `#rrggbb`. */
export function hexOf(ink: Ink, table: InkTable): string {
  if (typeof ink === "string") return ink.startsWith("#") ? ink : table[ink as keyof InkTable];
  const [first, second] = ink.mix.map((one) => hexOf(one, table)) as [string, string];
  const part = (from: string, at: number): number => Number.parseInt(from.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(first, at) * (1 - ink.share) + part(second, at) * ink.share));
  return `#${mixed.map((n) => n.toString(16).padStart(2, "0")).join("")}`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** Text as it may stand in HTML, XML and their attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (one) => ESCAPES[one] as string);

/** Files of single weights carry names of their own, by which programs without a browser find them. */
const FAMILY = {
  medium: "Barlow Condensed Medium, Barlow Condensed, Inter",
  bold: "Barlow Condensed SemiBold, Barlow Condensed, Inter",
} as const;

/** Writes shapes as SVG elements, with all colours resolved. */
export function svgShapes(shapes: readonly PictureShape[], table: InkTable): string {
  const paint = ({ fill, stroke, width, dash, opacity, evenOdd }: PicturePaint): string =>
    [
      ` fill="${fill === undefined ? "none" : escapeMarkup(hexOf(fill, table))}"`,
      stroke === undefined
        ? ""
        : ` stroke="${escapeMarkup(hexOf(stroke, table))}" stroke-linejoin="round" stroke-linecap="round"`,
      width === undefined ? "" : ` stroke-width="${short(width)}"`,
      dash === undefined ? "" : ` stroke-dasharray="${dash.map(short).join(" ")}"`,
      opacity === undefined ? "" : ` opacity="${short(opacity)}"`,
      evenOdd === true ? ' fill-rule="evenodd"' : "",
    ].join("");
  return shapes
    .map((shape): string => {
      switch (shape.is) {
        case "path":
          return `<path d="${escapeMarkup(shape.d)}"${paint(shape)}/>`;
        case "circle":
          return `<circle cx="${short(shape.x)}" cy="${short(shape.y)}" r="${short(shape.r)}"${paint(shape)}/>`;
        case "text":
          return `<text x="${short(shape.x)}" y="${short(shape.y)}" font-family="${FAMILY[shape.bold ? "bold" : "medium"]}" font-size="${short(shape.size)}" font-weight="${shape.bold ? 600 : 500}" text-anchor="${shape.align ?? "start"}" fill="${escapeMarkup(hexOf(shape.fill, table))}">${escapeMarkup(shape.text)}</text>`;
        case "group": {
          const { x, y, turn = 0, scale = 1, opacity } = shape;
          const faded = opacity === undefined ? "" : ` opacity="${short(opacity)}"`;
          return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scale.toFixed(5)})"${faded}>${svgShapes(shape.shapes, table)}</g>`;
        }
      }
    })
    .join("");
}

/** Writes a picture as an SVG document. */
export const svgOf = ({ width, height, shapes }: PictureData, table: InkTable = DARK_INKS): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}">${svgShapes(shapes, table)}</svg>`;
