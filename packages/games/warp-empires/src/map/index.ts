/** Returns the board for a set of options: generated, built-in or from a file (rules.md, chapter C). */
import { canonicalJson, type Invalid, type Result } from "@starboard/kernel";
import { PROVING_GROUND } from "../data/proving-ground.ts";
import type { Resolved } from "../module/resolved.ts";
import type { Options } from "../options.ts";
import type { Board } from "./board.ts";
import { type Generated, generate } from "./generate.ts";
import { type ReadMap, readMap } from "./read.ts";

export type { Board, Point, Territory } from "./board.ts";
export { type Fairness, type FairnessLine, fairnessOf, type Measure } from "./fairness.ts";
export type { MapFile } from "./form.ts";
export { type Generated, generate } from "./generate.ts";
export { type ReadMap, readMap } from "./read.ts";

const MAPS: Readonly<Record<string, unknown>> = { [PROVING_GROUND.id]: PROVING_GROUND };
/** The built-in maps, in the order in which they are offered. */
export const BUILT_IN_MAPS: readonly { readonly id: string }[] = Object.keys(MAPS).map((id) => ({ id }));

type MapChoice = Pick<Options, "players" | "module" | "map" | "mapSeed" | "mapFile">;

const drawn = new Map<string, Generated | null>();
/** Cache size for generated maps: the set-up page tries one number after another. */
const KEPT = 60;

/** The generated map of a number, cached because the set-up page shows it before the match. */
export function generated(module: Resolved, players: number, seed: number): Generated | undefined {
  const { name, map, terrain } = module;
  const key = canonicalJson([name, map, terrain, players, seed]);
  let found = drawn.get(key);
  if (found === undefined) {
    found = generate(module, players, seed) ?? null;
    drawn.set(key, found);
    const oldest = drawn.keys().next().value;
    if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  }
  return found ?? undefined;
}

const files = new WeakMap<object, WeakMap<Resolved, Result<ReadMap>>>();

/** Reads a map file for a module; cached by file and module, because the options are checked more than once. */
function fileOf(module: Resolved, raw: unknown): Result<ReadMap> {
  if (typeof raw !== "object" || raw === null) return readMap(module, raw);
  const known = files.get(raw)?.get(module);
  if (known) return known;
  const read = readMap(module, raw);
  const byModule = files.get(raw) ?? new WeakMap<Resolved, Result<ReadMap>>();
  byModule.set(module, read);
  files.set(raw, byModule);
  return read;
}

const bad = (code: string, at: string, about?: Invalid["about"]): Invalid =>
  about ? { code, at, about } : { code, at };

/** Returns the board that options name, or their errors. A map is generated only when it is needed. */
function found(
  module: Resolved,
  options: MapChoice,
): { readonly ok: () => Board } | { readonly bad: readonly Invalid[] } {
  const { players, map } = options;
  if (map === "generated") {
    if (!module.map) return { bad: [bad("WE_MAP_NO_GENERATOR", "map", { module: module.name })] };
    if (!module.map.sizes[String(players)]) return { bad: [bad("WE_MAP_PLAYERS", "players", { players })] };
    const board = (): Board | undefined => generated(module, players, options.mapSeed)?.board;
    // A custom module may have numbers for which no board exists. Tests cover the built-in modules.
    if (options.module === "own" && !board()) return { bad: [bad("WE_MAP_NO_ROOM", "map", { module: module.name })] };
    return { ok: () => board() as Board };
  }
  const own = map === "own";
  if (!own && !Object.hasOwn(MAPS, map)) return { bad: [bad("WE_MAP_UNKNOWN", "map", { id: map })] };
  const read = fileOf(module, own ? options.mapFile : MAPS[map]);
  if ("bad" in read) {
    if (!own) return { bad: [bad("WE_MAP_OTHER_MODULE", "map", { module: module.name })] };
    return { bad: read.bad.map((b) => ({ ...b, at: b.at === "" ? "mapFile" : `mapFile.${b.at}` })) };
  }
  const board = read.ok.boards.get(players);
  if (!board) return { bad: [bad("WE_MAP_PLAYERS", "players", { players, of: read.ok.file.players })] };
  return { ok: () => board };
}

/**
 * The errors of the map that the options name, for this module and number of players; empty if the map can be played.
 * Paths begin with the option's name (`map`, `mapFile`, `players`, `moduleFile`).
 */
export function checkBoard(module: Resolved, options: MapChoice): readonly Invalid[] {
  const board = found(module, options);
  if ("bad" in board) return board.bad;
  const { condition } = module.victory;
  if (condition.op !== "controlAll") return [];
  const ids = new Set(board.ok().territories.map(({ id }) => id));
  return condition.territories.flatMap((id, i) =>
    ids.has(id) ? [] : [bad("WE_MAP_REF", `moduleFile.victory.condition.territories.${i}`, { id })],
  );
}

/** The board for options that have been checked. */
export function boardOf(module: Resolved, options: MapChoice): Board {
  const board = found(module, options);
  if ("bad" in board) throw new Error(`a table was opened with a map that does not load: ${board.bad[0]?.code}`);
  return board.ok();
}
