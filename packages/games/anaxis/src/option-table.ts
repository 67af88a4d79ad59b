/** The options of Anaxis as data: controls, default values, presets and parsing (rules.md, section 14). */
import { fieldErrors, type Invalid, type OptionSpec, type OptionTable, type Result } from "@starboard/kernel";
import * as z from "zod/mini";
import { readScenario, readShip } from "./data/read.ts";
import type { ScenarioFile } from "./data/scenario.ts";
import type { ShipClass } from "./data/ship.ts";
import { evenSides } from "./data/even-sides.ts";
import { readLeg } from "./calc/legs.ts";
import { type Options, SCENARIO_IDS, type ScenarioId, SKIRMISH_POINTS } from "./options.ts";

/** Tests whether an option applies: only with one scenario. */
const forScenario = (scenario: ScenarioId) => (chosen: Readonly<Record<string, unknown>>) =>
  chosen["ax.scenario"] === scenario;

/** An option with a list of values to choose from. */
const choice = (
  id: keyof Options,
  rule: OptionSpec["rule"],
  values: readonly (string | number)[],
  source: OptionSpec["source"] = "ruling",
  applies?: OptionSpec["applies"],
): OptionSpec => ({ id, rule, control: { kind: "choice", values }, source, ...(applies && { applies }) });

/** Values by the letter of the sheet where the default differs (AX-14.3). */
const BY_THE_SHEET = {
  "ax.targets": "any",
  "ax.commandFiring": "lower",
  "ax.cpCap": "none",
  "ax.mineTrigger": "always",
} as const satisfies Partial<Options>;
/** An option whose default departs from the letter of the sheet. */
const departure = (
  id: keyof typeof BY_THE_SHEET,
  rule: OptionSpec["rule"],
  values: readonly string[],
  applies?: OptionSpec["applies"],
): OptionSpec => ({ ...choice(id, rule, values, "ruling", applies), sheet: BY_THE_SHEET[id] });

const SPECS: readonly OptionSpec[] = [
  choice("ax.scenario", "AX-10.1", SCENARIO_IDS, "base"),
  {
    id: "ax.points",
    rule: "AX-9.1",
    control: { kind: "number", min: 20, max: 150, step: 5 },
    source: "base",
    applies: forScenario("skirmish"),
  },
  departure("ax.targets", "AX-5.2", ["enemies", "any"]),
  choice("ax.evasionPenalty", "AX-4.5", ["table", "maneuver"]),
  departure("ax.commandFiring", "AX-8.5", ["raise", "lower"]),
  choice("ax.lateCommand", "AX-8.5", ["off", "on"], "optional", (c) => c["ax.commandFiring"] !== "lower"),
  choice("ax.piloting", "AX-8.7", ["point", "rating"]),
  choice("ax.narrowArc", "AX-1.9", ["wedge", "line"]),
  choice("ax.fullTie", "AX-2.5", ["marker", "die"]),
  choice("ax.mapEdge", "AX-1.5", ["exit", "closed", "open"]),
  choice("ax.scanTiming", "AX-7.1b", ["firing", "movement"]),
  choice("ax.uplinkLimit", "AX-7.1c", ["both", "link", "target"]),
  choice("ax.uplinkBonus", "AX-7.1d", ["rating7", "plus7"]),
  choice("ax.interdictionExtra", "AX-7.2a", ["free", "insteadOfPrimary"]),
  choice("ax.pulseFriendly", "AX-7.3a", ["all", "enemies"]),
  choice("ax.pulseProfile", "AX-7.3b", ["printed", "falloff"]),
  choice("ax.jamStack", "AX-7.4d", ["best", "sum"]),
  choice("ax.shieldFace", "AX-7.5c", ["two", "odd", "three"]),
  choice("ax.shieldStack", "AX-7.5e", ["best", "sum"]),
  choice("ax.stealthModes", "AX-7.6a", ["two", "three"]),
  departure("ax.cpCap", "AX-8.2", ["quarter", "none"], forScenario("skirmish")),
  choice("ax.deployment", "AX-9.4", ["simultaneous", "alternate"]),
  {
    id: "ax.turnLimit",
    rule: "AX-9.7",
    control: { kind: "number", min: -1, max: 200, step: 1, none: 0 },
    source: "ruling",
  },
  choice("ax.drawClaim", "AX-9.8", ["either", "notBehind"]),
  choice("ax.ambassadorEdges", "AX-10.1", ["one", "any"], "ruling", forScenario("ambassador")),
  departure("ax.mineTrigger", "AX-10.4", ["moved", "always"], forScenario("minefield")),
  {
    id: "ax.handicap",
    rule: "AX-10.6",
    control: { kind: "number", min: -40, max: 40, step: 1 },
    source: "ruling",
  },
  {
    id: "ax.evenSides",
    rule: "AX-10.8",
    control: { kind: "flag" },
    source: "designed",
    absentIfOff: true,
    applies: (chosen) => evenSides.pairingOf(chosen) !== undefined,
  },
  { id: "ax.ownScenario", rule: "AX-10.1", control: { kind: "module" }, source: "designed" },
  { id: "ax.ownShips", rule: "AX-1.7", control: { kind: "module" }, source: "designed" },
  // A rematch supplies this option; players do not enter it.
  {
    id: "ax.firstLeg",
    rule: "AX-10.7",
    control: { kind: "module" },
    source: "base",
    applies: (chosen) => (chosen["ax.firstLeg"] ?? null) !== null,
  },
];

const whole = (min: number, max: number): z.ZodMiniType<number> => z.int().check(z.gte(min), z.lte(max));

/** All options except the three that are files, with their default values. */
const plain = z.strictObject({
  "ax.scenario": z._default(z.enum(SCENARIO_IDS), "skirmish"),
  "ax.points": z._default(whole(20, 150), SKIRMISH_POINTS),
  "ax.targets": z._default(z.enum(["enemies", "any"]), "enemies"),
  "ax.evasionPenalty": z._default(z.enum(["table", "maneuver"]), "table"),
  "ax.commandFiring": z._default(z.enum(["raise", "lower"]), "raise"),
  "ax.lateCommand": z._default(z.enum(["off", "on"]), "off"),
  "ax.piloting": z._default(z.enum(["point", "rating"]), "point"),
  "ax.narrowArc": z._default(z.enum(["wedge", "line"]), "wedge"),
  "ax.fullTie": z._default(z.enum(["marker", "die"]), "marker"),
  "ax.mapEdge": z._default(z.enum(["exit", "closed", "open"]), "exit"),
  "ax.scanTiming": z._default(z.enum(["firing", "movement"]), "firing"),
  "ax.uplinkLimit": z._default(z.enum(["both", "link", "target"]), "both"),
  "ax.uplinkBonus": z._default(z.enum(["rating7", "plus7"]), "rating7"),
  "ax.interdictionExtra": z._default(z.enum(["free", "insteadOfPrimary"]), "free"),
  "ax.pulseFriendly": z._default(z.enum(["all", "enemies"]), "all"),
  "ax.pulseProfile": z._default(z.enum(["printed", "falloff"]), "printed"),
  "ax.jamStack": z._default(z.enum(["best", "sum"]), "best"),
  "ax.shieldFace": z._default(z.enum(["two", "odd", "three"]), "two"),
  "ax.shieldStack": z._default(z.enum(["best", "sum"]), "best"),
  "ax.stealthModes": z._default(z.enum(["two", "three"]), "two"),
  "ax.cpCap": z._default(z.enum(["quarter", "none"]), "quarter"),
  "ax.deployment": z._default(z.enum(["simultaneous", "alternate"]), "simultaneous"),
  "ax.turnLimit": z._default(whole(-1, 200), -1),
  "ax.drawClaim": z._default(z.enum(["either", "notBehind"]), "either"),
  "ax.ambassadorEdges": z._default(z.enum(["one", "any"]), "one"),
  "ax.mineTrigger": z._default(z.enum(["moved", "always"]), "moved"),
  "ax.handicap": z._default(whole(-40, 40), 0),
  "ax.evenSides": z.optional(z.boolean()),
});

/**
 * Reads options; missing ones get their default value. Codes: AX_E_OPTIONS and those of ship, scenario and leg files.
 */
function parse(raw: unknown): Result<Options> {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return { bad: [{ code: "AX_E_OPTIONS", at: "" }] };
  const given = raw as Record<string, unknown>;
  const { "ax.ownShips": ownShips, "ax.ownScenario": ownScenario, "ax.firstLeg": firstLeg, ...rest } = given;
  const parsed = plain.safeParse(rest);
  if (!parsed.success) return { bad: fieldErrors(parsed.error, "AX_E_OPTIONS") };
  const bad: Invalid[] = [];
  const ships: ShipClass[] = [];
  for (const [i, one] of (Array.isArray(ownShips) ? ownShips : []).entries()) {
    const ship = readShip(one, `ax.ownShips.${i}`);
    if ("ok" in ship) ships.push(ship.ok);
    else bad.push(...ship.bad);
  }
  if (ownShips !== undefined && ownShips !== null && !Array.isArray(ownShips))
    bad.push({ code: "AX_E_OPTIONS", at: "ax.ownShips" });
  let scenario: ScenarioFile | null = null;
  if (ownScenario !== undefined && ownScenario !== null) {
    const read = readScenario(ownScenario, ships, "ax.ownScenario");
    if ("ok" in read) scenario = read.ok;
    else bad.push(...read.bad);
  }
  const leg = firstLeg === undefined || firstLeg === null ? { ok: null } : readLeg(firstLeg, "ax.firstLeg");
  if ("bad" in leg) bad.push(...leg.bad);
  const { "ax.evenSides": isEven, ...chosen } = parsed.data;
  // The carrier can reach or leave by an edge only if the map has edges to exit by (AX-1.5).
  const edged =
    scenario?.ends.some((end) => end.if.when.startsWith("carrier")) ?? chosen["ax.scenario"] === "ambassador";
  if (edged && chosen["ax.mapEdge"] !== "exit")
    bad.push({ code: "AX_E_OPTIONS", at: "ax.mapEdge", about: { with: "ax.scenario" } });
  if (isEven && !evenSides.pairingOf({ ...chosen, "ax.ownShips": ownShips, "ax.ownScenario": scenario }))
    bad.push({ code: "AX_E_OPTIONS", at: "ax.evenSides", about: { with: "ax.scenario" } });
  if (bad.length > 0) return { bad };
  return {
    ok: {
      ...(chosen as Omit<Options, "ax.ownShips" | "ax.ownScenario" | "ax.firstLeg" | "ax.evenSides">),
      ...(isEven && { "ax.evenSides": true as const }),
      "ax.ownShips": Array.isArray(ownShips) ? ships : null,
      "ax.ownScenario": scenario,
      "ax.firstLeg": "ok" in leg ? leg.ok : null,
    },
  };
}

export const optionTable: OptionTable<Options> = {
  specs: SPECS,
  presets: [
    // The smallest scenario comes first: two printed fleets and no purchases, so the first shot comes soonest.
    { id: "border", set: { "ax.scenario": "border" } },
    { id: "skirmish50", set: {} },
    { id: "bySheet", set: BY_THE_SHEET },
    { id: "likelyIntent", set: { "ax.pulseProfile": "falloff" } },
    ...(["ambassador", "surgical", "minefield", "faceoff"] as const).map((id) => ({ id, set: { "ax.scenario": id } })),
  ],
  parse,
  seats: () => 2,
};
