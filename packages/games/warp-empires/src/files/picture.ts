/** Draws territories with their terrain, the largest stack on each, and the emblems of a module's factions. */
import {
  boxPath,
  emblemPath,
  FIGURES,
  emblemIndex,
  fitShapes,
  type Ink,
  type PictureData,
  PICTURE_FRAME,
  type PictureShape,
  shortened,
} from "@starboard/kit";
import type { Board, Point } from "../map/board.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Resolved, TerrainSpec } from "../module/resolved.ts";
import type { ViewWE } from "../state.ts";

/** Number of side colours. */
const SIDE_COLOURS = 6;
const PAINTS: Readonly<Record<string, Ink>> = {
  space: "deep",
  system: { mix: ["panel", "side-1"], share: 0.24 },
  nebula: { mix: ["panel", "side-4"], share: 0.34 },
  supernova: { mix: ["panel", "act"], share: 0.34 },
  wormhole: { mix: ["panel", "#22c7c0"], share: 0.34 },
  plain: { mix: ["panel", "side-3"], share: 0.3 },
  town: { mix: ["panel", "side-1"], share: 0.24 },
  hills: { mix: ["panel", "side-4"], share: 0.34 },
  lake: { mix: ["panel", "#22c7c0"], share: 0.34 },
};

/** The colour of a terrain: by its id if known, otherwise by its rules. */
function paintOf(terrain: TerrainSpec | undefined): Ink {
  if (!terrain) return "panel";
  const known = Object.hasOwn(PAINTS, terrain.id) ? PAINTS[terrain.id] : undefined;
  if (known !== undefined) return known;
  if (terrain.network) return PAINTS["wormhole"] as Ink;
  if (terrain.enter === "never") return PAINTS["supernova"] as Ink;
  if (terrain.enter === "stop") return PAINTS["nebula"] as Ink;
  return PAINTS[terrain.revenue ? "system" : "space"] as Ink;
}

interface Holding {
  /** 1 to 6. */
  readonly colour: number;
  readonly units: number;
}

const outlinePath = (outline: readonly Point[]): string =>
  `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

function boardShapes(module: Resolved, board: Board, holdingAt: (territory: number) => Holding | null): PictureData {
  const terrains = new Map(module.terrain.map((terrain) => [terrain.id, terrain]));
  const points = board.territories.flatMap(({ outline }) => outline);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  /** The side of an average territory: everything on it is drawn in proportion. */
  const side = Math.sqrt((width * height) / board.territories.length);
  const lands = board.territories.flatMap((land, at): readonly PictureShape[] => {
    const holding = holdingAt(at);
    const paint = paintOf(terrains.get(land.terrain));
    const fill: Ink = holding ? { mix: [paint, `side-${holding.colour}`], share: 0.22 } : paint;
    return [{ is: "path", d: outlinePath(land.outline), fill, stroke: "line", width: side / 45 }];
  });
  const marks = board.territories.flatMap(({ label: [x, y], name, terrain }, at): readonly PictureShape[] => {
    const holding = holdingAt(at);
    const kind = terrains.get(terrain);
    const isHome = board.homes.includes(at);
    const world = kind?.revenue === true && kind.enter === "free";
    const size = side / 4;
    return [
      ...(isHome
        ? [{ is: "circle", x, y: y - side / 12, r: side / 4.6, stroke: "act", width: side / 40 } as const]
        : []),
      ...(holding === null
        ? world
          ? [{ is: "circle", x, y: y - side / 12, r: side / 13, fill: "star" } as const]
          : []
        : [
            {
              is: "path",
              d: boxPath(x - size * 0.9, y - side / 12 - size / 2, size * 1.8, size, side / 25),
              fill: `side-${holding.colour}`,
            } as const,
            {
              is: "group",
              x: x - size * 0.86,
              y: y - side / 12 - size * 0.42,
              scale: (size * 0.84) / 32,
              shapes: [{ is: "path", d: FIGURES[emblemIndex(holding.colour)] as string, fill: "void" }],
            } as const,
            {
              is: "text",
              x: x + size * 0.42,
              y: y - side / 12 + size * 0.3,
              size: size * 0.85,
              text: String(holding.units),
              fill: "void",
              align: "middle",
              bold: true,
            } as const,
          ]),
      {
        is: "text",
        x,
        y: y + side / 3.4,
        size: side / 6.4,
        text: shortened(name, 16),
        fill: "ink-2",
        align: "middle",
      },
    ];
  });
  const air = side / 6;
  const box = { x: left - air, y: top - air, width: width + 2 * air, height: height + 2 * air };
  return {
    ...PICTURE_FRAME,
    shapes: [ground, fitShapes([...lands, ...marks], box, { x: 4, y: 4, width: 632, height: 352 })],
  };
}
const ground: PictureShape = { is: "path", d: boxPath(0, 0, PICTURE_FRAME.width, PICTURE_FRAME.height), fill: "void" };

export const mapPicture = (module: Resolved, board: Board): PictureData => boardShapes(module, board, () => null);

/** The colour of a seat's faction as on the map; with more factions than colours, the seat's. */
export function sideOf(view: ViewWE, seat: number): number {
  const { module } = compiledModuleOf(view.options);
  const faction = module.factions.findIndex(({ id }) => id === view.seats[seat]?.faction);
  return faction < 0 || module.factions.length > SIDE_COLOURS ? (seat % SIDE_COLOURS) + 1 : faction + 1;
}

/** Draws the territories of a view with the largest stack on each. */
export function boardPicture(view: ViewWE): PictureData {
  const { board, module } = compiledModuleOf(view.options);
  return boardShapes(module, board, (at) => {
    const largest = view.territories[at]?.stacks.toSorted((a, b) => b.count - a.count)[0];
    return largest && largest.count > 0 ? { colour: sideOf(view, largest.seat), units: largest.count } : null;
  });
}

/** Most factions that a picture shows. */
const MOST_FACTIONS = 6;

/** Draws the factions of a module with their emblems. */
export function modulePicture({ factions }: Resolved): PictureData {
  const { width, height } = PICTURE_FRAME;
  const shown = factions.slice(0, MOST_FACTIONS);
  const cell = (width - 40) / shown.length;
  const size = Math.min(92, cell * 0.7);
  return {
    width,
    height,
    shapes: [
      ground,
      { is: "path", d: `M40 96H${width - 40}M40 ${height - 76}H${width - 40}`, stroke: "line", width: 1.5 },
      ...shown.flatMap((faction, i): readonly PictureShape[] => {
        const x = 20 + (i + 0.5) * cell;
        return [
          {
            is: "group",
            x: x - size / 2,
            y: 134,
            scale: size / 32,
            shapes: [{ is: "path", d: emblemPath(i + 1), fill: `side-${i + 1}`, evenOdd: true }],
          },
          {
            is: "text",
            x,
            y: 134 + size + 34,
            size: 18,
            text: shortened(faction.name, 13),
            fill: "ink",
            align: "middle",
            bold: true,
          },
        ];
      }),
    ],
  };
}
