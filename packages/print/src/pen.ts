/** The drawing interface of pieces: lengths in mm, origin at the top left corner of the piece, colours as CSS hex. */

/** The fonts of a document by role, each as the bytes of a TrueType, OpenType, WOFF or WOFF2 file. */
export interface Fonts {
  readonly text: Uint8Array;
  readonly bold: Uint8Array;
  readonly display: Uint8Array;
}
export type FontRole = keyof Fonts;

export interface Stroke {
  readonly color: string;
  /** Millimetres. */
  readonly width: number;
  /** Lengths of dash and gap in millimetres. */
  readonly dash?: readonly [number, number];
}
export interface Paint {
  readonly fill?: string;
  readonly stroke?: Stroke;
  /** 0 to 1. */
  readonly opacity?: number;
  /** Even-odd filling, for outlines with holes. */
  readonly evenOdd?: boolean;
}
export interface TextStyle {
  readonly font?: FontRole;
  /** Points. */
  readonly size: number;
  readonly color?: string;
  readonly align?: "left" | "center" | "right";
  /** Line width in millimetres, at which text wraps. Without it the text stays on one line. */
  readonly width?: number;
  /** Height in millimetres beyond which text is cut off. */
  readonly height?: number;
}

export interface Pen {
  /** SVG path data. */
  path(data: string, paint: Paint): void;
  rect(x: number, y: number, width: number, height: number, paint: Paint, radius?: number): void;
  circle(x: number, y: number, radius: number, paint: Paint): void;
  line(x1: number, y1: number, x2: number, y2: number, stroke: Stroke): void;
  /** `x`, `y` is the top left of the text, or of its box when a width is given. */
  text(x: number, y: number, text: string, style: TextStyle): void;
  /** Returns the height of a text in millimetres, for layouts that depend on their texts. */
  textHeight(text: string, style: TextStyle): number;
  textWidth(text: string, style: TextStyle): number;
  /** Draws inside a frame that is moved, turned (in degrees) and scaled. */
  frame(
    at: { readonly x: number; readonly y: number; readonly turn?: number; readonly scale?: number },
    draw: () => void,
  ): void;
  /** Draws only inside an SVG path. */
  clipped(data: string, draw: () => void): void;
}

export type Drawing = (pen: Pen) => void;
