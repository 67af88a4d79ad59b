/** Measures how fair a map is for its homes: each measure with the values of all homes and its limit (WE-3.6, 7). */
import type { RuleId } from "@starboard/kernel";
import type { Resolved } from "../module/resolved.ts";
import type { Board } from "./board.ts";
import { distances } from "./raster.ts";
import { waysOf } from "./read.ts";

export type Measure =
  /** Steps from each home to its nearest rival; the spread must not exceed `limit`. */
  | "rival"
  /** The same; no home may be nearer to a rival than `limit`. */
  | "rivalLeast"
  /** The same; no home may be farther from its nearest rival than `limit`. */
  | "rivalMost"
  /** Valued territories within `steps` of each home. */
  | "within"
  /** Neighbours of each home where a fortification could stand. */
  | "fortSites"
  /** Territories of the empty terrain, and all territories. */
  | "empty"
  /** The number of connected territories that can be entered, and of all that can be entered. */
  | "reachable";

export interface FairnessLine {
  readonly what: Measure;
  readonly rule: RuleId;
  /** By home, in the order of the board; for `empty` and `reachable` two numbers. */
  readonly values: readonly number[];
  /** Largest spread, least value or, for `rivalMost`, largest value that is even. */
  readonly limit: number;
  /** The amount by which the limit is exceeded; 0 if it is kept. */
  readonly shortfall: number;
  readonly steps?: number;
}
export interface Fairness {
  readonly even: boolean;
  /** Sum of the shortfalls; a lower sum is fairer. */
  readonly shortfall: number;
  readonly lines: readonly FairnessLine[];
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const under = (values: readonly number[], least: number): number =>
  values.reduce((sum, value) => sum + Math.max(0, least - value), 0);

const over = (values: readonly number[], most: number): number =>
  values.reduce((sum, value) => sum + Math.max(0, value - most), 0);

/** Measures the homes of a board; impassable ground counts as closed. */
export function fairnessOf(
  module: Resolved,
  board: Pick<Board, "neighbours" | "homes"> & { readonly territories: readonly { readonly terrain: string }[] },
): Fairness {
  const kinds = new Map(module.terrain.map((terrain) => [terrain.id, terrain]));
  const kindAt = board.territories.map(({ terrain }) => kinds.get(terrain));
  const open = (at: number): boolean => kindAt[at]?.enter !== "never";
  const valued = module.map?.roles.valued;
  const isValued = kindAt.map((kind) => (valued === undefined ? kind?.revenue === true : kind?.id === valued));
  const isSite = kindAt.map(
    (kind) => kind?.fortificationSite === true || (kind?.revenue === false && kind.enter !== "never"),
  );
  const { homes, neighbours } = board;
  const size = module.map?.sizes[String(homes.length)];
  const wanted = module.map?.fairness;
  const steps = homes.map((home) => distances(neighbours, home, open));
  const lines: FairnessLine[] = [];
  const add = (line: Omit<FairnessLine, "rule">, rule: RuleId = "WE-3.6"): void => void lines.push({ rule, ...line });

  const rivals = homes.map((_, i) =>
    Math.min(...homes.flatMap((other, k) => (k === i ? [] : [away(steps[i]?.[other])]))),
  );
  const even = wanted?.homeNearestRivalSpread ?? 0;
  add({ what: "rival", values: rivals, limit: even, shortfall: Math.max(0, spread(rivals) - even) });
  const least = size?.homeDistanceMin ?? 1;
  add({ what: "rivalLeast", values: rivals, limit: least, shortfall: under(rivals, least) }, "WE-3.5");
  const most = size?.homeDistanceMax ?? null;
  if (most !== null) add({ what: "rivalMost", values: rivals, limit: most, shortfall: over(rivals, most) }, "WE-3.5");
  for (const [i, within] of (wanted?.systemsWithin ?? [2, 3]).entries()) {
    const limit = size?.systemsWithinSpread[i] ?? 1;
    const values = homes.map(
      (home, h) =>
        steps[h]?.filter((d, at) => at !== home && isValued[at] === true && d >= 0 && d <= within).length ?? 0,
    );
    add({ what: "within", steps: within, values, limit, shortfall: Math.max(0, spread(values) - limit) });
  }
  const room = wanted?.homeFortificationSitesMin ?? 0;
  const sites = homes.map(
    (home) => (neighbours[home] as readonly number[]).filter((at) => isSite[at] && !isValued[at]).length,
  );
  if (room > 0) add({ what: "fortSites", values: sites, limit: room, shortfall: under(sites, room) });
  const empty = module.map?.emptyShareOver;
  if (empty) {
    const n = board.territories.filter(({ terrain }) => terrain === empty.terrain).length;
    const more = Math.floor((board.territories.length * empty.share[0]) / empty.share[1]) + 1;
    add(
      { what: "empty", values: [n, board.territories.length], limit: more, shortfall: Math.max(0, more - n) },
      "WE-3.2",
    );
  }
  const enterable = board.territories.filter((_, at) => open(at)).length;
  // Networks count here: an island behind worm holes can be reached.
  const ways = waysOf(module, board);
  const home = homes[0] ?? 0;
  const reached = distances(ways, home, open).filter((d) => d >= 0).length;
  add({ what: "reachable", values: [reached, enterable], limit: enterable, shortfall: enterable - reached }, "WE-3.7");
  const shortfall = lines.reduce((sum, line) => sum + line.shortfall, 0);
  return { even: shortfall === 0, shortfall, lines };
}

/** A rival that cannot be reached counts as farther than every other. */
const away = (steps: number | undefined): number => (steps === undefined || steps < 0 ? 99 : steps);
