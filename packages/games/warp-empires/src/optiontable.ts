/** The table options as data, their presets, and the door for options from outside. */
import { canonical, digest, type Invalid, type OptionSpec, type OptionTable, type Result } from "@starboard/kernel";
import { BUILT_IN_MAPS, checkBoard } from "./map/index.ts";
import { BUILT_IN_MODULES, isReadable, resolveModule } from "./module/index.ts";
import type { Resolved } from "./module/resolved.ts";
import type { Options } from "./options.ts";
import { meaning, SHARED, SHARED_IDS, type SharedId, sharedSpec } from "./sharedOptions.ts";

const MODULES = BUILT_IN_MODULES.map(({ id }) => id);
const MAPS = ["generated", ...BUILT_IN_MAPS.map(({ id }) => id)];
/** Stands for a file of one's own. */
const OWN = "own";
/** Players at most of any module. */
const MOST = 6;
/** Largest map number. */
const SEEDS = 999_999;

type Chosen = Readonly<Record<string, unknown>>;

/** Whether the chosen module has a shared option; a file of one's own may have any. */
function has(chosen: Chosen, id: SharedId): boolean {
  const module = chosen["moduleFile"] === null ? BUILT_IN_MODULES.find((m) => m.id === chosen["module"]) : undefined;
  return module ? module.options.includes(id) : true;
}

const specs: readonly OptionSpec[] = [
  { id: "players", rule: "WE-2.1", control: { kind: "number", min: 2, max: MOST, step: 1 }, source: "base" },
  { id: "module", rule: "WE-B.1", control: { kind: "choice", values: MODULES }, source: "designed" },
  { id: "moduleFile", rule: "WE-B.1", control: { kind: "module" }, source: "designed" },
  { id: "map", rule: "WE-3.6", control: { kind: "choice", values: MAPS }, source: "designed" },
  {
    id: "mapSeed",
    rule: "WE-3.6",
    control: { kind: "number", min: 0, max: SEEDS, step: 1 },
    source: "designed",
    applies: (o) => o["map"] === "generated" && o["mapFile"] === null,
  },
  { id: "mapFile", rule: "WE-3.7", control: { kind: "module" }, source: "designed" },
  { id: "pick", rule: "WE-2.2", control: { kind: "choice", values: ["reverse", "random"] }, source: "ruling" },
  ...SHARED_IDS.map((id) => sharedSpec(id, (o) => has(o, id))),
];

const presets: OptionTable<Options>["presets"] = [
  { id: "standard", set: {} },
  { id: "mail", set: { "battle.cards": "simultaneous" } },
  { id: "short", set: { "victory.share": "50/100", "victory.roundLimit": 30 } },
  { id: "gentle", set: { "enigma.consequence": "half" } },
  { id: "threeRivers", set: { module: "three-rivers" } },
];

const STANDARD: Chosen = {
  players: 2,
  module: "star-trek",
  moduleFile: null,
  map: "generated",
  mapSeed: 1,
  mapFile: null,
  pick: "reverse",
  ...Object.fromEntries(SHARED_IDS.map((id) => [id, SHARED[id].values[0]])),
};

const bad = (code: string, at: string, about?: Invalid["about"]): Invalid =>
  about ? { code, at, about } : { code, at };

/** Whether a value is one of those an option can have. */
function wrongValue({ id, control }: OptionSpec, value: unknown): Invalid | undefined {
  switch (control.kind) {
    case "flag":
      return typeof value === "boolean" ? undefined : bad("WE_OPTION_VALUE", id, { values: [true, false] });
    case "choice":
      return control.values.includes(value as string)
        ? undefined
        : bad("WE_OPTION_VALUE", id, { values: control.values });
    case "number": {
      const { min, max } = control;
      const fits = typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
      return fits ? undefined : bad("WE_OPTION_VALUE", id, { min, max });
    }
    default:
      return undefined;
  }
}

/**
 * Options from outside. Errors: WE_OPTIONS (not an object), WE_OPTION_UNKNOWN, WE_OPTION_VALUE, WE_PLAYERS (not for so many), WE_FILE_SIZE,
 * WE_MODULE_CHANGED (a pinned hash that no longer fits), and those of module and map files under `moduleFile` and `mapFile`.
 */
function parse(raw: unknown): Result<Options> {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return { bad: [bad("WE_OPTIONS", "")] };
  const given = raw as Chosen;
  const errors = Object.keys(given)
    .filter((id) => !Object.hasOwn(STANDARD, id) && id !== "resolved")
    .map((id) => bad("WE_OPTION_UNKNOWN", id));
  const chosen: Record<string, unknown> = {};
  for (const spec of specs) {
    const value = given[spec.id] === undefined ? STANDARD[spec.id] : given[spec.id];
    const wrong = wrongValue(spec, value);
    if (wrong) errors.push(wrong);
    chosen[spec.id] = value;
  }
  for (const id of ["moduleFile", "mapFile"])
    if (chosen[id] !== null && !isReadable(chosen[id])) errors.push(bad("WE_FILE_SIZE", id));
  if (errors.length > 0) return { bad: errors };
  return withModule(chosen, given["resolved"]);
}

function withModule(chosen: Record<string, unknown>, pinned: unknown): Result<Options> {
  const module = resolved(chosen);
  if ("bad" in module) return module;
  const { hash, ok } = module;
  if (pinned !== undefined && pinned !== hash) return { bad: [bad("WE_MODULE_CHANGED", "resolved")] };
  const players = chosen["players"] as number;
  const { min, max } = ok.players;
  if (players < min || players > max) return { bad: [bad("WE_PLAYERS", "players", { min, max })] };
  const options = { ...chosen, resolved: hash } as unknown as Options;
  const wrong = checkBoard(ok, filesFirst(options));
  return wrong.length > 0 ? { bad: wrong } : { ok: options };
}

/** The choice as modules and maps read it: a file of one's own goes before the name. */
export const filesFirst = (o: Options): Options => ({
  ...o,
  module: o.moduleFile === null ? o.module : OWN,
  map: o.mapFile === null ? o.map : OWN,
});

type Found = { readonly ok: Resolved; readonly hash: string } | { readonly bad: readonly Invalid[] };
const cache = new Map<string, Found>();
/** Resolved modules kept: a lobby tries one option after the other. */
const KEPT = 200;

/** The module of a set of options, with its hash; kept, because lists and tests ask for the same one again and again. */
function resolved(chosen: Chosen): Found {
  const file = chosen["moduleFile"] ?? null;
  const id = file === null ? (chosen["module"] as string) : OWN;
  const key = canonical([id, file, SHARED_IDS.map((id) => chosen[id])]);
  const known = cache.get(key);
  if (known) return known;
  const result = resolveModule(id, file, (id) => meaning(chosen[id]));
  const found: Found = "ok" in result ? { ok: result.ok, hash: digest(result.ok) } : result;
  cache.set(key, found);
  const oldest = cache.keys().next().value;
  if (cache.size > KEPT && oldest !== undefined) cache.delete(oldest);
  return found;
}

/** The module of parsed options. */
export function resolvedOf(options: Options): Resolved {
  const found = resolved(options as unknown as Chosen);
  if ("bad" in found) throw new Error("options were not parsed");
  return found.ok;
}

export const options: OptionTable<Options> = { specs, presets, parse, seats: ({ players }) => players };
