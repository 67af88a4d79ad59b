/** Converts pages to PDF, in the browser and in Node. */
import PDFDocument from "pdfkit";
import type { Page } from "./paper.ts";
import type { Fonts, Paint, Pen, Stroke, TextStyle } from "./pen.ts";

/** Points in a millimetre. */
const MM = 72 / 25.4;
const CUT: Stroke = { color: "#808080", width: 0.15 };

export interface PdfInfo {
  readonly title: string;
  /** Small text at the foot of every page, outside the pieces. */
  readonly foot?: string;
}

/** Draws pages into a PDF file and returns its bytes. */
export async function toPdf(pages: readonly Page[], fonts: Fonts, info: PdfInfo): Promise<Uint8Array> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    // No standard font is loaded: browsers do not have them, and every text names its own font.
    font: "",
    info: { Title: info.title, Creator: "Starboard", Producer: "Starboard" },
  });
  const chunks: Uint8Array[] = [];
  const closed = new Promise<void>((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve());
    doc.on("error", reject);
  });
  for (const [role, bytes] of Object.entries(fonts)) doc.registerFont(role, bytes as never);
  for (const page of pages) drawPage(doc, page, info.foot);
  doc.end();
  await closed;
  return joined(chunks);
}

function drawPage(doc: PDFKit.PDFDocument, page: Page, foot: string | undefined): void {
  doc.addPage({ size: [page.width * MM, page.height * MM], margin: 0 });
  doc.save();
  doc.scale(MM);
  const pen = penOn(doc);
  for (const { piece, x, y } of page.placed) {
    const draw = page.side === "front" ? piece.front : piece.back;
    if (!draw) continue;
    pen.frame({ x, y }, () => {
      pen.clipped(`M0 0H${piece.width}V${piece.height}H0Z`, () => draw(pen));
    });
  }
  for (const { x1, y1, x2, y2 } of page.marks) pen.line(x1, y1, x2, y2, CUT);
  if (foot) pen.text(8, page.height - 5, foot, { size: 6, color: "#808080" });
  doc.restore();
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}

/** Creates a pen on a document that is scaled to millimetres. Font sizes are in points and are converted. */
function penOn(doc: PDFKit.PDFDocument): Pen {
  const inFrame = (draw: () => void): void => {
    doc.save();
    draw();
    doc.restore();
  };
  const paint = (p: Paint): void => {
    if (p.opacity !== undefined) doc.opacity(p.opacity);
    if (p.stroke) {
      doc.lineWidth(p.stroke.width);
      if (p.stroke.dash) doc.dash(p.stroke.dash[0], { space: p.stroke.dash[1] });
    }
    const rule = p.evenOdd ? "even-odd" : "non-zero";
    if (p.fill && p.stroke) doc.fillAndStroke(p.fill, p.stroke.color, rule);
    else if (p.fill) doc.fill(p.fill, rule);
    else if (p.stroke) doc.stroke(p.stroke.color);
  };
  const setFont = (style: TextStyle): PDFKit.Mixins.TextOptions => {
    doc.font(style.font ?? "text").fontSize(style.size / MM);
    return {
      align: style.align ?? "left",
      lineBreak: style.width !== undefined,
      ...(style.width !== undefined && { width: style.width }),
      ...(style.height !== undefined && { height: style.height, ellipsis: true }),
    };
  };
  return {
    path: (data, p) =>
      inFrame(() => {
        doc.path(data);
        paint(p);
      }),
    rect: (x, y, width, height, p, radius = 0) =>
      inFrame(() => {
        if (radius > 0) doc.roundedRect(x, y, width, height, radius);
        else doc.rect(x, y, width, height);
        paint(p);
      }),
    circle: (x, y, radius, p) =>
      inFrame(() => {
        doc.circle(x, y, radius);
        paint(p);
      }),
    line: (x1, y1, x2, y2, stroke) =>
      inFrame(() => {
        doc.moveTo(x1, y1).lineTo(x2, y2);
        paint({ stroke });
      }),
    text: (x, y, text, style) =>
      inFrame(() => {
        const options = setFont(style);
        doc.fillColor(style.color ?? "#000000");
        const width = style.width === undefined ? doc.widthOfString(text) : 0;
        const shift =
          style.width !== undefined || !style.align || style.align === "left"
            ? 0
            : style.align === "center"
              ? width / 2
              : width;
        doc.text(text, x - shift, y, style.width === undefined ? { lineBreak: false } : options);
      }),
    textHeight: (text, style) => doc.heightOfString(text, setFont(style)),
    textWidth: (text, style) => {
      setFont(style);
      return doc.widthOfString(text);
    },
    frame: ({ x, y, turn = 0, scale = 1 }, draw) =>
      inFrame(() => {
        doc.translate(x, y);
        if (turn !== 0) doc.rotate(turn);
        if (scale !== 1) doc.scale(scale);
        draw();
      }),
    clipped: (data, draw) =>
      inFrame(() => {
        doc.path(data).clip();
        draw();
      }),
  };
}
