/** Reads map files: errors with their field, and warnings for what is allowed but unwise (WE-3.7). */
import type { Invalid, Result } from "@starboard/kernel";
import { type ReportError, createErrorList, isReadable, reportIssues, under } from "../module/input-errors.ts";
import type { Resolved } from "../module/resolved.ts";
import type { Board, Point } from "./board.ts";
import { mapForm, type MapFile } from "./form.ts";
import { distances } from "./raster.ts";

export interface ReadMap {
  readonly file: MapFile;
  /** The board by number of players. */
  readonly boards: ReadonlyMap<number, Board>;
  readonly warnings: readonly Invalid[];
}

/** Reads a map for a module (codes `WE_MAP_…`); `at` precedes the path of every error. */
export function readMap(module: Resolved, raw: unknown, at = ""): Result<ReadMap> {
  const { bad, report } = createErrorList();
  if (!isReadable(raw)) report("WE_MAP_SIZE", "");
  else {
    const parsed = mapForm.safeParse(raw);
    if (parsed.success) {
      const read = checked(module, parsed.data, report);
      if (bad.length === 0) return { ok: read };
    } else reportIssues(raw, parsed.error.issues, "WE_MAP", report);
  }
  return { bad: under(at, bad) };
}

function checked(module: Resolved, file: MapFile, report: ReportError): ReadMap {
  const numberOf = new Map<string, number>();
  const kinds = new Map(module.terrain.map((terrain) => [terrain.id, terrain]));
  for (const [i, { id, terrain, outline }] of file.territories.entries()) {
    if (numberOf.has(id)) report("WE_MAP_TWICE", `territories.${i}.id`, { id });
    else numberOf.set(id, i);
    if (!kinds.has(terrain)) report("WE_MAP_TERRAIN", `territories.${i}.terrain`, { id: terrain, module: module.name });
    if (Math.abs(area(outline)) < 1e-6) report("WE_MAP_OUTLINE", `territories.${i}.outline`, { id });
  }
  const neighbours = bordersOf(file, numberOf, report);
  const explored = exploredOf(module, file, numberOf, report);
  const territories = file.territories.map((t) => ({
    id: t.id,
    name: t.name ?? t.id,
    terrain: t.terrain,
    label: t.label ?? middle(t.outline),
    outline: t.outline,
  }));
  const base = { id: file.id, name: file.name, territories, neighbours, explored };
  const boards = new Map<number, Board>();
  for (const [i, players] of file.players.entries()) {
    const homes = file.homes[String(players)];
    if (file.players.indexOf(players) < i) report("WE_MAP_TWICE", `players.${i}`, { id: String(players) });
    if (!homes) report("WE_MAP_HOMES", `homes.${players}`, { players, found: 0 });
    else boards.set(players, { ...base, homes: homesOf(module, file, players, homes, numberOf, report) });
  }
  for (const players of Object.keys(file.homes))
    if (!file.players.includes(Number(players))) report("WE_MAP_PLAYERS", `homes.${players}`, { players });
  for (const [players, board] of boards) unreachable(module, board, players, report);
  return { file, boards, warnings: warningsOf(module, file) };
}

/** Twice the signed area inside a closed line. */
function area(outline: readonly Point[]): number {
  let sum = 0;
  for (const [i, [x, y]] of outline.entries()) {
    const [nx, ny] = outline[(i + 1) % outline.length] as Point;
    sum += x * ny - nx * y;
  }
  return sum;
}

function middle(outline: readonly Point[]): Point {
  const sum = outline.reduce<[number, number]>(([x, y], p) => [x + p[0], y + p[1]], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

/** The stated borders; without them, those where outlines share an edge. */
function bordersOf(file: MapFile, numberOf: ReadonlyMap<string, number>, report: ReportError): number[][] {
  const near = file.territories.map(() => new Set<number>());
  const join = (a: number, b: number): void => {
    near[a]?.add(b);
    near[b]?.add(a);
  };
  for (const [i, pair] of (file.borders ?? []).entries()) {
    const [a, b] = pair.map((id, k) => {
      const at = numberOf.get(id);
      if (at === undefined) report("WE_MAP_REF", `borders.${i}.${k}`, { id });
      return at;
    });
    if (a === undefined || b === undefined) continue;
    if (a === b) report("WE_MAP_BORDER", `borders.${i}`, { id: pair[0] });
    else if (near[a]?.has(b)) report("WE_MAP_TWICE", `borders.${i}`, { id: pair.join("–") });
    else join(a, b);
  }
  if (!file.borders) {
    const edges = new Map<string, number>();
    for (const [at, { outline }] of file.territories.entries())
      for (const [i, p] of outline.entries()) {
        const key = edgeKey(p, outline[(i + 1) % outline.length] as Point);
        const other = edges.get(key);
        if (other !== undefined && other !== at) join(at, other);
        edges.set(key, at);
      }
  }
  return near.map((set) => [...set].sort((a, b) => a - b));
}

function edgeKey(a: Point, b: Point): string {
  const name = ([x, y]: Point): string => `${Math.round(x * 100)},${Math.round(y * 100)}`;
  const [p, q] = [name(a), name(b)];
  return p < q ? `${p} ${q}` : `${q} ${p}`;
}

/** The contents known from the start: only features and values that the module's exploration can find. */
function exploredOf(
  module: Resolved,
  file: MapFile,
  numberOf: ReadonlyMap<string, number>,
  report: ReportError,
): Board["explored"] {
  const values = new Map<string, Set<string | boolean | null>>();
  for (const { rows } of module.exploration?.rolls ?? [])
    for (const { set } of rows)
      for (const [feature, value] of Object.entries(set)) {
        if (!values.has(feature)) values.set(feature, new Set([null, false]));
        values.get(feature)?.add(value);
      }
  const known: { territory: number; features: Readonly<Record<string, string | boolean | null>> }[] = [];
  const add = (territory: number, features: Readonly<Record<string, string | boolean | null>>, at: string): void => {
    for (const [feature, value] of Object.entries(features))
      if (!values.has(feature)) report("WE_MAP_FEATURE", `${at}.${feature}`, { id: feature, module: module.name });
      else if (!values.get(feature)?.has(value))
        report("WE_MAP_VALUE", `${at}.${feature}`, { id: feature, value: String(value) });
    known.push({ territory, features });
  };
  for (const [i, { id, features }] of file.territories.entries()) {
    if (!features || Object.keys(features).length === 0) continue;
    if (Object.hasOwn(file.explored, id)) report("WE_MAP_TWICE", `territories.${i}.features`, { id });
    else add(i, features, `territories.${i}.features`);
  }
  for (const [id, features] of Object.entries(file.explored)) {
    const at = numberOf.get(id);
    if (at === undefined) report("WE_MAP_REF", `explored.${id}`, { id });
    else add(at, features, `explored.${id}`);
  }
  return known;
}

function homesOf(
  module: Resolved,
  file: MapFile,
  players: number,
  ids: readonly string[],
  numberOf: ReadonlyMap<string, number>,
  report: ReportError,
): number[] {
  if (ids.length !== players) report("WE_MAP_HOMES", `homes.${players}`, { players, found: ids.length });
  return ids.flatMap((id, i) => {
    const where = `homes.${players}.${i}`;
    const at = numberOf.get(id);
    if (at === undefined) {
      report("WE_MAP_REF", where, { id });
      return [];
    }
    const kind = module.terrain.find((terrain) => terrain.id === file.territories[at]?.terrain);
    if (kind && (!kind.revenue || kind.enter === "never")) report("WE_MAP_HOME", where, { id, terrain: kind.name });
    if (ids.indexOf(id) < i) report("WE_MAP_TWICE", where, { id });
    return [at];
  });
}

/** Neighbours by borders and by terrain networks. */
export function waysOf(
  module: Resolved,
  board: Pick<Board, "neighbours"> & { readonly territories: readonly { readonly terrain: string }[] },
): number[][] {
  const kinds = new Map(module.terrain.map((terrain) => [terrain.id, terrain]));
  const networks = new Map<string, number[]>();
  for (const [at, { terrain }] of board.territories.entries()) {
    const network = kinds.get(terrain)?.network;
    if (network) networks.set(network.id, [...(networks.get(network.id) ?? []), at]);
  }
  return board.neighbours.map((near, at) => {
    const network = kinds.get(board.territories[at]?.terrain ?? "")?.network;
    return network ? [...near, ...(networks.get(network.id) ?? []).filter((other) => other !== at)] : [...near];
  });
}

/** Territories that may be entered but cannot be reached from a home; impassable ground is closed. */
function unreachable(module: Resolved, board: Board, players: number, report: ReportError): void {
  const first = board.homes[0];
  if (first === undefined) return;
  const kinds = new Map(module.terrain.map((terrain) => [terrain.id, terrain]));
  const open = (at: number): boolean => kinds.get(board.territories[at]?.terrain ?? "")?.enter !== "never";
  const steps = distances(waysOf(module, board), first, open);
  for (const [at, { id }] of board.territories.entries())
    if (open(at) && steps[at] === -1) {
      const home = board.homes.indexOf(at);
      report("WE_MAP_UNREACHABLE", home >= 0 ? `homes.${players}.${home}` : `territories.${at}`, {
        id,
        from: board.territories[first]?.id,
      });
    }
}

function warningsOf(module: Resolved, file: MapFile): Invalid[] {
  const warnings: Invalid[] = [];
  if (file.module !== module.id)
    warnings.push({ code: "WE_MAP_OTHER_MODULE", at: "module", about: { drawn: file.module, module: module.id } });
  const empty = module.map?.emptyShareOver;
  if (empty) {
    const n = file.territories.filter(({ terrain }) => terrain === empty.terrain).length;
    if (n * empty.share[1] <= file.territories.length * empty.share[0])
      warnings.push({ code: "WE_MAP_EMPTY", at: "territories", about: { found: n, of: file.territories.length } });
  }
  for (const { id, name, network } of module.terrain) {
    if (!network) continue;
    const linked = new Set(module.terrain.flatMap((t) => (t.network?.id === network.id ? [t.id] : [])));
    const members = file.territories.filter(({ terrain }) => linked.has(terrain));
    if (members.length === 1 && members[0]?.terrain === id)
      warnings.push({
        code: "WE_MAP_ALONE",
        at: `territories.${file.territories.indexOf(members[0])}.terrain`,
        about: { name },
      });
  }
  return warnings;
}
