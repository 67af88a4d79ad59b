/** The changes of the map editor. Each change returns a new file. */
import {
  generated,
  type MapFile,
  mapFileOf,
  type Point,
  redrawBorders,
  resolve,
  builtIn,
  type Resolved,
} from "@starboard/warp-empires/making";
import { en } from "./messages.en.ts";
import { idOf } from "./parts.tsx";

const words = en.map;

export type Land = MapFile["territories"][number];

/** The module that a map names, in the form that the rules read; undefined if it is not built in. */
const resolved = new Map<string, Resolved>();
export function moduleOf(id: string): Resolved | undefined {
  const known = resolved.get(id);
  if (known) return known;
  const file = builtIn(id);
  if (!file) return undefined;
  const module = resolve(file);
  resolved.set(id, module);
  return module;
}

/** Player counts that a map can have. */
export const SEATS = [2, 3, 4, 5, 6];
/** Player counts for which a module's generator makes maps. */
export const seatsOf = (moduleId: string): readonly number[] =>
  SEATS.filter((n) => moduleOf(moduleId)?.map?.sizes[String(n)] !== undefined);

/**
 * The map with which the editor begins for a chosen module: a generated one, for that many players if the generator has
 * such maps. A module without a generator begins with two territories.
 */
export function begunFor(moduleId: string, players: number, number: number, name: string): MapFile {
  const seats = seatsOf(moduleId);
  const map = drawn(moduleId, seats.includes(players) ? players : (seats[0] ?? 2), number, name);
  return map ?? field(moduleId, name);
}

/** Two homes side by side. */
function field(module: string, name: string): MapFile {
  const terrain = moduleOf(module)?.terrain.find(({ revenue, enter }) => revenue && enter !== "never")?.id ?? "space";
  const land = (n: number): Land => {
    const x = 100 * n;
    return {
      id: `n${n}`,
      name: words.fresh(n),
      terrain,
      label: [x, 100],
      outline: [
        [x - 50, 50],
        [x + 50, 50],
        [x + 50, 150],
        [x - 50, 150],
      ],
    };
  };
  return {
    format: "warp-empires.map/1",
    id: idOf(name),
    name,
    module,
    players: [2],
    territories: [land(1), land(2)],
    borders: [["n1", "n2"]],
    homes: { "2": ["n1", "n2"] },
    explored: {},
  };
}

/** A map from the generator. */
function drawn(moduleId: string, players: number, number: number, name: string): MapFile | undefined {
  const module = moduleOf(moduleId);
  const map = module && generated(module, players, number);
  return map ? mapFileOf(map.board, moduleId, name, idOf(name)) : undefined;
}

const middle = (outline: Land["outline"]): Point => {
  const [x, y] = outline.reduce<[number, number]>((sum, p) => [sum[0] + p[0], sum[1] + p[1]], [0, 0]);
  return [x / outline.length, y / outline.length];
};
export const centreOf = (land: Land): Point => land.label ?? middle(land.outline);

/** Returns the map with all borders redrawn around the centres; undefined if a territory would get no ground. */
function redrawn(file: MapFile): MapFile | undefined {
  const places = file.territories.map(centreOf);
  const made = redrawBorders(places, 1);
  if (!made) return undefined;
  const ids = file.territories.map(({ id }) => id);
  return {
    ...file,
    territories: file.territories.map((land, at) => ({
      ...land,
      label: [...(places[at] as Point)],
      outline: (made.outlines[at] as readonly Point[]).map(([x, y]): [number, number] => [x, y]),
    })),
    borders: made.neighbours.flatMap((near, a) =>
      near.flatMap((b): [string, string][] => (a < b ? [[ids[a] as string, ids[b] as string]] : [])),
    ),
  };
}

export function moved(file: MapFile, id: string, [x, y]: Point): MapFile | undefined {
  const tenth = (n: number): number => Math.round(n * 10) / 10;
  return redrawn({
    ...file,
    territories: file.territories.map((land) => (land.id === id ? { ...land, label: [tenth(x), tenth(y)] } : land)),
  });
}

/** A new territory with its centre there, and its id. */
export function added(file: MapFile, [x, y]: Point, terrain: string): { file: MapFile; id: string } | undefined {
  const ids = new Set(file.territories.map(({ id }) => id));
  let n = 1;
  while (ids.has(`n${n}`)) n++;
  const id = `n${n}`;
  const outline: [number, number][] = [
    [x, y],
    [x + 1, y],
    [x, y + 1],
  ];
  const made = redrawn({
    ...file,
    territories: [...file.territories, { id, name: words.fresh(n), terrain, label: [x, y], outline }],
  });
  return made && { file: made, id };
}

export function removed(file: MapFile, id: string): MapFile | undefined {
  if (file.territories.length <= 2) return undefined;
  const explored = Object.fromEntries(Object.entries(file.explored).filter(([of]) => of !== id));
  const homes = Object.fromEntries(
    Object.entries(file.homes).map(([n, list]) => [n, list.filter((home) => home !== id)]),
  );
  return redrawn({ ...file, territories: file.territories.filter((land) => land.id !== id), homes, explored });
}

/** A position for one more territory, between a territory's centre and the board's rim or its farthest neighbour. */
export function beside(file: MapFile, id: string): Point | undefined {
  const land = file.territories.find((one) => one.id === id);
  if (!land) return undefined;
  const [x, y] = centreOf(land);
  const far = land.outline.reduce<readonly [number, number]>(
    (best, p) => ((p[0] - x) ** 2 + (p[1] - y) ** 2 > (best[0] - x) ** 2 + (best[1] - y) ** 2 ? p : best),
    [x, y],
  );
  return [Math.round(far[0]), Math.round(far[1])];
}

export const changed = (file: MapFile, id: string, some: Partial<Land>): MapFile => ({
  ...file,
  territories: file.territories.map((land) => (land.id === id ? { ...land, ...some } : land)),
});

/** Adds or removes a home for a player count. */
export function toggledHome(file: MapFile, players: number, id: string): MapFile {
  const list = file.homes[String(players)] ?? [];
  const next = list.includes(id) ? list.filter((home) => home !== id) : [...list, id];
  return { ...file, homes: { ...file.homes, [players]: next } };
}

/** Adds or removes a player count with its homes. */
export function toggledPlayers(file: MapFile, players: number): MapFile {
  const has = file.players.includes(players);
  const { [String(players)]: known = [], ...others } = file.homes;
  // A larger player count begins with the homes of a smaller one.
  const most = Math.max(0, ...file.players.filter((n) => n < players));
  const start = known.length > 0 ? known : (file.homes[String(most)] ?? []);
  return {
    ...file,
    players: has ? file.players.filter((n) => n !== players) : [...file.players, players].sort((a, b) => a - b),
    homes: has ? others : { ...others, [players]: start },
  };
}

/** By territory id: its neighbours, from the stated borders. */
export function bordersOf(file: MapFile): ReadonlyMap<string, readonly string[]> {
  const near = new Map<string, string[]>(file.territories.map(({ id }) => [id, []]));
  for (const [a, b] of file.borders ?? []) {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  return near;
}
