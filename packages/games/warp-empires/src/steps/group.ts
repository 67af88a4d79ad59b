/** Forms a group unit by unit and moves it step by step (WE-5). */
import { seat, type Decision } from "@starboard/kernel";
import type { RefusalWE } from "../reasons.ts";
import { type GroupAct, groupAct, type TerritoryId } from "../acts.ts";
import type { Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { playOf } from "../calc/force.ts";
import { emitPlayed } from "../moves/cards.ts";
import { lay } from "../moves/hands.ts";
import { canFollow, canLead, canMarch, groupSpeed, mustStop, nextSteps, standOf, stepCost } from "../calc/reach.ts";
import { hasType, stackAt, tally } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { type March, MOVED, NONE, type StateWE, typeOf } from "../state.ts";

/** Plays a card that moves groups; `left` more groups may follow the first. */
export function beginMarch(ctx: Ctx, compiled: CompiledModule, s: number, play: Play, left: number): void {
  lay(ctx.state, compiled, s, play.card);
  ctx.state.marches.push({
    seat: s,
    card: play.card,
    as: play.as,
    left,
    before: 0,
    from: NONE,
    units: [],
    path: [],
    spent: 0,
    transfers: 0,
    announced: 0,
  });
}

export const marchOf = (t: StateWE): March => t.marches[t.marches.length - 1] as March;

/** The play behind a march: a card of the seat's own Move phase, or a response. */
export const marchPlay = (t: StateWE, compiled: CompiledModule, march: March): Play =>
  (playOf(t, compiled, march.seat, march, "ownMove") ??
    playOf(t, compiled, march.seat, march, "answerMoveOrEnd")) as Play;

/** Units of the march's origin that have not moved and are not yet lifted, by type. */
function waiting(t: StateWE, compiled: CompiledModule, march: March, at: number): number[] {
  const counts = tally(
    compiled,
    stackAt(t, compiled, at, march.seat).filter((unit) => (unit & MOVED) === 0),
  );
  if (at === march.from) for (const unit of march.units) counts[unit] = (counts[unit] as number) - 1;
  return counts;
}

function offerLifts(
  t: StateWE,
  compiled: CompiledModule,
  march: March,
  at: number,
  offer: (act: GroupAct) => void,
): void {
  const counts = waiting(t, compiled, march, at);
  const id = compiled.ids[at] as string;
  let liftable = 0;
  for (const { no, id: unit } of compiled.units) {
    const n = counts[no] as number;
    if (n === 0 || (!canLead(compiled, no) && !canFollow(compiled, no))) continue;
    liftable += n;
    offer({ do: "lift", at: id, unit });
  }
  if (liftable > 1) offer({ do: "liftAll", at: id });
}

function candidates(t: StateWE, compiled: CompiledModule, march: March, offer: (act: GroupAct) => void): void {
  if (march.path.length > 0) offer({ do: "stop" });
  if (march.from === NONE) {
    if (march.before > 0) offer({ do: "enough" });
    for (let at = 0; at < compiled.T; at++)
      if (canMarch(t, compiled, at, march.seat)) offerLifts(t, compiled, march, at, offer);
    return;
  }
  if (march.path.length === 0) offerLifts(t, compiled, march, march.from, offer);
  for (const to of nextSteps(t, compiled, march)) offer({ do: "step", to: compiled.ids[to] as string });
}

function forbidsLift(
  t: StateWE,
  compiled: CompiledModule,
  march: March,
  at: number | undefined,
  unit: string | undefined,
): RefusalWE | undefined {
  if (march.path.length > 0) return refuse("WE_CANNOT_MOVE", undefined, "WE-5.8");
  if (at === undefined || stackAt(t, compiled, at, march.seat).length === 0) return refuse("WE_NOT_YOUR_UNITS");
  if (march.from !== NONE && march.from !== at) return refuse("WE_ONE_ORIGIN");
  const counts = waiting(t, compiled, march, at);
  const leads = compiled.units.some(({ no }) => (counts[no] as number) > 0 && canLead(compiled, no));
  const led = march.from === at && groupSpeed(compiled, march.units) > 0;
  if (unit === undefined) return leads || led ? undefined : refuse("WE_LEADER_ALONE");
  const type = compiled.unitNo.get(unit);
  if (type === undefined || !hasType(stackAt(t, compiled, at, march.seat), type))
    return refuse("WE_NOT_YOUR_UNITS", { unit });
  if (!canLead(compiled, type) && !canFollow(compiled, type)) return refuse("WE_CANNOT_MOVE", { unit });
  if ((counts[type] as number) === 0) return refuse("WE_ALREADY_MOVED", { unit });
  if (!canLead(compiled, type) && !leads && !led) return refuse("WE_LEADER_ALONE");
  return canMarch(t, compiled, at, march.seat) || led
    ? undefined
    : refuse("WE_NO_ENTRY", { at: compiled.ids[at] as TerritoryId }, "WE-5.7");
}

function forbidsStep(
  t: StateWE,
  compiled: CompiledModule,
  march: March,
  to: number | undefined,
  id: string,
): RefusalWE | undefined {
  if (march.units.length === 0) return refuse("WE_NO_GROUP");
  const from = standOf(march);
  if (to === undefined) return refuse("WE_NOT_ADJACENT", { to: id });
  if (groupSpeed(compiled, march.units) === 0) return refuse("WE_LEADER_ALONE");
  if (compiled.ground[to]?.enter === "never") return refuse("WE_NO_ENTRY", { to: id });
  if (to === march.from || march.path.includes(to)) return refuse("WE_VISITED", { to: id });
  const network = compiled.ground[from]?.network;
  const step = stepCost(t, compiled, march, from, to);
  if (!step) {
    // After the one transfer, the two ends of a network are no longer linked (WE-5.10).
    const linked = network && compiled.ground[from]?.links.includes(to);
    return refuse("WE_NOT_ADJACENT", { to: id }, linked ? "WE-5.10" : undefined);
  }
  if (march.path.length > 0 && mustStop(t, compiled, march.seat, from, march.units))
    return refuse(
      "WE_MUST_STOP",
      { at: compiled.ids[from] as TerritoryId },
      compiled.ground[from]?.enter === "stop" ? "WE-5.7" : "WE-5.3",
    );
  const speed = groupSpeed(compiled, march.units);
  return march.spent + step.cost <= speed ? undefined : refuse("WE_TOO_FAR", { n: speed });
}

/** Covert, because the remaining range of a group betrays its units. */
export const group: Decision<ShapeWE, GroupAct> = {
  kind: "decision",
  rule: "WE-5.1",
  schema: groupAct,
  covert: true,
  asks: (t) => seat(marchOf(t).seat),
  moot: (t) => t.marches.length === 0 || t.alive[marchOf(t).seat] === 0,
  candidates: (t, _m, _by, offer) => candidates(t, compiledModuleOf(t.options), marchOf(t), offer),
  forbids(t, _m, _by, act) {
    const compiled = compiledModuleOf(t.options);
    const march = marchOf(t);
    switch (act.do) {
      case "lift":
        return forbidsLift(t, compiled, march, compiled.numberOf.get(act.at), act.unit);
      case "liftAll":
        return forbidsLift(t, compiled, march, compiled.numberOf.get(act.at), undefined);
      case "step":
        return forbidsStep(t, compiled, march, compiled.numberOf.get(act.to), act.to);
      case "stop":
        return march.path.length > 0 ? undefined : refuse("WE_NO_GROUP");
      case "enough":
        if (march.before === 0) return refuse("WE_FIRST_GROUP");
        return march.from === NONE ? undefined : refuse("WE_NO_GROUP");
    }
  },
  resolve(ctx, _m, _by, act) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const march = marchOf(t);
    switch (act.do) {
      case "lift":
        march.from = compiled.numberOf.get(act.at) as number;
        march.units.push(compiled.unitNo.get(act.unit) as number);
        return;
      case "liftAll":
        march.from = compiled.numberOf.get(act.at) as number;
        return liftAll(t, compiled, march);
      case "step":
        return step(t, compiled, march, compiled.numberOf.get(act.to) as number);
      case "stop":
        ctx.done();
        return announce(ctx, compiled, march);
      case "enough":
        ctx.done();
        return ctx.ask("announced", { next: 0, depth: t.marches.length });
    }
  },
};

/** All units that can move, in the order of the stack. */
function liftAll(t: StateWE, compiled: CompiledModule, march: March): void {
  const lifted = march.units.slice();
  for (const unit of stackAt(t, compiled, march.from, march.seat)) {
    if ((unit & MOVED) !== 0 || (!canLead(compiled, unit) && !canFollow(compiled, unit))) continue;
    const i = lifted.indexOf(typeOf(unit));
    if (i >= 0) lifted.splice(i, 1);
    else march.units.push(typeOf(unit));
  }
}

function step(t: StateWE, compiled: CompiledModule, march: March, to: number): void {
  const taken = stepCost(t, compiled, march, standOf(march), to);
  if (!taken) return;
  march.spent += taken.cost;
  if (taken.transfer) march.transfers++;
  march.path.push(to);
}

/** Announces size, path and top unit (WE-5.1, WE-15.1). */
function announce(ctx: Ctx, compiled: CompiledModule, march: March): void {
  march.announced = 1;
  if (march.before === 0)
    emitPlayed(ctx, compiled, march.seat, marchPlay(ctx.state, compiled, march), NONE, NONE, "WE-5.1");
  else ctx.disclose();
  if (ctx.wantsFacts)
    ctx.emit({
      is: "moveAnnounced",
      rule: "WE-5.1",
      seat: seat(march.seat),
      path: [march.from, ...march.path].map((at) => compiled.ids[at] as string),
      size: march.units.length,
      top: compiled.units[march.units[0] as number]?.id as string,
    });
  ctx.ask("announced", { next: 0, depth: ctx.state.marches.length });
}
