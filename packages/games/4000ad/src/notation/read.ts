/** Reads a position into a state: checks the schema, then names, then the invariants. */
import {
  fieldErrors,
  type StackFrame,
  type Invalid,
  isPlainJson,
  type Outcome,
  placeOf,
  type Result,
} from "@starboard/kernel";
import type { Power } from "../acts.ts";
import { invariants } from "../invariants.ts";
import type { Options } from "../options.ts";
import { outline } from "../outline.ts";
import { allied, isAlliances } from "../powers.ts";
import { seatHomes, setup } from "../setup.ts";
import type { State4000 } from "../state.ts";
import { readAgreements } from "./agreements.ts";
import { type Position, position, STEPS } from "./form.ts";
import { Names } from "./names.ts";
import {
  isFinished,
  type Stage,
  defaultActive,
  defaultLoss,
  defaultMoved,
  defaultProduced,
  defaultSerial,
  defaultSince,
} from "./defaults.ts";

/**
 * Reads a position for a match with these options. Errors: `AD_POSITION_FORM` (shape), `AD_POSITION_STAR`,
 * `AD_POSITION_POWER` (unknown names), `AD_POSITION_STEP` (an impossible step), `AD_POSITION_WARP` (a slot used
 * twice), `AD_POSITION_LAW` (an invariant is violated; `about.law` names it), each at its path.
 */
export function readPosition(raw: unknown, options: Options): Result<State4000> {
  if (!isPlainJson(raw)) return { bad: [{ code: "AD_POSITION_FORM", at: "", about: { problem: "not_plain" } }] };
  const parsed = position.safeParse(raw);
  if (!parsed.success) return { bad: fieldErrors(parsed.error, "AD_POSITION_FORM") };
  const bad: Invalid[] = [];
  const t = build(parsed.data, options, bad);
  if (bad.length > 0) return { bad };
  for (const invariant of invariants) {
    const broken = invariant.violation(t, null);
    if (broken !== undefined)
      bad.push({ code: "AD_POSITION_LAW", at: "", about: { law: invariant.name, rule: invariant.rule, broken } });
  }
  return bad.length > 0 ? { bad } : { ok: t };
}

function build(w: Position, options: Options, bad: Invalid[]): State4000 {
  const t = setup(options);
  const names = new Names(t, bad);
  readHomes(t, w, names);
  const stage = readFlow(t, w, names);
  readStars(t, w, names);
  readWarps(t, w, stage, names);
  readLost(t, w, names);
  for (const [p, serial] of names.powers(w.out, "out")) {
    t.alive = t.alive.with(p, 0);
    t.fellAt = t.fellAt.with(p, serial);
  }
  names.list(w.departed, "departed").forEach((p) => {
    t.departed[p] = 1;
  });
  for (let p = 0; p < t.P; p++) t.producedIn[p] = defaultProduced(t, p, stage);
  for (const [p, round] of names.powers(w.produced, "produced")) t.producedIn[p] = round;
  for (const [p, ships] of names.powers(w.unplaced, "unplaced")) t.unplaced[p] = ships;
  readAgreements(t, w, names);
  t.quiet = w.quiet ?? 0;
  t.stirred = w.stirred ?? 0;
  checkFlow(t, bad);
  return t;
}

function readHomes(t: State4000, w: Position, names: Names): void {
  if (!w.homes) return;
  const homes = w.homes.map((id, i) => names.star(id, `homes.${i}`));
  if (homes.length !== t.P || new Set(homes).size !== t.P) names.fault("AD_POSITION_FORM", "homes", { powers: t.P });
  if (homes.some((s) => s < 0)) return;
  t.ships.fill(0);
  t.since.fill(0);
  seatHomes(t, homes.slice(0, t.P));
}

function readFlow(t: State4000, w: Position, names: Names): Stage {
  const begun = w.round !== undefined || w.turn !== undefined || w.step !== undefined || w.over !== undefined;
  t.round = w.round ?? (begun ? 1 : 0);
  if (w.order) {
    const order = w.order.map((id, i) => names.power(id, `order.${i}`));
    if (order.length !== t.P || new Set(order).size !== t.P) names.fault("AD_POSITION_FORM", "order", { powers: t.P });
    else t.order = order;
  }
  const turn = w.turn === undefined ? (t.order[0] as Power) : w.turn === null ? null : names.power(w.turn, "turn");
  t.slot = turn === null ? t.P : Math.max(0, t.order.indexOf(turn));
  // A position during the match without a step is at the start of the named power's own turn.
  const step = w.step ?? (begun && w.over === undefined ? "start" : undefined);
  const stage: Stage = { step, asked: w.asks?.[0]?.step };
  t.turn = w.serial ?? defaultSerial(t, stage);
  t.active =
    w.active === undefined ? defaultActive(t, stage) : w.active === null ? -1 : names.power(w.active, "active");
  const stack: StackFrame[] = [];
  if (step !== undefined) {
    if (!isFinished(stage)) stack.push({ step: STEPS[step], memo: w.memo ?? usualMemo(t, STEPS[step]) });
    for (const a of w.asks ?? []) stack.push({ step: a.step, memo: a.memo });
  }
  t.flow = {
    at: w.place ?? (step === undefined ? [-1] : (placeOf(outline, STEPS[step]) ?? [-1])),
    stack,
    over: (w.over as Outcome | undefined) ?? null,
  };
  return stage;
}

/** Returns the memo with which the outline enters a step. */
function usualMemo(t: State4000, step: string): object {
  if (step === "depart") return { from: -1, loan: [] };
  if (step === "endTurn") return { stage: 0 };
  if (step !== "produce") return {};
  const p = t.active;
  const together = isAlliances(t) && t.options["ad.turnStyle"] === "alliance";
  return { powers: together ? t.order.filter((q) => q === p || allied(t, p, q)) : [p] };
}

const OUTLINED: readonly string[] = Object.values(STEPS);
/** Steps outside the own turns of powers. */
const BETWEEN: readonly string[] = [
  "findHomes",
  "placeNeutrals",
  "rollForStart",
  "beginRound",
  "beginTurn",
  "endRound",
];

/** Checks that the memo fits the step and that the nested steps exist. */
function checkFlow(t: State4000, bad: Invalid[]): void {
  const fault = (at: string): void => {
    bad.push({ code: "AD_POSITION_STEP", at });
  };
  t.flow.stack.forEach((frame, i) => {
    const at = i === 0 ? "memo" : `asks.${i - 1}`;
    const memo = frame.memo as { [field: string]: unknown };
    const fields = Object.keys(memo).sort().join();
    const want =
      frame.step === "depart"
        ? "from,loan"
        : frame.step === "endTurn"
          ? "stage"
          : frame.step === "produce"
            ? "powers"
            : "";
    if (OUTLINED.includes(frame.step) && fields !== want) fault(at);
    const powers = [
      memo["power"],
      memo["active"],
      memo["powers"],
      memo["attackers"],
      memo["defenders"],
      memo["others"],
    ];
    if (powers.flat().some((p) => typeof p === "number" && p >= t.P)) fault(at);
    if (typeof memo["star"] === "number" && memo["star"] >= t.S) fault(at);
    if (typeof memo["from"] === "number" && memo["from"] >= t.S) fault(at);
    if (typeof memo["warp"] === "number" && (t.warpFrom[memo["warp"]] ?? -1) < 0) fault(at);
  });
  const bottom = t.flow.stack[0]?.step;
  if (bottom !== undefined && !BETWEEN.includes(bottom) && t.active < 0) fault("step");
  if (bottom === "beginTurn" && t.slot >= t.P) fault("turn");
}

function readStars(t: State4000, w: Position, names: Names): void {
  if (w.stars) {
    t.ships.fill(0);
    t.since.fill(0);
    for (const [id, star] of Object.entries(w.stars)) {
      const s = names.star(id, `stars.${id}`);
      if (s < 0) continue;
      let place = 0;
      for (const [who, n] of Object.entries(star)) {
        if (who === "neutral") t.neutral[s] = n;
        else if (who === "derelict") t.derelict = t.derelict.with(s, n);
        else {
          const p = names.power(who, `stars.${id}.${who}`);
          if (p < 0 || n === 0) continue;
          t.ships[s * t.P + p] = n;
          t.since[s * t.P + p] = defaultSince(t, place++);
        }
      }
    }
  }
  for (const field of ["frozen", "since"] as const)
    for (const [id, star] of Object.entries(w[field] ?? {})) {
      const s = names.star(id, `${field}.${id}`);
      for (const [p, n] of names.powers(star, `${field}.${id}`)) if (s >= 0) t[field][s * t.P + p] = n;
    }
}

function readWarps(t: State4000, w: Position, stage: Stage, names: Names): void {
  for (const [who, list] of Object.entries(w.warps ?? {})) {
    const p = names.power(who, `warps.${who}`);
    if (p < 0) continue;
    list.forEach((v, i) => {
      const at = `warps.${who}.${i}`;
      const from = names.star(v.from, `${at}.from`);
      const warp = p * 2 + (v.slot ?? i);
      if (from < 0) return;
      if ((t.warpFrom[warp] as number) >= 0) names.fault("AD_POSITION_WARP", at, { slot: warp % 2 });
      t.warpFrom[warp] = from;
      t.warpCount[warp] = v.count;
      t.warpMoved[warp] = v.moved ?? defaultMoved(t, p, stage);
      if (typeof v.ships === "number") t.warpShips[warp * t.P + p] = v.ships;
      else for (const [q, n] of names.powers(v.ships, `${at}.ships`)) t.warpShips[warp * t.P + q] = n;
    });
  }
}

function readLost(t: State4000, w: Position, names: Names): void {
  for (const [p, loss] of names.powers(w.lost, "lost")) {
    const at = `lost.${Object.keys(w.lost ?? {})[0] ?? ""}`;
    t.holder[p] = names.power(loss.to, `${at}.to`);
    t.lostAt = t.lostAt.with(p, loss.at ?? defaultLoss(t, p));
    t.takenAt = t.takenAt.with(p, loss.taken ?? (t.lostAt[p] as number));
    t.grace = t.grace.with(p, loss.grace ?? (isAlliances(t) ? "none" : "due"));
    t.against = t.against.with(p, loss.against === undefined ? -1 : names.power(loss.against, `${at}.against`));
    t.offered = t.offered.with(p, loss.offered === true ? 1 : 0);
  }
}
