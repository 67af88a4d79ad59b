/** The options of section D as data: controls, defaults, presets. */
import type { Invalid, OptionSpec, OptionTable, Result } from "@starboard/kernel";
import { conflicts } from "./conflicts.ts";
import { mapOf } from "./data/map.ts";
import { readStarModule } from "./data/read.ts";
import { sheetStars } from "./data/sheet.ts";
import { eligibleHomes, standardHomes } from "./home-stars.ts";
import { LIVE, type Options, type Version } from "./options.ts";
import { BAD_OPTION, BAD_VALUE } from "./refusals.ts";
import { standard, standardVersion } from "./standard.ts";

type Chosen = Readonly<Record<string, unknown>>;

// `applies` may get incomplete options. A missing option has its default value.
const players = (c: Chosen): unknown => c["ad.players"] ?? 2;
const version = (c: Chosen): unknown => c["ad.version"] ?? standardVersion(players(c));
const alliances = (c: Chosen): boolean => version(c) === "alliances";
const independents = (c: Chosen): boolean => version(c) === "independents";
const fortunes = (c: Chosen): boolean => c["ad.combat"] === "fortunes";

const homesOnSheet = eligibleHomes(mapOf({ "ad.map": null })).map((s) => sheetStars.stars[s]?.id ?? "");
const standardOnSheet = standardHomes(mapOf({ "ad.map": null }));

const specs: readonly OptionSpec[] = [
  { id: "ad.players", rule: "AD-1.0", source: "base", control: { kind: "choice", values: [2, 3, 4] } },
  {
    id: "ad.version",
    rule: "AD-1.0",
    source: "base",
    control: { kind: "choice", values: ["alliances", "independents"] },
    applies: (c) => players(c) !== 3,
  },
  {
    id: "ad.homes",
    rule: "AD-3.1",
    source: "house",
    control: { kind: "choice", values: ["standard", "mira", "duel", "random", "custom"] },
  },
  {
    id: "ad.homeStars",
    rule: "AD-3.1.1",
    source: "house",
    control: { kind: "list", of: homesOnSheet, max: 4 },
    applies: (c) => c["ad.homes"] === "custom",
  },
  {
    id: "ad.homeRandomMinDist",
    rule: "AD-10.1.c",
    source: "ruling",
    control: { kind: "choice", values: [1, 5, 7] },
    applies: (c) => c["ad.homes"] === "random",
  },
  {
    id: "ad.sides",
    rule: "AD-9.1",
    source: "base",
    control: { kind: "choice", values: ["usual", "diagonal", "long"] },
    applies: alliances,
  },
  {
    id: "ad.turnStyle",
    rule: "AD-9.2.a",
    source: "ruling",
    control: { kind: "choice", values: ["alliance", "seat"] },
    applies: (c) => alliances(c) && players(c) === 4,
  },
  {
    id: "ad.offLimits",
    rule: "AD-9.1.1",
    source: "house",
    control: { kind: "list", of: standardOnSheet, max: 4 },
    applies: (c) => c["ad.homes"] === "custom" || (independents(c) && players(c) !== 4 && c["ad.homes"] !== "random"),
  },
  {
    id: "ad.neutralDefence",
    rule: "AD-3.2.1",
    source: "house",
    control: { kind: "choice", values: ["none", "both", "inhabited", "any"] },
  },
  {
    id: "ad.recruit",
    rule: "AD-6.5.2",
    source: "house",
    control: { kind: "flag" },
    applies: (c) => (c["ad.neutralDefence"] ?? "none") !== "none",
  },
  { id: "ad.buildAt", rule: "AD-6.2.3.2", source: "house", control: { kind: "choice", values: ["home", "anyBoth"] } },
  { id: "ad.combat", rule: "AD-6.4.5", source: "house", control: { kind: "choice", values: ["larger", "fortunes"] } },
  {
    id: "ad.fortunes.survivor",
    rule: "AD-6.4.5",
    source: "ruling",
    control: { kind: "choice", values: ["none", "last"] },
    applies: fortunes,
  },
  {
    id: "ad.fortunes.equal",
    rule: "AD-6.4.5",
    source: "ruling",
    control: { kind: "choice", values: ["fight", "barred"] },
    applies: fortunes,
  },
  { id: "ad.fortunes.retreat", rule: "AD-6.4.5", source: "ruling", control: { kind: "flag" }, applies: fortunes },
  {
    id: "ad.weakArrival",
    rule: "AD-6.4.2.a",
    source: "ruling",
    control: { kind: "choice", values: ["allow", "forbid"] },
    applies: (c) => !fortunes(c),
  },
  { id: "ad.winRegain", rule: "AD-9.4.8.2.1", source: "optional", control: { kind: "flag" }, applies: alliances },
  {
    id: "ad.secretAlliances",
    rule: "AD-10.4",
    source: "optional",
    control: { kind: "flag" },
    applies: (c) => independents(c) && players(c) !== 2,
  },
  {
    id: "ad.forcedArrival",
    rule: "AD-10.2",
    source: "ruling",
    control: { kind: "choice", values: ["matching", "anywhere"] },
    applies: independents,
  },
  {
    id: "ad.standoff",
    rule: "AD-10.2.2",
    source: "ruling",
    control: { kind: "choice", values: ["captorFalls", "bothFall"] },
    applies: independents,
  },
  { id: "ad.emptyHomeScores", rule: "AD-10.3", source: "ruling", control: { kind: "flag" } },
  {
    id: "ad.turnLimit",
    rule: "AD-10.3",
    source: "ruling",
    control: { kind: "number", min: 10, max: 200, step: 10, none: 0 },
  },
  {
    id: "ad.quietLimit",
    rule: "AD-10.3",
    source: "ruling",
    control: { kind: "number", min: 5, max: 50, step: 1, none: 0 },
  },
  { id: "ad.armistice", rule: "AD-9.a", source: "ruling", control: { kind: "flag" }, applies: alliances },
  { id: "ad.compensation", rule: "AD-D.C", source: "designed", control: { kind: "choice", values: [0, 1, 2, 3] } },
  { id: "ad.firstPlayer", rule: "AD-6.1", source: "base", control: { kind: "choice", values: ["dice", "fixed"] } },
  {
    id: "ad.conference.mode",
    rule: "AD-9.4.7",
    source: "base",
    control: { kind: "choice", values: ["called", "open"] },
    applies: talks,
  },
  {
    id: "ad.conference.minutes",
    rule: "AD-9.4.7",
    source: "base",
    control: { kind: "number", min: 1, max: 60, step: 1, none: 0 },
    applies: talks,
  },
  { id: "ad.conference.visible", rule: "AD-9.4.7", source: "ruling", control: { kind: "flag" }, applies: talks },
  { id: "ad.map", rule: "AD-2.3.4", source: "designed", control: { kind: "module" } },
  { id: "ad.aliens", rule: "AD-1.1", source: "house", control: { kind: "flag" } },
];

/** Whether any player can have an ally for private conferences. */
function talks(c: Chosen): boolean {
  return alliances(c) ? players(c) === 4 : c["ad.secretAlliances"] === true;
}

/**
 * The preset of a new table. It adds limits so that every game ends, and otherwise follows the rule sheet (section K).
 */
export const RECOMMENDED = "tournament";

const presets: OptionTable<Options>["presets"] = [
  { id: "tournament", set: { "ad.turnLimit": 100, "ad.quietLimit": 12 } },
  { id: "classic", set: {} },
  {
    id: "house",
    set: { "ad.neutralDefence": "both", "ad.recruit": true, "ad.buildAt": "anyBoth", "ad.combat": "fortunes" },
  },
];

const isPlain = (x: unknown): x is Record<string, unknown> => typeof x === "object" && x !== null && !Array.isArray(x);

/** Returns why a value does not fit the control of an option, or `undefined` if it fits. */
function misfit(
  spec: OptionSpec,
  value: unknown,
): { readonly at: string; readonly about: Record<string, unknown> } | undefined {
  const { control } = spec;
  switch (control.kind) {
    case "choice":
      return (control.values as readonly unknown[]).includes(value)
        ? undefined
        : { at: "", about: { values: control.values } };
    case "flag":
      return typeof value === "boolean" ? undefined : { at: "", about: { values: [true, false] } };
    case "number": {
      const fits =
        typeof value === "number" &&
        Number.isInteger(value) &&
        ((control.none !== undefined && value === control.none) || (value >= control.min && value <= control.max));
      return fits ? undefined : { at: "", about: { min: control.min, max: control.max, none: control.none } };
    }
    case "list": {
      // `conflicts` checks the stars of a list, because they depend on the map.
      if (!Array.isArray(value)) return { at: "", about: { list: true } };
      if (value.length > control.max) return { at: "", about: { max: control.max } };
      const i = value.findIndex((v) => typeof v !== "string" || v.length > 40);
      return i < 0 ? undefined : { at: `.${i}`, about: { star: true } };
    }
    case "module":
      return undefined;
  }
}

/** Parses options: fills in defaults and checks all values. Error paths name the option, then the index in its list. */
function parse(raw: unknown): Result<Options> {
  if (!isPlain(raw)) return { bad: [{ code: BAD_VALUE, at: "" }] };
  const bad: Invalid[] = [];
  const set: Record<string, unknown> = {};
  for (const [id, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    if (id === "ad.map") {
      if (value === null) continue;
      const read = readStarModule(value);
      if ("ok" in read) set[id] = read.ok;
      else for (const fault of read.bad) bad.push({ ...fault, at: fault.at === "" ? id : `${id}.${fault.at}` });
      continue;
    }
    const spec = specs.find((s) => s.id === id);
    if (!spec) {
      bad.push({ code: BAD_OPTION, at: id });
      continue;
    }
    const wrong = misfit(spec, value);
    if (wrong) bad.push({ code: BAD_VALUE, at: `${id}${wrong.at}`, about: wrong.about });
    else set[id] = Array.isArray(value) ? value.slice() : value;
  }
  if (bad.length > 0) return { bad };
  const seats = (set["ad.players"] ?? (set["ad.homes"] === "mira" ? 3 : 2)) as 2 | 3 | 4;
  const kind = (set["ad.version"] ?? standardVersion(seats)) as Version;
  const options = { ...standard(kind, seats), ...set } as Options;
  const clashes = conflicts(options);
  return clashes.length > 0 ? { bad: clashes } : { ok: options };
}

export const optionTable: OptionTable<Options> = {
  specs,
  presets,
  live: LIVE,
  parse,
  seats: (options) => options["ad.players"],
};
