/** Print sheets as drawing commands, which become PDF files. */
export { type Block, leaflet, LEAFLET_BOX, leafletPage, setBlocks } from "./leaflet.ts";
export {
  type LayoutOptions,
  layOut,
  type Page,
  PAPERS,
  type Paper,
  type PaperId,
  type Piece,
  type Placed,
  type TooLarge,
} from "./paper.ts";
export { type PdfInfo, toPdf } from "./pdf.ts";
export type { Drawing, FontRole, Fonts, Paint, Pen, Stroke, TextStyle } from "./pen.ts";
