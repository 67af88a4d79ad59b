/**
 * The notation of Anaxis: any game state, in a form that a person can write. Columns and rows count from 0. Ships are
 * numbered from 0 in the order of the list. Fields that are left out have their default values. Without a `flow`, a
 * position is at the start of its phase:
 *
 * ```json
 * { "turn": 2, "phase": "firing", "cp": [3, 0], "ships": [
 *   { "class": "leviathan", "side": 1, "at": [20, 24], "facing": "N" },
 *   { "class": "guardian", "side": 2, "at": [20, 15], "facing": "S", "hull": 12, "evading": 3 } ] }
 * ```
 *
 * A state in the middle of a phase, or in set-up, carries its `flow` and a few more fields.
 */
import { fieldErrors, type Result } from "@starboard/kernel";
import { colOf, hexAt, rowOf } from "@starboard/kit";
import * as z from "zod/mini";
import type { Side } from "./acts.ts";
import type { Options } from "./options.ts";
import { classOf, matchSetupOf } from "./match-setup.ts";
import { setup } from "./setup.ts";
import { createShips } from "./ships.ts";
import { flowSchema, readFlow, startOf, unplayable } from "./position-flow.ts";
import { TOP } from "./steps/turn.ts";
import { ACTIVE, EVADING, PURSUING, STEADY, type StateAx, WAITING } from "./state.ts";

const FACINGS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
const whole = (min: number, max: number): z.ZodMiniType<number> => z.int().check(z.gte(min), z.lte(max));
const ref = whole(-1, 999);
const place = z.tuple([whole(-500, 500), whole(-500, 500)]);
const three = z.tuple([whole(0, 40), whole(0, 40), whole(0, 40)]);

const shipSchema = z.strictObject({
  class: z.string().check(z.maxLength(40)),
  side: z.union([z.literal(1), z.literal(2)]),
  at: z.optional(place),
  facing: z.optional(z.enum(FACINGS)),
  hull: z.optional(whole(0, 200)),
  status: z.optional(z.enum(["waiting", "active", "destroyed", "fled"])),
  evading: z.optional(whole(0, 9)),
  pursuing: z.optional(z.strictObject({ quarry: ref, row: whole(0, 9) })),
  void: z.optional(z.literal(true)),
  forward: z.optional(whole(0, 40)),
  reverse: z.optional(whole(0, 40)),
  rotated: z.optional(whole(0, 40)),
  held: z.optional(three),
  pending: z.optional(three),
  stealth: z.optional(z.enum(["off", "partial", "full"])),
  shielding: z.optional(ref),
  jam: z.optional(z.strictObject({ at: place, strength: whole(1, 2) })),
  scan: z.optional(z.strictObject({ target: ref, receiver: z.optional(ref) })),
  number: z.optional(whole(-100, 100)),
  acted: z.optional(z.literal(true)),
  used: z.optional(whole(0, 2047)),
});
const positionSchema = z.strictObject({
  turn: z.optional(whole(0, 10_000)),
  phase: z.optional(z.enum(["setup", "movement", "firing"])),
  marker: z.optional(z.union([z.literal(1), z.literal(2)])),
  cp: z.optional(z.tuple([whole(0, 1000), whole(0, 1000)])),
  ships: z.array(shipSchema).check(z.maxLength(400)),
  goal: z.optional(
    z.tuple([
      z.nullable(z.enum(["north", "south", "west", "east"])),
      z.nullable(z.enum(["north", "south", "west", "east"])),
    ]),
  ),
  carrier: z.optional(ref),
  cleared: z.optional(z.array(ref)),
  quiet: z.optional(whole(0, 1000)),
  stirred: z.optional(z.literal(true)),
  called: z.optional(whole(-1000, 2000)),
  queue: z.optional(z.array(z.union([z.literal(0), z.literal(1)]))),
  passed: z.optional(z.tuple([whole(-1000, 2000), whole(-1000, 2000)])),
  wound: z.optional(z.strictObject({ ship: ref, damage: whole(0, 500) })),
  shown: z.optional(z.tuple([whole(0, 1), whole(0, 1)])),
  fleets: z.optional(
    z
      .array(
        z.strictObject({ race: z.string(), ships: z.array(z.string()), cp: whole(0, 1000), confirmed: z.boolean() }),
      )
      .check(z.maxLength(2)),
  ),
  flow: z.optional(flowSchema),
});
type ShipEntry = z.infer<typeof shipSchema>;

const STATUS = ["waiting", "active", "destroyed", "fled"] as const;
const STEALTH = ["off", "partial", "full"] as const;

/**
 * Reads a position for a set of options. Codes: AX_POSITION_FIELD, AX_POSITION_CLASS, AX_POSITION_FLOW,
 * AX_POSITION_LAW.
 */
export function read(raw: unknown, options: Options): Result<StateAx> {
  const parsed = positionSchema.safeParse(raw);
  if (!parsed.success) return { bad: fieldErrors(parsed.error, "AX_POSITION_FIELD") };
  const written = parsed.data;
  const { index } = matchSetupOf(options);
  const unknown = written.ships.findIndex((ship) => !index.has(ship.class));
  if (unknown >= 0) return { bad: [{ code: "AX_POSITION_CLASS", at: `ships.${unknown}.class` }] };
  const t = setup(options);
  const phase = written.phase ?? "movement";
  for (const list of Object.values(t))
    if (
      Array.isArray(list) &&
      list !== t.fleets &&
      list !== t.cp &&
      list !== t.edges &&
      list !== t.shown &&
      list !== t.passed
    )
      list.length = 0;
  const printed = t.fleets;
  t.fleets = [0, 1].map((side) => ({
    race: "",
    ships: written.ships.filter((s) => s.side === side + 1 && s.class !== "research-base").map((s) => s.class),
    cp: 0,
    confirmed: true,
  }));
  if (written.ships.length > 0) createShips(t);
  t.fleets = written.fleets ?? printed;
  Object.assign(t, {
    turn: written.turn ?? 1,
    phase,
    marker: (written.marker ?? 1) - 1,
    cp: written.cp ?? [0, 0],
    carrier: written.carrier ?? -1,
    cleared: written.cleared ?? [],
    quiet: written.quiet ?? 0,
    stirred: written.stirred ? 1 : 0,
    called: written.called ?? TOP,
    queue: written.queue ?? [],
    passed: written.passed ?? [TOP, TOP],
    wound: written.wound ?? null,
    shown: written.shown ?? [1, 1],
    edges: written.goal ?? t.edges,
  });
  // The ships of side 1 are numbered first, in any order of the list.
  const inOrder = [...written.ships].sort(
    (a, b) => Number(a.class === "research-base") - Number(b.class === "research-base") || a.side - b.side,
  );
  for (const [s, ship] of inOrder.entries()) readShipEntry(t, s, ship);
  const flow = written.flow ? readFlow(t, written.flow) : { ok: startOf(phase) };
  if ("bad" in flow) return flow;
  t.flow = flow.ok;
  const wrong = unplayable(t);
  return wrong ? { bad: [wrong] } : { ok: t };
}

const jsonCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

function readShipEntry(t: StateAx, s: number, written: ShipEntry): void {
  const { q, r } = hexAt(...(written.at ?? [0, 0]));
  t.q[s] = q;
  t.r[s] = r;
  t.facing[s] = FACINGS.indexOf(written.facing ?? "N");
  t.hull[s] = written.hull ?? classOf(t, s).hull;
  t.status[s] = STATUS.indexOf(written.status ?? "active");
  t.placed[s] = written.status === "waiting" && !written.at ? 0 : 1;
  t.mode[s] = written.evading !== undefined ? EVADING : written.pursuing ? PURSUING : STEADY;
  t.row[s] = written.evading ?? written.pursuing?.row ?? 0;
  t.quarry[s] = written.pursuing?.quarry ?? -1;
  t.void[s] = written.void ? 1 : 0;
  t.forward[s] = written.forward ?? 0;
  t.reverse[s] = written.reverse ?? 0;
  t.rotated[s] = written.rotated ?? 0;
  for (let i = 0; i < 3; i++) {
    t.held[s * 3 + i] = written.held?.[i] ?? 0;
    t.pending[s * 3 + i] = written.pending?.[i] ?? 0;
  }
  if (written.stealth) t.stealth[s] = STEALTH.indexOf(written.stealth);
  t.shielding[s] = written.shielding ?? -1;
  if (written.jam) {
    const hex = hexAt(...written.jam.at);
    t.jamQ[s] = hex.q;
    t.jamR[s] = hex.r;
    t.jam[s] = written.jam.strength;
  }
  t.scan[s] = written.scan?.target ?? -1;
  t.uplink[s] = written.scan?.receiver ?? -1;
  t.number[s] = written.number ?? classOf(t, s).initiative;
  t.acted[s] = written.acted ? 1 : 0;
  t.used[s] = written.used ?? 0;
}

/** Writes a state in a form from which `read` restores it exactly. */
export function write(t: StateAx): unknown {
  const hasPurchases = matchSetupOf(t.options).scenario.sides.some((side) => side.fleet === null);
  return {
    turn: t.turn,
    phase: t.phase,
    marker: t.marker + 1,
    cp: t.cp,
    ships: t.kind.map((_, s) => writeShip(t, s)),
    goal: t.edges,
    ...(t.carrier >= 0 && { carrier: t.carrier }),
    ...(t.cleared.length > 0 && { cleared: t.cleared }),
    quiet: t.quiet,
    ...(t.stirred === 1 && { stirred: true }),
    called: t.called,
    queue: t.queue,
    passed: t.passed,
    ...(t.wound && { wound: t.wound }),
    shown: t.shown,
    ...(hasPurchases && { fleets: t.fleets }),
    flow: jsonCopy(t.flow),
  };
}

function writeShip(t: StateAx, s: number): ShipEntry {
  const [q, r] = [t.q[s] as number, t.r[s] as number];
  const mode = t.mode[s];
  const threeOf = (list: readonly number[]): [number, number, number] => [
    list[s * 3] as number,
    list[s * 3 + 1] as number,
    list[s * 3 + 2] as number,
  ];
  const held = threeOf(t.held);
  const pending = threeOf(t.pending);
  const printed = classOf(t, s);
  return {
    class: printed.id,
    side: ((t.side[s] as Side) + 1) as 1 | 2,
    ...((t.status[s] !== WAITING || t.placed[s] === 1) && { at: [colOf(q), rowOf(q, r)] as [number, number] }),
    facing: FACINGS[t.facing[s] as number] as (typeof FACINGS)[number],
    ...(t.hull[s] !== printed.hull && { hull: t.hull[s] as number }),
    ...(t.status[s] !== ACTIVE && { status: STATUS[t.status[s] as number] as (typeof STATUS)[number] }),
    ...(mode === EVADING && { evading: t.row[s] as number }),
    ...(mode === PURSUING && { pursuing: { quarry: t.quarry[s] as number, row: t.row[s] as number } }),
    ...(t.void[s] === 1 && { void: true as const }),
    ...(t.forward[s] !== 0 && { forward: t.forward[s] as number }),
    ...(t.reverse[s] !== 0 && { reverse: t.reverse[s] as number }),
    ...(t.rotated[s] !== 0 && { rotated: t.rotated[s] as number }),
    ...(held.some((n) => n > 0) && { held }),
    ...(pending.some((n) => n > 0) && { pending }),
    ...(printed.special === "stealth" && { stealth: STEALTH[t.stealth[s] as number] as (typeof STEALTH)[number] }),
    ...(t.shielding[s] !== -1 && { shielding: t.shielding[s] as number }),
    ...(t.jam[s] !== 0 && {
      jam: {
        at: [colOf(t.jamQ[s] as number), rowOf(t.jamQ[s] as number, t.jamR[s] as number)] as [number, number],
        strength: t.jam[s] as number,
      },
    }),
    ...(t.scan[s] !== -1 && { scan: { target: t.scan[s] as number, receiver: t.uplink[s] as number } }),
    ...(t.number[s] !== printed.initiative && { number: t.number[s] as number }),
    ...(t.acted[s] === 1 && { acted: true as const }),
    ...(t.used[s] !== 0 && { used: t.used[s] as number }),
  };
}
