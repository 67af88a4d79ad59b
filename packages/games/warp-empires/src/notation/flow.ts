/** The steps of a written position, and whether play can continue from it. */
import {
  type Act,
  Engine,
  seededDraws,
  type Flow,
  type StackFrame,
  type Invalid,
  placeOf,
  type Result,
} from "@starboard/kernel";
import { ORDER_WINDOWS } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { invariants } from "../invariants.ts";
import { outline } from "../outline.ts";
import type { ShapeWE } from "../shape.ts";
import { clone } from "../clone.ts";
import { steps } from "../steps/index.ts";
import { NONE, type StateWE, UNLISTED } from "../state.ts";
import type { Position } from "./form.ts";

type StepName = keyof ShapeWE["steps"];

/** The memo fields of every step. */
const MEMOS: { readonly [N in StepName]: readonly string[] } = {
  deal: [],
  pickFactions: ["next", "order"],
  pickFaction: ["seat"],
  muster: ["next", "forts"],
  placeFort: ["seat", "unit"],
  arrange: [],
  turn: ["next"],
  draw: ["next"],
  discard: ["seat"],
  trim: ["seat"],
  move: ["stage"],
  moveMain: [],
  group: [],
  announced: ["next", "depth"],
  moveEnd: ["next"],
  answerMove: ["seat", "window"],
  free: ["seat", "card", "as", "target", "at", "next", "negatedBy"],
  answerCard: ["seat", "window"],
  sabotaged: ["seat", "left"],
  explore: [],
  challenges: ["challenge", "faced"],
  challenge: ["challenge", "at", "bonus", "cards"],
  parleys: ["parley", "next"],
  parley: ["parley", "at", "bonus", "cards"],
  retreatTo: ["seat", "from", "kind"],
  battles: ["enough"],
  site: [],
  declareFirst: ["at", "foe"],
  declareSecond: ["at", "foe"],
  attack: ["at", "attacker", "defender", "asked"],
  answerAttack: ["seat", "window", "at", "attacker"],
  fight: [],
  battleCard: [],
  battleCards: [],
  firstLoss: [],
  otherLoss: [],
  hull: ["side"],
  winnerLoss: [],
  assimilate: ["left", "from", "kept"],
  revenue: ["stage", "next"],
  revenueMain: [],
  answerRevenue: ["seat", "window"],
  recruit: ["stage"],
  recruitDraw: [],
  recruitBuy: [],
  upkeep: [],
  disband: [],
  control: [],
  endTurn: [],
};

const within = (value: unknown, min: number, below: number): boolean =>
  typeof value === "number" && value >= min && value < below;
const each = (value: unknown, below: number): boolean =>
  Array.isArray(value) && value.every((one) => within(one, 0, below));

/** True if a value fits its key; lists of units and of places share the key `from`. */
function fits(compiled: CompiledModule, step: string, key: string, value: unknown): boolean {
  switch (key) {
    case "seat":
    case "attacker":
    case "defender":
    case "foe":
      return within(value, 0, compiled.N);
    case "target":
    case "negatedBy":
      return within(value, NONE, compiled.N);
    case "at":
      return within(value, step === "free" ? NONE : 0, compiled.T);
    case "from":
      return step === "assimilate" ? each(value, compiled.U) : within(value, 0, compiled.T);
    case "faced":
      return each(value, compiled.T);
    case "kept":
    case "forts":
      return each(value, compiled.U);
    case "unit":
      return within(value, 0, compiled.U);
    case "card":
      return within(value, 0, compiled.C);
    case "as":
      return within(value, UNLISTED, compiled.C);
    case "cards":
      return each(value, compiled.C);
    case "order":
      return each(value, compiled.N);
    case "challenge":
      return within(value, 0, compiled.module.challenges.length);
    case "parley":
      return within(value, 0, compiled.P);
    case "window":
      return ORDER_WINDOWS.includes(value as never);
    case "kind":
      return value === "challenge" || value === "battle";
    case "side":
    case "asked":
    case "enough":
      return within(value, 0, 2);
    default:
      return within(value, 0, 10_000);
  }
}

const bad = (at: string, why: string): Invalid => ({ code: "WE_POSITION_FLOW", at, about: { why } });

/** The start of a phase. */
function usual(t: StateWE): Flow {
  if (t.phase === NONE) return { at: [-1], stack: [], over: null };
  // The turn step enters the phase by itself.
  const memo = { next: t.phase };
  const first = t.phase === 0;
  const stack: StackFrame[] = first ? [] : [{ step: "turn", memo }];
  return { at: first ? [4, -1] : (placeOf(outline, "turn") ?? [4, 0]), stack, over: null };
}

/** Reads the steps of a position; without any, play goes on at the start of its phase. Code: WE_POSITION_FLOW. */
export function readFlow(t: StateWE, compiled: CompiledModule, note: Position): Result<Flow> {
  if (note.stack === undefined && note.over === undefined) return { ok: usual(t) };
  const stack: StackFrame[] = [];
  for (const [i, { step, memo, answers }] of (note.stack ?? []).entries()) {
    const keys = Object.hasOwn(MEMOS, step) ? MEMOS[step as StepName] : undefined;
    if (!keys) return { bad: [bad(`stack.${i}.step`, "step")] };
    if (Object.keys(memo).length !== keys.length || !keys.every((key) => fits(compiled, step, key, memo[key])))
      return { bad: [bad(`stack.${i}.memo`, "memo")] };
    stack.push({ step, memo, ...(answers && { answers: answers as (Act | null)[] }) });
  }
  const at = note.at ?? placeOf(outline, (stack[0]?.step ?? "turn") as StepName);
  const bottom = stack[0] && placeOf(outline, stack[0].step as StepName);
  if (!at || (stack.length > 0 && bottom?.join() !== at.join())) return { bad: [bad("at", "place")] };
  if (stack.length === 0 && !PLACES.has(at.join())) return { bad: [bad("at", "place")] };
  const over = (note.over ?? null) as Flow["over"];
  if (over && (over.scores.length !== compiled.N || over.winners.some((s) => s >= compiled.N)))
    return { bad: [bad("over", "seats")] };
  return { ok: { at: at.slice(), stack, over } };
}

/** Phases that need no step on the stack. */
const PLACES: ReadonlySet<string> = new Set(["-1", "0", "1", "2", "3", "4", "4,-1", "4,0", "4,1"]);

/** Number of acts played to test whether play can continue from a position. */
const TRIAL = 40;

/** The reason why play cannot continue or an invariant is violated; `undefined` for a valid position. */
export function unplayable(t: StateWE): Invalid | undefined {
  for (const invariant of invariants) {
    const how = invariant.violation(t, null);
    if (how !== undefined)
      return { code: "WE_POSITION_LAW", at: "", about: { law: invariant.name, rule: invariant.rule, how } };
  }
  if (t.alive.every((alive) => alive === 0) && t.flow.over === null) return bad("seats", "nobody");
  if (t.faction.some((f, s) => f !== NONE && t.faction.indexOf(f) !== s)) return bad("seats", "faction");
  return stuck(t) ? bad("stack", "stuck") : undefined;
}

/** Plays random acts on a copy: steps that do not fit each other or the state fail soon. */
function stuck(t: StateWE): boolean {
  try {
    const copy = clone(t);
    const draw = seededDraws(1);
    const engine = new Engine<ShapeWE>({ outline, steps, asides: {} } as never, draw);
    engine.advance(copy);
    for (let n = 0; n < TRIAL && engine.asking !== undefined; n++) {
      const { moves } = engine;
      engine.act(copy, engine.asking, moves[(draw(moves.length, 1, "WE-F.1")[0] as number) - 1] as Act);
    }
    return invariants.some((invariant) => invariant.violation(copy, null) !== undefined);
  } catch {
    return true;
  }
}
