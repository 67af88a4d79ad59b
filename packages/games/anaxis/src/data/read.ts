/** Readers of custom ships and scenarios. Errors name the field and the rule (AX-1.7, AX-13.2). */
import { fieldErrors, type Invalid, type Result, type RuleId } from "@starboard/kernel";
import * as z from "zod/mini";
import { lacking } from "./check.ts";
import type { ScenarioFile } from "./scenario.ts";
import type { ShipClass } from "./ship.ts";
import { SHIPS } from "./ships.ts";

const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/), z.maxLength(40));
const name = z.string().check(z.minLength(1), z.maxLength(60));
const whole = (min: number, max: number): z.ZodMiniType<number> => z.int().check(z.gte(min), z.lte(max));

const guns = z.strictObject({
  kind: z.literal("guns"),
  firepower: whole(1, 12),
  penetration: whole(0, 6),
  tracking: whole(0, 6),
  arc: z.enum(["narrow", "forward", "180", "extended", "360"]),
});
const pulse = z.strictObject({ kind: z.literal("pulse") });

const shipSchema = z.strictObject({
  id,
  name,
  class: name,
  race: id,
  hull: whole(1, 200),
  speed: whole(0, 12),
  reverse: whole(0, 6),
  maneuver: whole(0, 8),
  armour: whole(0, 6),
  initiative: whole(-20, 60),
  sensors: z.strictObject({ num: whole(1, 12), den: whole(1, 4) }),
  primary: z.nullable(guns),
  secondary: z.nullable(z.discriminatedUnion("kind", [guns, pulse])),
  special: z.nullable(z.enum(["scan", "interdiction", "pulse", "jamming", "shield", "stealth"])),
  cost: whole(1, 200),
});

const side = z.union([z.literal(0), z.literal(1)]);
const zone = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("edge"),
    edge: z.enum(["north", "south", "west", "east", "choose"]),
    within: whole(0, 100),
    notGoalOf: z.optional(side),
  }),
  z.strictObject({ kind: z.literal("goal"), min: whole(0, 100), max: whole(0, 100), centreWithin: whole(0, 100) }),
  z.strictObject({ kind: z.literal("apart"), fromEnemy: whole(0, 60) }),
  z.strictObject({ kind: z.literal("base"), within: whole(0, 60) }),
  z.strictObject({
    kind: z.literal("rectangle"),
    col: z.tuple([whole(0, 99), whole(0, 99)]),
    row: z.tuple([whole(0, 99), whole(0, 99)]),
  }),
]);
const sideSchema = z.strictObject({
  race: z.union([z.string().check(z.maxLength(40)), z.strictObject({ except: id })]),
  fleet: z.nullable(
    z
      .array(z.strictObject({ ship: id, count: whole(1, 40), zone: z.optional(zone) }))
      .check(z.minLength(1), z.maxLength(30)),
  ),
  points: whole(0, 400),
  cp: whole(0, 100),
  edges: z.enum(["exit", "closed"]),
  zone,
  base: z.nullable(z.strictObject({ hull: whole(1, 200), armour: whole(0, 6), within: whole(0, 100) })),
  carrier: z.boolean(),
});
const condition = z.discriminatedUnion("when", [
  z.strictObject({ when: z.literal("bothEliminated") }),
  z.strictObject({ when: z.literal("eliminated"), side, baseAtMost: z.optional(whole(0, 200)) }),
  z.strictObject({ when: z.literal("shipDestroyed"), ship: id }),
  z.strictObject({ when: z.literal("baseDestroyed") }),
  z.strictObject({ when: z.literal("carrierReachesGoal") }),
  z.strictObject({ when: z.literal("carrierDestroyed") }),
  z.strictObject({ when: z.literal("carrierLeavesElsewhere"), unlessDestroyed: z.optional(id) }),
  z.strictObject({ when: z.literal("turnLimit"), baseAtMost: z.optional(whole(0, 200)) }),
]);
const scenarioSchema = z.strictObject({
  format: z.literal("starboard.anaxis.scenario"),
  version: z.literal(1),
  id,
  name,
  rule: z.string().check(z.regex(/^AX-/), z.maxLength(20)),
  map: z.strictObject({ cols: whole(5, 100), rows: whole(5, 100) }),
  turnLimit: whole(1, 200),
  sides: z.tuple([sideSchema, sideSchema]),
  order: z
    .array(z.string().check(z.regex(/^(0|1|both)\.(fleet|edge|base|deploy|carrier)$/)))
    .check(z.minLength(1), z.maxLength(12)),
  mines: z.nullable(side),
  ends: z
    .array(z.strictObject({ if: condition, winner: z.union([side, z.null(), z.literal("score")]) }))
    .check(z.minLength(1), z.maxLength(20)),
});

/** Returns errors with the path of the file prepended and the rule added. */
const under = (at: string, bad: readonly Invalid[], rule: RuleId): Invalid[] =>
  bad.map((b) => ({ ...b, at: at ? `${at}.${b.at}` : b.at, rule: b.rule ?? rule }));

/** Reads a ship class. `at` is prepended to the path of every error. */
export function readShip(raw: unknown, at = ""): Result<ShipClass> {
  const parsed = shipSchema.safeParse(raw);
  if (!parsed.success) return { bad: under(at, fieldErrors(parsed.error, "AX_SHIP_FIELD"), "AX-1.7") };
  const ship = parsed.data as ShipClass;
  const bad: Invalid[] = [];
  if (SHIPS.some((known) => known.id === ship.id)) bad.push({ code: "AX_SHIP_ID", at: "id", about: { id: ship.id } });
  if ((ship.special === "pulse") !== (ship.secondary?.kind === "pulse"))
    bad.push({ code: "AX_SHIP_PULSE", at: "secondary" });
  if (!ship.primary && !ship.secondary && !ship.special) bad.push({ code: "AX_SHIP_UNARMED", at: "primary" });
  return bad.length > 0 ? { bad: under(at, bad, "AX-1.7") } : { ok: ship };
}

/** Reads a scenario that may use custom ships, and checks that it can be set up and can end. */
export function readScenario(raw: unknown, own: readonly ShipClass[], at = ""): Result<ScenarioFile> {
  const parsed = scenarioSchema.safeParse(raw);
  if (!parsed.success) return { bad: under(at, fieldErrors(parsed.error, "AX_SCENARIO_FIELD"), "AX-13.2") };
  const file = parsed.data as ScenarioFile;
  const bad = lacking(file, new Map([...SHIPS, ...own].map((ship) => [ship.id, ship] as const)));
  return bad.length > 0 ? { bad: under(at, bad, "AX-13.2") } : { ok: file };
}
