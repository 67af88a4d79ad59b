/** The table options as data, their presets, and the parser for options from outside. */
import {
  canonicalJson,
  digest,
  type Invalid,
  type OptionSpec,
  type OptionTable,
  type Result,
  type RuleId,
} from "@starboard/kernel";
import { BUILT_IN_OPTIONS, builtInSpecs } from "./built-in-options.ts";
import { declared, declaredSpec, writtenValue, valueOf } from "./declared-options.ts";
import { headStartsFor } from "./data/even-sides.ts";
import { BUILT_IN_MAPS, checkBoard } from "./map/index.ts";
import { BUILT_IN_MODULES, isReadable, type ModuleOption, ownModule, resolveModule } from "./module/index.ts";
import { withDisplayNames } from "./module/display-names.ts";
import type { Resolved } from "./module/resolved.ts";
import type { Options } from "./options.ts";
import { meaning, SHARED, SHARED_IDS, type SharedId, sharedSpec } from "./shared-options.ts";

const MODULES = BUILT_IN_MODULES.map(({ id }) => id);
const MAPS = ["generated", ...BUILT_IN_MAPS.map(({ id }) => id)];
/** The option value that stands for a custom file. */
const OWN = "own";
/** The largest player count of any module. */
const MOST = 6;
/** The largest map number. */
export const MAP_NUMBERS = 999_999;

type Chosen = Readonly<Record<string, unknown>>;

/**
 * True if the chosen module has a shared option. A module file declares the controls of the shared options that it has.
 */
const has = (chosen: Chosen, id: SharedId): boolean =>
  chosen["moduleFile"] === null &&
  BUILT_IN_MODULES.find((module) => module.id === chosen["module"])?.options.includes(id) === true;

const specs: readonly OptionSpec[] = [
  { id: "players", rule: "WE-2.1", control: { kind: "number", min: 2, max: MOST, step: 1 }, source: "base" },
  { id: "module", rule: "WE-B.1", control: { kind: "choice", values: MODULES }, source: "designed" },
  { id: "moduleFile", rule: "WE-B.1", control: { kind: "module" }, source: "designed" },
  { id: "map", rule: "WE-3.6", control: { kind: "choice", values: MAPS }, source: "designed" },
  {
    id: "mapSeed",
    rule: "WE-3.6",
    control: { kind: "number", min: 0, max: MAP_NUMBERS, step: 1, randomDefault: true },
    source: "designed",
    applies: (o) => o["map"] === "generated" && o["mapFile"] === null,
  },
  { id: "mapFile", rule: "WE-3.7", control: { kind: "module" }, source: "designed" },
  { id: "pick", rule: "WE-2.2", control: { kind: "choice", values: ["reverse", "random"] }, source: "ruling" },
  { id: "askAll", rule: "WE-F.3", control: { kind: "flag" }, source: "designed" },
  {
    id: "evenSides",
    rule: "WE-2.11",
    control: { kind: "flag" },
    source: "designed",
    absentIfOff: true,
    applies: (o) => headStartsFor(o) !== undefined,
  },
  ...SHARED_IDS.map((id) => sharedSpec(id, (o) => has(o, id))),
  ...builtInSpecs,
];

const presets: OptionTable<Options>["presets"] = [
  // The first value is the default. Nearly all matches end long before the limit, which is for those that do not.
  { id: "standard", set: { "victory.roundLimit": 60 } },
  // The rule sheet says that neither side suffers casualties, which includes a Starbase.
  { id: "sheet", set: { "cards.retreat": "fortificationsStay" } },
  { id: "mail", set: { "battle.cards": "simultaneous", askAll: false } },
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
  askAll: true,
  evenSides: false,
  ...Object.fromEntries(SHARED_IDS.map((id) => [id, SHARED[id].values[0]])),
  ...Object.fromEntries([...BUILT_IN_OPTIONS].map(([id, { option }]) => [id, writtenValue(option, option.default)])),
};

const bad = (code: string, at: string, about?: Invalid["about"]): Invalid =>
  about ? { code, at, about } : { code, at };

/** True if an option can have the value. */
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

/** A value of an option that the module file declares. */
function wrongDeclared(option: ModuleOption, value: unknown): Invalid | undefined {
  if (valueOf(option, value) !== undefined) return undefined;
  return bad("WE_OPTION_VALUE", option.id, { values: option.values.map((one) => writtenValue(option, one)) });
}

/**
 * Parses options from outside. Errors: WE_OPTIONS (not an object), WE_OPTION_UNKNOWN, WE_OPTION_VALUE, WE_PLAYERS
 * (player count not supported), WE_OPTION_WITHOUT (races that nothing evens), WE_FILE_SIZE, WE_MODULE_CHANGED (the pinned hash differs), and the errors of module and
 * map files under `moduleFile` and `mapFile`.
 */
function parse(raw: unknown): Result<Options> {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return { bad: [bad("WE_OPTIONS", "")] };
  const given = raw as Chosen;
  const errors: Invalid[] = [];
  for (const id of ["moduleFile", "mapFile"])
    if ((given[id] ?? null) !== null && !isReadable(given[id])) errors.push(bad("WE_FILE_SIZE", id));
  const file = errors.length === 0 ? (given["moduleFile"] ?? null) : null;
  const module = file === null ? undefined : ownModule(file);
  if (module && "bad" in module) errors.push(...module.bad);
  const own = new Map(declared(file).map((option) => [option.id, option]));
  for (const id of Object.keys(given))
    if (!Object.hasOwn(STANDARD, id) && !own.has(id) && id !== "resolved") errors.push(bad("WE_OPTION_UNKNOWN", id));
  const chosen: Record<string, unknown> = {};
  const take = (id: string, standard: unknown, wrong: (value: unknown) => Invalid | undefined): void => {
    const value = given[id] === undefined ? standard : given[id];
    const error = wrong(value);
    if (error) errors.push(error);
    chosen[id] = value;
  };
  for (const spec of specs) if (!own.has(spec.id)) take(spec.id, STANDARD[spec.id], (value) => wrongValue(spec, value));
  for (const option of own.values())
    take(option.id, writtenValue(option, option.default), (value) => wrongDeclared(option, value));
  return errors.length > 0 ? { bad: errors } : withModule(chosen, given["resolved"]);
}

function withModule(chosen: Record<string, unknown>, pinned: unknown): Result<Options> {
  const module = resolved(chosen);
  if ("bad" in module) return module;
  const { hash, ok } = module;
  if (pinned !== undefined && pinned !== hash) return { bad: [bad("WE_MODULE_CHANGED", "resolved")] };
  const players = chosen["players"] as number;
  const { min, max } = ok.players;
  if (players < min || players > max) return { bad: [bad("WE_PLAYERS", "players", { min, max })] };
  const { evenSides, ...others } = chosen;
  if (evenSides === true && !headStartsFor(chosen)) return { bad: [bad("WE_OPTION_WITHOUT", "evenSides")] };
  const options = { ...others, ...(evenSides === true && { evenSides }), resolved: hash } as unknown as Options;
  const wrong = checkBoard(ok, filesFirst(options));
  return wrong.length > 0 ? { bad: wrong } : { ok: options };
}

/** The options as modules and maps read them: a custom file takes precedence over the name. */
export const filesFirst = (o: Options): Options => ({
  ...o,
  module: o.moduleFile === null ? o.module : OWN,
  map: o.mapFile === null ? o.map : OWN,
});

type Found = { readonly ok: Resolved; readonly hash: string } | { readonly bad: readonly Invalid[] };
const cache = new Map<string, Found>();
/** Cache size for resolved modules: the set-up page tries one option after another. */
const KEPT = 200;

/** Returns the module of a set of options with its hash, cached. */
function resolved(chosen: Chosen): Found {
  const file = chosen["moduleFile"] ?? null;
  const id = file === null ? (chosen["module"] as string) : OWN;
  // A module ignores the options of other built-in modules, and shared options that it does not have.
  const own = new Map<string, ModuleOption>(
    [...[...BUILT_IN_OPTIONS.values()].map(({ option }) => option), ...declared(file)].map((option) => [
      option.id,
      option,
    ]),
  );
  const key = canonicalJson([id, file, [...new Set([...SHARED_IDS, ...own.keys()])].map((id) => chosen[id] ?? null)]);
  const known = cache.get(key);
  if (known) return known;
  const result = resolveModule(id, file, (id) => {
    const option = own.get(id);
    return option ? valueOf(option, chosen[id]) : meaning(chosen[id]);
  });
  const found: Found = "ok" in result ? { ok: withDisplayNames(result.ok), hash: digest(result.ok) } : result;
  cache.set(key, found);
  const oldest = cache.keys().next().value;
  if (cache.size > KEPT && oldest !== undefined) cache.delete(oldest);
  return found;
}

/** Returns the module of parsed options. */
export function resolvedOf(options: Options): Resolved {
  const found = resolved(options as unknown as Chosen);
  if ("bad" in found) throw new Error("options were not parsed");
  return found.ok;
}

/** The rule behind a shared option; undefined for any other option. */
const ruleOf = (id: string): RuleId | undefined =>
  Object.hasOwn(SHARED, id) ? SHARED[id as SharedId].rule : BUILT_IN_OPTIONS.get(id)?.rule;

export const options: OptionTable<Options> = {
  specs,
  moduleOptions: (chosen) => declared(chosen["moduleFile"]).map((option) => declaredSpec(option, ruleOf(option.id))),
  presets,
  parse,
  seats: ({ players }) => players,
};
