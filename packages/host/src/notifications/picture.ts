/** Draws the glance at a match as a PNG (RFC 2083), for e-mails and notifications, which do not show SVG. */
import { crc32, deflateSync } from "node:zlib";
import { type Glance, GLANCE_FRAME } from "@starboard/kit";

/** Pixels per unit of the glance. */
const SCALE = 3;
const [WIDTH, HEIGHT] = [GLANCE_FRAME.width * SCALE, GLANCE_FRAME.height * SCALE];
type Colour = readonly [red: number, green: number, blue: number];
const BACKGROUND: Colour = [13, 17, 26];
/** Neutral, then the side colours 1 to 6 of the dark theme. */
const COLOURS: readonly Colour[] = [
  [92, 104, 125],
  [86, 173, 249],
  [244, 122, 88],
  [47, 189, 145],
  [184, 146, 245],
  [201, 211, 226],
  [207, 168, 44],
];

export function pictureOf({ dots }: Pick<Glance, "dots">): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let i = 0; i < pixels.length; i++) pixels[i] = BACKGROUND[i % 3] as number;
  for (const { x, y, radius, colour } of dots) {
    const [cx, cy, r] = [x * SCALE, y * SCALE, radius * SCALE];
    const ink = COLOURS[colour] ?? (COLOURS[0] as Colour);
    for (let py = Math.max(0, Math.floor(cy - r)); py <= Math.min(HEIGHT - 1, Math.ceil(cy + r)); py++)
      for (let px = Math.max(0, Math.floor(cx - r)); px <= Math.min(WIDTH - 1, Math.ceil(cx + r)); px++) {
        // The edge of a circle covers a pixel partly.
        const share = Math.min(1, Math.max(0, r - Math.hypot(px + 0.5 - cx, py + 0.5 - cy) + 0.5));
        const at = (py * WIDTH + px) * 3;
        for (let i = 0; i < 3; i++)
          pixels[at + i] = Math.round((pixels[at + i] as number) * (1 - share) + (ink[i] as number) * share);
      }
  }
  // Every row begins with its filter: 0 for none.
  const rows = Array.from({ length: HEIGHT }, (_, row) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(row * WIDTH * 3, (row + 1) * WIDTH * 3)]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // 8 bits per channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
