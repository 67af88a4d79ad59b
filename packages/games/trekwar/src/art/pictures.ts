/** Maps cards to pictures. Custom cards are drawn by race and kind, with their identifier as the seed. */
import type { CardEntry } from "../data/cards.ts";
import { cardOf } from "../data/ids.ts";
import type { Kind, Race } from "../effects/vocabulary.ts";
import { escort, federation, klingon, romulan } from "./alliance.ts";
import { runabout } from "./craft.ts";
import { breen, cardassian, jemHadar } from "./dominion.ts";
import { engraved, type Head, portrait, PORTRAIT } from "./people.ts";
import { type Pen, type Picture, seeded, type Viewpoint, type Stroke, createPen } from "./pen.ts";
import * as stations from "./stations.ts";
import * as things from "./things.ts";

/** Draws a ship over the plane. */
function afloat(draw: (pen: Pen) => void, viewpoint: Viewpoint = {}): Picture {
  const pen = createPen(viewpoint);
  pen.plane();
  draw(pen);
  return pen.picture();
}
const rings = (x: number, y: number, radii: readonly number[], look: Stroke["look"] = "dash"): Stroke[] =>
  radii.map((r) => ({ is: "circle", look, x, y, r }));
const path = (d: string, look: Stroke["look"]): Stroke => ({ is: "path", look, d });

/** Adds strokes to a picture; `box` extends its bounds. */
const over = (base: Picture, strokes: readonly Stroke[], box = base.box): Picture => ({
  ...base,
  strokes: [...base.strokes, ...strokes],
  box,
});

function cloaked(): Picture {
  const pen = createPen({ scale: 1.06 });
  klingon(pen, { span: 104, sweep: 46, neck: 62 });
  const whole = pen.picture();
  const ghosts = whole.strokes.flatMap((s): Stroke[] =>
    s.is === "path" && s.look !== "seam" ? [{ ...s, look: "ghost" }] : [],
  );
  const waves = Array.from({ length: 7 }, (_, i) =>
    path(`M${250 + i * 38} ${30 + i * 4}q${46 - i * 2} 120 -6 ${244 - i * 8}`, "dash"),
  );
  return { ...whole, strokes: [...ghosts, ...whole.strokes.filter((_, i) => i < 9), ...waves] };
}

function torpedoes(): Picture {
  const strokes: Stroke[] = [];
  for (let i = 0; i < 4; i++) {
    const x = 340 + i * 52;
    const y = 236 - i * 46 - (i % 2) * 14;
    strokes.push(path(`M${x - 300} ${y + 62}L${x} ${y}`, "seam"), path(`M${x - 110} ${y + 23}L${x} ${y}`, "beam"));
    strokes.push(...rings(x, y, [17]), { is: "circle", look: "lamp", x, y, r: 8 });
  }
  return { strokes, box: { x: 150, y: 60, w: 380, h: 220 }, person: false };
}

function polaron(): Picture {
  const pen = createPen({ scale: 1.02, x: 190, y: 190 });
  jemHadar(pen, { size: 0.8 });
  const beams = [24, 34, 46].map((y) => path(`M262 140 560 ${y}`, "beam"));
  const ship = pen.picture();
  return {
    strokes: [
      ...beams,
      ...ship.strokes,
      ...rings(552, 34, [22, 38]),
      { is: "circle", look: "lamp", x: 552, y: 34, r: 7 },
    ],
    box: { x: 40, y: -4, w: 552, h: 296 },
    person: false,
  };
}

function ram(): Picture {
  const pen = createPen({ scale: 0.86, x: 210, y: 190 });
  jemHadar(pen, { size: 0.9 });
  const rays = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 2 * Math.PI;
    const r = i % 2 ? 96 : 62;
    return path(
      `M${Math.round(470 + 26 * Math.cos(a))} ${Math.round(96 + 26 * Math.sin(a))}L${Math.round(470 + r * Math.cos(a))} ${Math.round(96 + r * Math.sin(a))}`,
      i % 2 ? "edge" : "beam",
    );
  });
  const wake = [-22, 0, 22].map((y) => path(`M20 ${286 + y}L${170 + y} ${222 + y * 0.4}`, "seam"));
  return over(pen.picture(), [...wake, ...rays], { x: 40, y: 0, w: 540, h: 296 });
}

function beamDown(): Picture {
  const pen = createPen({ elevation: 24, y: 216 });
  pen.plane();
  for (const [x, y] of [
    [-60, -10],
    [10, 20],
    [74, -14],
  ] as const) {
    pen.part(
      [
        [x - 10, y - 6],
        [x + 10, y - 6],
        [x + 10, y + 6],
        [x - 10, y + 6],
      ],
      { from: 0, to: 54, count: 7, profile: (t) => 0.6 + 0.5 * Math.sin(t * 2.4), about: [x, y] },
    );
    const [u, v] = pen.project(x, y, 0);
    for (let i = -3; i <= 3; i++)
      pen.addStrokes(path(`M${Math.round(u + i * 9)} ${Math.round(v - 4 * Math.abs(i))}V-10`, i % 2 ? "dash" : "seam"));
  }
  const whole = pen.picture();
  return { ...whole, box: { x: 170, y: 50, w: 270, h: 210 } };
}

function cover(): Picture {
  const ridge = (y: number, swing: number, phase: number): Stroke => {
    const points = Array.from(
      { length: 25 },
      (_, i) =>
        `${i * 25} ${Math.round(y + swing * Math.sin(i * 0.62 + phase) + swing * 0.4 * Math.sin(i * 1.7 + phase))}`,
    );
    return path(`M0 320L${points.join("L")}L600 320z`, "slice");
  };
  const bolts = [70, 190, 330, 470].map((x, i) => path(`M${x} ${i % 2 ? -20 : 0}l60 96`, "beam"));
  const strokes = [...bolts, ridge(150, 18, 0.3), ridge(190, 22, 2), ridge(232, 18, 4)];
  for (const x of [214, 268, 322])
    strokes.push({ is: "ellipse", look: "top", x, y: 214, rx: 13, ry: 17 }, path(`M${x - 22} 262q22 -52 44 0z`, "top"));
  return { strokes, box: { x: 90, y: 10, w: 400, h: 270 }, person: false };
}

function armoured(): Picture {
  const base = afloat(escort, { scale: 1.1 });
  const scales: Stroke[] = [];
  for (let q = -4; q <= 4; q++)
    for (let r = -3; r <= 3; r++) {
      const [x, y] = [300 + q * 40 + (r % 2 ? 20 : 0), 150 + r * 34];
      if (Math.hypot((x - 300) / 1.5, y - 150) < 118 && Math.hypot((x - 300) / 1.5, y - 150) > 60)
        scales.push(path(`M${x} ${y - 20}l17 10v20l-17 10-17-10v-20z`, "dash"));
    }
  return over(base, scales);
}

function dissipated(): Picture {
  const base = afloat((pen) => breen(pen), { scale: 0.8, x: 240, y: 176 });
  const strokes = [24, 44, 64, 84, 104].map(
    (r, i): Stroke => ({
      is: "ellipse",
      look: i % 2 ? "dash" : "edge",
      x: 440 + i * 8,
      y: 110 - i * 4,
      rx: r * 0.5,
      ry: r,
    }),
  );
  return over(base, strokes, { x: 80, y: 0, w: 470, h: 290 });
}

function together(first: (pen: Pen) => void, second: (pen: Pen) => void): Picture {
  const left = createPen({ scale: 0.66, x: 210, y: 110 });
  first(left);
  const right = createPen({ scale: 0.66, x: 400, y: 210 });
  second(right);
  return {
    strokes: [...left.picture().strokes, ...right.picture().strokes],
    box: { x: 70, y: 10, w: 470, h: 290 },
    person: false,
  };
}

function shrouded(): Picture {
  const ghost = (x: number): Stroke[] =>
    engraved({ x, ridge: 3, neck: 0.24, collar: 0.6 }).map((s) => ({ ...s, look: "fade" }));
  return portrait(
    { ridge: 3, neck: 0.24, collar: 0.6 },
    [...ghost(210), ...ghost(390)],
    [path("M230 0V296M256 0V296M344 0V296M370 0V296", "dash")],
  );
}

function blitz(): Picture {
  const base = things.flight(
    [
      [-70, -70, 0.5],
      [40, -40, 0.62],
      [-50, 20, 0.7],
      [60, 70, 0.56],
      [-90, 100, 0.44],
    ],
    "jemHadar",
  );
  return over(base, [path("M420 20 330 130h56l-70 120", "beam"), path("M180 30 120 110h40l-50 90", "edge")]);
}

const person = (head: Head) => (): Picture => portrait(head);
const ship = (draw: (pen: Pen) => void, viewpoint?: Viewpoint) => (): Picture => afloat(draw, viewpoint);

const PICTURES: Readonly<Record<string, () => Picture>> = {
  FU01: stations.crownStation,
  FU02: stations.starbase,
  FU03: ship((p) => federation(p, { disc: 62, forward: 46, stretch: 0.82, span: 46, nacelle: 78 }), {
    scale: 1.04,
    x: 292,
  }),
  FU04: ship(
    (p) =>
      federation(p, {
        disc: 58,
        forward: 34,
        stretch: 0.84,
        body: false,
        span: 42,
        nacelle: 78,
        slung: true,
        pod: true,
      }),
    { x: 288, y: 172 },
  ),
  FU05: ship(
    (p) => federation(p, { disc: 54, forward: 36, stretch: 1.1, body: false, span: 54, nacelle: 92, slung: true }),
    { scale: 1.04, x: 284 },
  ),
  FU06: ship((p) => federation(p, { disc: 46, forward: 50, span: 34, nacelle: 92 }), { scale: 1.1, x: 316 }),
  FU07: ship(escort, { scale: 1.16 }),
  FU08: ship(
    (p) => federation(p, { disc: 50, forward: 30, stretch: 1.24, body: false, span: 60, nacelle: 104, slung: true }),
    { scale: 1.02, x: 288, yaw: -24 },
  ),
  FU09: ship((p) => federation(p, { disc: 54, forward: 34, body: false, slung: true }), { scale: 1.1, x: 280 }),
  FU10: ship((p) => runabout(p, [0, 0], 1.5), { scale: 0.96 }),
  FU11: () =>
    things.flight(
      [
        [-64, -84, 0.7],
        [44, 0, 0.9],
        [-64, 84, 0.7],
      ],
      "dart",
    ),
  FU12: ship((p) => klingon(p, { span: 88, sweep: 30, neck: 54 }), { scale: 0.98 }),
  FU13: ship((p) => klingon(p, { span: 72, sweep: 64, neck: 96, head: 1.4 }), { scale: 0.96, x: 286 }),
  FU14: ship((p) => klingon(p, { span: 104, sweep: 46, neck: 62 }), { scale: 1.06 }),
  FU15: ship((p) => klingon(p, { span: 66, sweep: 36, neck: 84, head: 1.9 }), { scale: 1.04, x: 286, yaw: -26 }),
  FU16: ship((p) => klingon(p, { span: 116, sweep: 74, neck: 70, head: 1.7 }), { scale: 0.94, x: 296, yaw: -36 }),
  FU17: ship(romulan, { scale: 0.86, y: 158 }),
  FU18: ship(
    (p) => {
      runabout(p, [-50, -62], 0.72);
      runabout(p, [40, 46], 0.9);
    },
    { scale: 1.02 },
  ),
  FM01: () =>
    together(
      (p) => klingon(p, { span: 100, neck: 60 }),
      (p) => federation(p, { disc: 50, forward: 46, span: 38, nacelle: 88 }),
    ),
  FM02: cover,
  FM03: armoured,
  FM04: cloaked,
  FM05: torpedoes,
  FC01: person({ jaw: 0.7, ripple: 0.006, brow: -1, collar: 0.4, neck: 0.17 }),
  FC02: person({ collar: 0.55, neck: 0.2, brow: 0.3, beard: true }),
  FC03: things.mines,
  FC04: person({ ridge: 2, hair: 2, beard: true, collar: 0.9, neck: 0.22, brow: 0.8 }),
  FE01: () => portrait({ masked: true, collar: 0.2, hair: 1 }, rings(300, 140, [128, 96], "grid")),
  FE02: beamDown,
  FE03: () =>
    over(
      together(
        (p) => romulan(p),
        (p) => klingon(p, { span: 96, neck: 58 }),
      ),
      rings(300, 150, [34, 62, 92]),
      { x: 70, y: 10, w: 470, h: 290 },
    ),
  DU01: () => stations.wheelStation(),
  DU02: ship((p) => cardassian(p, { span: 56, tail: 86 }), { scale: 1.1, x: 290 }),
  DU03: things.yard,
  DU04: stations.array,
  DU05: () => things.depot("DU05"),
  DU06: () => things.camp(3, false),
  DU07: things.battery,
  DU08: ship((p) => cardassian(p, { span: 44, tail: 70 }), { scale: 1.2, x: 280, yaw: -22 }),
  DU09: ship((p) => jemHadar(p, { size: 1.12, stretch: 1.16, decks: true })),
  DU10: () => things.camp(4, true),
  DU11: ship((p) => jemHadar(p, { size: 1.16, stretch: 1.3, decks: true }), { scale: 1.02, yaw: -38 }),
  DU12: things.dock,
  DU13: ship((p) => cardassian(p, {}), { scale: 1.04, x: 306 }),
  DU14: ship(breen, { scale: 1.1 }),
  DU15: ship(
    (p) => {
      p.part(
        [
          [-110, -26],
          [40, -26],
          [40, 26],
          [-110, 26],
        ],
        { from: 0, to: 22, count: 4 },
      );
      cardassian(p, { span: 36, tail: 60 });
    },
    { scale: 1.02, x: 312 },
  ),
  DU16: () =>
    things.flight(
      [
        [-52, -92, 0.56],
        [40, 0, 0.72],
        [-52, 92, 0.56],
      ],
      "jemHadar",
    ),
  DU17: person({ ridge: 3, neck: 0.25, collar: 0.7, brow: 0.6, tube: true }),
  DU18: ship((p) => cardassian(p, { span: 82, tail: 128, fins: true }), { x: 310 }),
  DM01: polaron,
  DM02: dissipated,
  DM03: ram,
  DM04: shrouded,
  DC01: person({ ears: true, hair: 1, collar: 0.35, neck: 0.16, jaw: 0.9 }),
  DC02: person({ jaw: 0.8, ripple: 0.012, collar: 0.3, neck: 0.16, brow: -1 }),
  DC03: person({ ridge: 1, hair: 1, neck: 0.24, collar: 0.9, brow: 0.8 }),
  DC04: person({ ridge: 1, hair: 1, neck: 0.27, collar: 1.1, brow: 0.4, jaw: 0.85 }),
  DC05: person({ ridge: 3, neck: 0.23, collar: 0.5, hair: 2, tube: true }),
  DE01: blitz,
  DE02: things.hatchery,
  DE03: () => ({
    strokes: [
      ...engraved({ half: -1, hair: 1, collar: 0.6, x: 292 }),
      ...engraved({ half: 1, ripple: 0.03, brow: -1, x: 308 }),
      path("M300 8V296", "dash"),
    ],
    box: PORTRAIT,
    person: true,
  }),
};

const HULLS: { readonly [R in Race]: (pen: Pen, next: () => number) => void } = {
  Federation: (p, n) =>
    federation(p, {
      disc: 44 + n() * 18,
      forward: 34 + n() * 18,
      span: 34 + n() * 24,
      nacelle: 74 + n() * 30,
      slung: n() < 0.4,
      body: n() < 0.6,
    }),
  Klingon: (p, n) =>
    klingon(p, { span: 70 + n() * 44, sweep: 30 + n() * 44, neck: 50 + n() * 40, head: 1 + n() * 0.8 }),
  Romulan: (p) => romulan(p),
  Dominion: (p, n) => jemHadar(p, { size: 1 + n() * 0.2, stretch: 0.9 + n() * 0.4, decks: n() < 0.5 }),
  "Jem'Hadar": (p, n) => jemHadar(p, { size: 1 + n() * 0.2, stretch: 0.9 + n() * 0.4, decks: n() < 0.5 }),
  Cardassian: (p, n) => cardassian(p, { span: 44 + n() * 40, tail: 70 + n() * 60, fins: n() < 0.4 }),
  Breen: (p) => breen(p),
};

/** Returns a generated picture for a card without a drawing. */
function invented(card: CardEntry): Picture {
  const next = seeded(card.id + card.name);
  const kind: Kind | null = card.kind;
  if (card.type === "Command")
    return portrait({
      hair: Math.floor(next() * 3) as 0 | 1 | 2,
      ridge: Math.floor(next() * 4) as 0 | 1 | 2 | 3,
      collar: next(),
      brow: next(),
      beard: next() < 0.3,
    });
  if (card.type !== "Unit") return over(torpedoes(), rings(300, 150, [40 + next() * 60, 110]));
  if (kind === "station") return stations.wheelStation(3 + Math.floor(next() * 4));
  if (kind === "installation") return things.depot(card.id);
  if (kind === "troops") return things.squad(4 + Math.floor(next() * 4));
  if (kind === "fighter")
    return things.flight(
      [
        [-52, -92, 0.6],
        [40, 0, 0.76],
        [-52, 92, 0.6],
      ],
      card.race === "Jem'Hadar" ? "jemHadar" : "dart",
    );
  return afloat((pen) => HULLS[card.race ?? "Federation"](pen, next), { scale: 1.02 });
}

const drawn = new Map<string, Picture>();

/** Returns the picture of a card. It is drawn once. */
export function pictureOf(card: CardEntry): Picture {
  const known = PICTURES[cardOf(card.id)];
  // A changed card keeps its picture. Only a card with a new name and race gets a new one.
  const key = known ? cardOf(card.id) : `${card.id} ${card.name} ${card.race} ${card.kind}`;
  let picture = drawn.get(key);
  if (!picture) {
    picture = known ? known() : invented(card);
    drawn.set(key, picture);
  }
  return picture;
}
