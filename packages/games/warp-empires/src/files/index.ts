/** The files that players of Warp Empires make: modules and territory maps (chapter B, WE-3.7). */
import type { Seat } from "@starboard/kernel";
import type { FileKind, GameFiles, MatchOptions } from "@starboard/kit";
import { game } from "../game.ts";
import { type MapFile, readMap } from "../map/index.ts";
import { builtIn, type ModuleFile, readModule, resolve } from "../module/index.ts";
import type { JsonObject } from "../module/options.ts";
import type { Resolved } from "../module/resolved.ts";
import type { ViewWE } from "../state.ts";
import { en } from "../text/en/file-kinds.ts";
import { boardPicture, mapPicture, modulePicture, sideOf } from "./picture.ts";

/** Reads a document that `read` has accepted before. */
function moduleIn(document: object): ModuleFile {
  const read = readModule(document);
  if ("bad" in read) throw new TypeError(`a module with errors was taken for a checked one: ${read.bad[0]?.code}`);
  return read.ok;
}
const moduleOptions = (document: JsonObject): MatchOptions => ({
  moduleFile: document,
  players: moduleIn(document).players.min,
});

const module: FileKind<JsonObject> = {
  id: "module",
  get title() {
    return en.module;
  },
  editor: "module",
  read(raw) {
    const read = readModule(raw);
    if ("bad" in read) return read;
    const options = game.options.parse(moduleOptions(read.ok.document));
    return "bad" in options ? options : { ok: read.ok.document };
  },
  nameOf: (document) => moduleIn(document).name,
  facts(document) {
    const file = moduleIn(document);
    const { factions, units } = resolve(file);
    return [
      en.players(file.players.min, file.players.max),
      en.factions(factions.map(({ name }) => name)),
      en.units(units.length),
    ];
  },
  picture: (document) => modulePicture(resolve(moduleIn(document))),
  play: moduleOptions,
};

const moduleFor = ({ module: id }: Pick<MapFile, "module">): Resolved | undefined => {
  const file = builtIn(id);
  return file && resolve(file);
};
const playersOn = ({ players }: MapFile): number => Math.min(...players);
const mapOptions = (file: MapFile): MatchOptions => ({
  module: file.module,
  mapFile: file,
  players: playersOn(file),
});

const territoryMap: FileKind<MapFile> = {
  id: "territory-map",
  get title() {
    return en.map;
  },
  editor: "map",
  read(raw) {
    const id = (raw as { readonly module?: unknown } | null)?.module;
    const known = typeof id === "string" ? moduleFor({ module: id }) : undefined;
    if (typeof id === "string" && !known)
      return { bad: [{ code: "WE_MODULE_UNKNOWN", at: "module", about: { id: id.slice(0, 40) } }] };
    const fallback = moduleFor({ module: "star-trek" });
    const read = readMap((known ?? fallback) as Resolved, raw);
    if ("bad" in read) return read;
    const options = game.options.parse(mapOptions(read.ok.file));
    return "bad" in options ? options : { ok: read.ok.file };
  },
  nameOf: ({ name }) => name,
  facts: (file) => [
    en.territories(file.territories.length),
    en.counts(file.players),
    en.forModule(moduleFor(file)?.name ?? file.module),
  ],
  picture(file) {
    const known = moduleFor(file) as Resolved;
    const read = readMap(known, file);
    if ("bad" in read) throw new TypeError(`a map with errors was taken for a checked one: ${read.bad[0]?.code}`);
    return mapPicture(known, read.ok.boards.get(playersOn(file)) as never);
  },
  play: mapOptions,
  balance: (file) => (playersOn(file) === 2 ? { options: mapOptions(file), of: "sides", seat: 0 } : null),
};

/** The faction of a seat; the names that a custom module gives its factions are those of its maker. */
function sideId({ seats, options }: ViewWE, seat: Seat): string | undefined {
  const faction = seats[seat]?.faction ?? null;
  if (faction === null) return `empire.${seat + 1}`;
  return options.moduleFile === null ? faction : undefined;
}

export const files: GameFiles = { kinds: [module, territoryMap], board: boardPicture, side: sideOf, sideId };
