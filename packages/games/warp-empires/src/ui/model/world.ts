/** The static data of a match: the module, the map as drawn, and lookups by id. */
import {
  type Board,
  compiledModuleOf,
  type BuildingSpec,
  type CardSpec,
  type Options,
  type Resolved,
  type TerrainSpec,
  type UnitSpec,
  type ViewWE,
  partName,
} from "@starboard/warp-empires";
import type { Seat } from "@starboard/kernel";
import { cardFigure } from "../look/cards.ts";
import { type Paint, paintOf } from "../look/terrain.ts";
import { unitPath } from "../look/units.ts";
import { type Chart, chartOf } from "../map/chart.ts";

export interface World {
  readonly module: Resolved;
  readonly board: Board;
  readonly chart: Chart;
  readonly paints: readonly Paint[];
  /** True if the module is fought on land: grass instead of space. */
  readonly land: boolean;
  /** Index of a territory in the board's list. */
  readonly index: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, UnitSpec>;
  readonly cards: ReadonlyMap<string, CardSpec>;
  readonly buildings: ReadonlyMap<string, BuildingSpec>;
  readonly terrain: ReadonlyMap<string, TerrainSpec>;
  /** Roman numerals of the territories of a network, by index; the names show which territories are linked. */
  readonly gates: readonly string[];
}

const worlds = new WeakMap<Board, World>();

/** Returns the static data of a match, cached by board. */
export function worldOf(options: Options): World {
  const { module, board } = compiledModuleOf(options);
  const known = worlds.get(board);
  if (known && known.module === module) return known;
  const made = makeWorld(module, board);
  worlds.set(board, made);
  return made;
}

const SPACE: ReadonlySet<Paint> = new Set(["void", "world", "cloud", "blaze", "gate"]);

/** Width to height of the map's window on a desktop. */
const WIDE = 1.9;

export function makeWorld(module: Resolved, board: Board): World {
  const terrain = new Map(module.terrain.map((one) => [one.id, one]));
  const paints = board.territories.map((t): Paint => {
    const spec = terrain.get(t.terrain);
    return spec ? paintOf({ ...spec, network: spec.network !== null }) : "void";
  });
  const counts = new Map<string, number>();
  const gates = board.territories.map((t) => {
    const net = terrain.get(t.terrain)?.network;
    if (!net) return "";
    const n = (counts.get(net.id) ?? 0) + 1;
    counts.set(net.id, n);
    return roman(n);
  });
  return {
    module,
    board,
    chart: chartOf(board.territories, board.id.startsWith("generated-") ? WIDE : 0),
    paints,
    land: paints.some((paint) => !SPACE.has(paint)),
    index: new Map(board.territories.map((t, i) => [t.id, i])),
    units: new Map(module.units.map((one) => [one.id, one])),
    cards: new Map(module.cards.map((one) => [one.id, one])),
    buildings: new Map(module.buildings.map((one) => [one.id, one])),
    terrain,
    gates,
  };
}

const ROMAN: readonly (readonly [number, string])[] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];
export function roman(n: number): string {
  let left = n;
  let text = "";
  for (const [value, letters] of ROMAN)
    while (left >= value) {
      text += letters;
      left -= value;
    }
  return text;
}

/** The number of colours and emblems. */
const SIDES = 6;

/**
 * Returns the colour and emblem of a seat, 1 to 6: those of its faction, if the module has at most as many factions as
 * there are colours. A seat without a faction borrows one that no other seat shows.
 */
export function sideOf(world: World, view: Pick<ViewWE, "seats">, seat: Seat | number): number {
  const { factions } = world.module;
  if (factions.length > SIDES) return (seat % SIDES) + 1;
  const own = (of: { readonly faction: string | null }): number =>
    of.faction === null ? 0 : factions.findIndex(({ id }) => id === of.faction) + 1;
  const mine = view.seats[seat];
  const picked = mine ? own(mine) : 0;
  if (picked > 0) return picked;
  const shown = new Set(view.seats.map(own));
  for (const n of view.seats.keys()) {
    const borrows = view.seats[n]?.faction === null;
    if (!borrows && n !== seat) continue;
    const wished = (n % SIDES) + 1;
    const free = shown.has(wished) ? [1, 2, 3, 4, 5, 6].find((one) => !shown.has(one)) : wished;
    if (n === seat) return free ?? wished;
    if (free !== undefined) shown.add(free);
  }
  return (seat % SIDES) + 1;
}

/** The name of a seat's side: its faction's name, or the player's name. */
export function factionName(world: World, view: Pick<ViewWE, "seats">, seat: Seat | number, player: string): string {
  const id = view.seats[seat]?.faction ?? null;
  const faction = world.module.factions.find((one) => one.id === id);
  return faction ? partName(faction.name) : player;
}

const silhouettes = new WeakMap<World, Map<string, string>>();
/** The silhouette of a unit type. */
export function silhouette(world: World, id: string): string {
  let kept = silhouettes.get(world);
  if (!kept) silhouettes.set(world, (kept = new Map<string, string>()));
  let path = kept.get(id);
  if (path === undefined) {
    const unit = world.units.get(id);
    const speed = unit ? world.module.movement.speeds[unit.move]?.spaces : undefined;
    path = unitPath({
      id,
      force: unit?.force ?? 1,
      spaces: typeof speed === "number" ? speed : null,
      leader: unit?.tags.includes("leader") ?? false,
      fortification: unit?.tags.includes("fortification") ?? false,
      foot: unit?.tags.includes("foot") ?? false,
    });
    kept.set(id, path);
  }
  return path;
}

/** The figure of a card. */
export const figureOf = (world: World, id: string): string =>
  cardFigure(id, world.cards.get(id)?.modes.flatMap((mode) => mode.effects.map(({ op }) => op)) ?? []);

/** The name of a territory; those of a network are numbered. */
export function placeName(world: World, id: string): string {
  const at = world.index.get(id);
  return at === undefined ? id : (world.board.territories[at]?.name ?? id);
}
export const unitName = (world: World, id: string): string => world.units.get(id)?.name ?? id;
export const cardName = (world: World, id: string): string => world.cards.get(id)?.name ?? id;
export const buildingName = (world: World, id: string): string => world.buildings.get(id)?.name ?? id;
