/** Reads the flow of a written position and checks that play can continue from it (AX-2.1, AX-11.2). */
import { type Flow, fieldErrors, type Invalid, newFlow, placeOf, type Result } from "@starboard/kernel";
import * as z from "zod/mini";
import { weapons } from "./acts.ts";
import { invariants } from "./invariants.ts";
import { outline } from "./outline.ts";
import { matchSetupOf } from "./match-setup.ts";
import { ACTIVE, type StateAx } from "./state.ts";

const whole = (min: number, max: number): z.ZodMiniType<number> => z.int().check(z.gte(min), z.lte(max));
const ship = whole(0, 399);
const ships = z.array(ship).check(z.maxLength(400));
const side = z.union([z.literal(0), z.literal(1)]);
const nothing = z.strictObject({});
const ofShip = z.strictObject({ ship });
const ofSide = z.strictObject({ side });

const MEMOS = {
  prepare: z.strictObject({ next: whole(0, 40) }),
  buy: ofSide,
  edge: ofSide,
  base: ofSide,
  deploy: z.strictObject({ side, ships, single: z.boolean(), last: whole(-1, 399) }),
  carrier: ofSide,
  beginTurn: nothing,
  callMove: nothing,
  selectMove: ofSide,
  declare: ofShip,
  move: ofShip,
  closing: ofShip,
  endMove: ofShip,
  beginFire: nothing,
  scans: z.strictObject({ asked: ships }),
  scan: ofShip,
  callFire: nothing,
  window: ofSide,
  selectFire: ofSide,
  fire: ofShip,
  strike: z.strictObject({
    ship,
    bank: z.enum(["primary", "secondary"]),
    pulse: z.boolean(),
    targets: ships,
    next: whole(0, 400),
    fireControl: z.boolean(),
    gunnery: z.boolean(),
    weapons: z.nullable(weapons),
    wounds: z.array(z.strictObject({ ship, damage: whole(0, 500) })).check(z.maxLength(400)),
  }),
  damage: nothing,
  endTurn: nothing,
} as const;
type StepId = keyof typeof MEMOS;

/** Steps that each step may ask, so that they lie above it on the stack. */
const ASKS: Partial<Readonly<Record<StepId, readonly StepId[]>>> = {
  prepare: ["buy", "edge", "base", "deploy", "carrier"],
  callMove: ["window", "selectMove", "declare", "move", "closing", "endMove"],
  scans: ["scan"],
  callFire: ["window", "selectFire", "fire", "strike"],
  fire: ["strike"],
  strike: ["damage"],
};

const scores = z.array(z.number().check(z.gte(-1e6), z.lte(1e6))).check(z.maxLength(2));
const overSchema = z.strictObject({
  winners: z.array(side).check(z.maxLength(2)),
  rule: z.string().check(z.regex(/^AX-[0-9.]+[a-z]?$/)),
  scores,
});
const frameSchema = z.strictObject({
  step: z.enum(Object.keys(MEMOS) as [StepId, ...StepId[]]),
  memo: z.record(z.string().check(z.maxLength(20)), z.unknown()),
});

/** Schema of a written flow. `readFlow` reads the memos step by step. */
export const flowSchema = z.strictObject({
  at: z.array(whole(-1, 6)).check(z.minLength(1), z.maxLength(2)),
  stack: z.array(frameSchema).check(z.maxLength(400)),
  over: z.nullable(overSchema),
});

const bad = (at: string, why: string): Invalid => ({ code: "AX_POSITION_FLOW", at, about: { why } });

/** Returns the flow before the first step of a phase. */
export const startOf = (phase: StateAx["phase"]): Flow =>
  phase === "setup" ? newFlow() : { at: [1, phase === "movement" ? 0 : 2], stack: [], over: null };

/** Reads a flow whose steps fit its place in the outline, each other and the ships. Code: AX_POSITION_FLOW. */
export function readFlow(t: StateAx, written: z.infer<typeof flowSchema>): Result<Flow> {
  const stack: { step: StepId; memo: object }[] = [];
  for (const [i, { step, memo }] of written.stack.entries()) {
    const parsed = MEMOS[step].safeParse(memo);
    if (!parsed.success)
      return {
        bad: fieldErrors(parsed.error, "AX_POSITION_FLOW").map((e) => ({ ...e, at: `flow.stack.${i}.${e.at}` })),
      };
    stack.push({ step, memo: parsed.data });
  }
  const place = written.at.join();
  const bottom = stack[0];
  if (bottom && placeOf(outline, bottom.step)?.join() !== place) return { bad: [bad("flow.at", "place")] };
  if (!bottom && !PLACES.has(place)) return { bad: [bad("flow.at", "place")] };
  for (let i = 1; i < stack.length; i++) if (!mayAsk(stack, i)) return { bad: [bad(`flow.stack.${i}.step`, "asker")] };
  const stray = stack.findIndex(({ memo }) => !fits(t, memo));
  if (stray >= 0) return { bad: [bad(`flow.stack.${stray}.memo`, "ship")] };
  return { ok: { at: written.at, stack, over: written.over as Flow["over"] } };
}

/** Places where the stack may be empty: before the first step, and at every item of the outline. */
const PLACES: ReadonlySet<string> = new Set(["-1", "0", "1", "1,-1", "1,0", "1,1", "1,2", "1,3", "1,4", "1,5"]);

/** True if a step below can have asked step `i`. Steps that were asked together lie above each other. */
function mayAsk(stack: readonly { step: StepId }[], i: number): boolean {
  const { step } = stack[i] as { step: StepId };
  for (let below = i - 1; below >= 0; below--) {
    const asker = stack[below] as { step: StepId };
    if (ASKS[asker.step]?.includes(step)) return true;
    const siblings = Object.values(ASKS).find((asked) => asked.includes(asker.step));
    if (!siblings?.includes(step)) return false;
  }
  return false;
}

/** True if every ship that a memo names exists. */
function fits(t: StateAx, memo: object): boolean {
  const fields = memo as {
    ship?: number;
    ships?: number[];
    targets?: number[];
    asked?: number[];
    wounds?: { ship: number }[];
  };
  const named = [
    ...(fields.ship === undefined ? [] : [fields.ship]),
    ...(fields.ships ?? []),
    ...(fields.targets ?? []),
    ...(fields.asked ?? []),
    ...(fields.wounds ?? []).map((wound) => wound.ship),
  ];
  return named.every((s) => s < t.kind.length);
}

/**
 * Returns why play cannot continue from a state, or which invariant it violates; `undefined` if it is playable.
 * Codes: AX_POSITION_FLOW, AX_POSITION_LAW.
 */
export function unplayable(t: StateAx): Invalid | undefined {
  const { scenario, index } = matchSetupOf(t.options);
  const many = t.kind.length;
  for (const key of ["quarry", "shielding", "scan", "uplink"] as const) {
    const s = t[key].findIndex((other) => other >= many);
    if (s >= 0) return bad(`ships.${s}`, key);
  }
  if (t.carrier >= many || t.cleared.some((s) => s < 0 || s >= many)) return bad("carrier", "ship");
  if (t.wound && (t.wound.ship < 0 || t.wound.ship >= many)) return bad("wound.ship", "ship");
  const top = t.flow.stack.at(-1);
  if ((top?.step === "damage") !== (t.wound !== null)) return bad("wound", "question");
  if (t.phase === "setup" ? t.flow.at[0] === 1 : t.flow.at[0] !== 1) return bad("phase", "place");
  const foreign = t.fleets.findIndex((fleet) => fleet.ships.some((id) => !index.has(id)));
  if (foreign >= 0) return bad(`fleets.${foreign}.ships`, "class");
  if (t.fleets.length !== scenario.sides.length) return bad("fleets", "sides");
  const unbought = t.fleets.findIndex((fleet, who) => neverBought(t, who, fleet.confirmed && fleet.ships.length > 0));
  if (unbought >= 0) return bad(`fleets.${unbought}`, "unbought");
  const acting = top?.memo as { ship?: number } | undefined;
  if (acting?.ship !== undefined && t.phase !== "setup" && top?.step === "fire" && t.status[acting.ship] !== ACTIVE)
    return bad("flow.stack", "ship");
  for (const invariant of invariants) {
    const how = invariant.violation(t, null);
    if (how !== undefined)
      return { code: "AX_POSITION_LAW", at: "", about: { law: invariant.name, rule: invariant.rule, how } };
  }
  return undefined;
}

/** True for a side whose fleet is not bought although set-up will not ask it again (AX-9.2). */
function neverBought(t: StateAx, who: number, bought: boolean): boolean {
  if (bought || t.kind.length > 0) return false;
  if (t.phase !== "setup") return true;
  if (t.flow.stack.some(({ step, memo }) => step === "buy" && (memo as { side: number }).side === who)) return false;
  const preparing = t.flow.stack[0]?.memo as { next: number } | undefined;
  const { order } = matchSetupOf(t.options).scenario;
  const turn = order.findIndex((entry) => entry === "both.fleet" || entry === `${who}.fleet`);
  return preparing !== undefined && turn < preparing.next;
}
