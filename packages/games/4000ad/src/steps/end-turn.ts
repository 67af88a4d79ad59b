/** T4: the end of an own turn, with elimination, forced emergence and stand-off in Independents (AD-10.2). */
import type { Automatic, Decision, Seat } from "@starboard/kernel";
import type { Refusal4000 } from "../reasons.ts";
import {
  type ForcedAct,
  forcedAct,
  type Mode,
  offerAct,
  answerAct,
  type Power,
  type AnswerAct,
  type OfferAct,
  type Warp,
} from "../acts.ts";
import { barsLanding, conceivable, isOffLimits } from "../arrival.ts";
import { mapOf, sectorName, starId, starIndex } from "../data/map.ts";
import { eliminate, heirOf } from "../elimination.ts";
import { forfeit, pressesCaptor, shielded, signTreaty, standOff } from "../homes.ts";
import { applyArrival } from "../arrival-effects.ts";
import type { Ctx } from "../context.ts";
import { aboard, isAlliances } from "../powers.ts";
import { close, lapse, lapseGrants, propose } from "../proposals.ts";
import { because, NO } from "../refusals.ts";
import { cargo, freeUp, listed, put } from "../ships.ts";
import type { Shape4000 } from "../shape.ts";
import type { Proposal, State4000 } from "../state.ts";
import { nextSlot, offerTo } from "./round.ts";

const CLEAN = 0;
const JUDGE = 1;
const LEAVE = 2;

export const endTurn: Automatic<Shape4000, { stage: number }> = {
  kind: "automatic",
  rule: "AD-10.2",
  begin: () => ({ stage: CLEAN }),
  run(ctx, m) {
    const t = ctx.state;
    const p = t.active;
    if (m.stage === CLEAN) {
      m.stage = JUDGE;
      clean(ctx, p);
      if (t.flow.over !== null) return;
    }
    if (m.stage === JUDGE && testElimination(ctx, p)) return;
    if (t.flow.over !== null) return;
    m.stage = LEAVE;
    t.active = -1;
    t.slot = nextSlot(t, t.slot + 1);
    ctx.done();
  },
};

/** Clears what ends with an own turn: frozen ships, the departure, unkept withdrawals, loans. */
function clean(ctx: Ctx, p: Power): void {
  const t = ctx.state;
  lapse(ctx, (o) => o.is === "withdrawal" && o.to[0] === p);
  forfeit(ctx, p);
  t.departed[p] = 0;
  for (let i = p; i < t.frozen.length; i += t.P) t.frozen[i] = 0;
  if (t.grants.length > 0) {
    for (const g of t.grants) if (g.is === "lend" && g.to === p && g.turns > 0) g.turns--;
    lapseGrants(ctx, (g) => g.is === "lend" && g.to === p && g.turns === 0 && g.ships > 0);
  }
}

/** Tests elimination. Returns true if it asked a step, after which `endTurn` runs again. */
function testElimination(ctx: Ctx, p: Power): boolean {
  const t = ctx.state;
  if (isAlliances(t) || t.alive[p] !== 1 || (t.holder[p] as number) < 0) return false;
  const grace = t.grace[p];
  if ((grace !== "due" && grace !== "last") || (t.lostAt[p] as number) >= t.turn || shielded(t, p)) return false;
  if (pressesCaptor(t, p)) {
    standOff(ctx, p);
    if (t.offered[p] === 1) return false;
    ctx.ask("offer", { power: p });
    return true;
  }
  for (const w of [p * 2, p * 2 + 1]) {
    if ((t.warpFrom[w] as number) < 0) continue;
    if (forcedStars(t, w).length === 0) {
      if (ctx.wantsFacts) ctx.emit({ is: "fleetLost", rule: "AD-10.2", power: p, warp: w, ships: cargo(t, w) });
      freeUp(t, w);
      continue;
    }
    ctx.ask("forced", { power: p, warp: w });
    return true;
  }
  eliminate(ctx, p, false);
  return false;
}

/** Checks that a star is within the count of a fleet that is forced out, unless `ad.forcedArrival` allows any star. */
function barsForced(t: State4000, w: number, s: number): Refusal4000 | undefined {
  const map = mapOf(t.options);
  const from = t.warpFrom[w] as number;
  const count = t.warpCount[w] as number;
  const need = map.distance[from * t.S + s] as number;
  const star = starId(map, s);
  if (isOffLimits(t, s)) return because(NO.OFFLIMITS, { star });
  const matching = t.options["ad.forcedArrival"] === "matching" || heirOf(t, w) >= 0;
  if (matching && need !== count) return because(NO.FORCED, { star, sector: sectorName(map, from), count, need });
  if (from === s) return because(NO.SAME_STAR, { star });
  const heir = heirOf(t, w);
  if (heir < 0) return undefined;
  const { mode, mask } = heirMode(t, w, heir, s);
  return barsLanding(t, t.seatOf[w >> 1] as Seat, heir, s, mode, mask, aboard(t, w));
}

/**
 * Returns the mode in which a fleet comes out that another owner aboard takes over (AD-10.2, iv). [R] It joins if
 * possible, otherwise it occupies or attacks. Uses only what the eliminated player can know.
 */
function heirMode(t: State4000, w: number, heir: Power, s: number): { mode: Mode; mask: number } {
  const by = t.seatOf[w >> 1] as Seat;
  let mask = 1 << heir;
  for (let q = 0; q < t.P; q++) if (q !== w >> 1 && (t.warpShips[w * t.P + q] as number) > 0) mask |= 1 << q;
  const modes = conceivable(t, by, heir, s, mask);
  const open = modes.find((mode) => barsLanding(t, by, heir, s, mode, mask, aboard(t, w)) === undefined);
  return { mode: open ?? (modes[0] as Mode), mask };
}

/** Returns the stars where a fleet of an eliminated power may be forced out. */
function forcedStars(t: State4000, w: number): number[] {
  const stars: number[] = [];
  for (let s = 0; s < t.S; s++) if (barsForced(t, w, s) === undefined) stars.push(s);
  return stars;
}

/** The decision DP-FORCED. */
export const forced: Decision<Shape4000, ForcedAct, { power: Power; warp: Warp }> = {
  kind: "decision",
  rule: "AD-10.2",
  schema: forcedAct,
  asks: (t, m) => t.seatOf[m.power] as Seat,
  moot: (t, m) => t.alive[m.power] !== 1 || (t.warpFrom[m.warp] as number) < 0,
  candidates(t, m, _by, offer) {
    const map = mapOf(t.options);
    const from = t.warpFrom[m.warp] as number;
    const count = t.warpCount[m.warp] as number;
    const near = t.options["ad.forcedArrival"] === "matching" || heirOf(t, m.warp) >= 0;
    for (let s = 0; s < t.S; s++)
      if (!near || map.distance[from * t.S + s] === count) offer({ do: "emerge", star: starId(map, s) });
  },
  forbids(t, m, _by, act) {
    const s = starIndex(mapOf(t.options), act.star);
    return s < 0 ? because(NO.STAR, { star: act.star }) : barsForced(t, m.warp, s);
  },
  resolve(ctx, m, _by, act) {
    ctx.done();
    comeOut(ctx, m.warp, act);
  },
};

function comeOut(ctx: Ctx, w: number, act: ForcedAct): void {
  const t = ctx.state;
  const s = starIndex(mapOf(t.options), act.star);
  const p = w >> 1;
  const heir = heirOf(t, w);
  if (ctx.wantsFacts)
    ctx.emit({ is: "forcedOut", rule: "AD-10.2", power: p, warp: w, star: act.star, ships: cargo(t, w) });
  if (heir < 0) {
    put(t, s, p, t.warpShips[w * t.P + p] as number);
    freeUp(t, w);
    return;
  }
  const { mode } = heirMode(t, w, heir, s);
  const force = t.warpShips.slice(w * t.P, w * t.P + t.P);
  force[heir] = (force[heir] as number) + (force[p] as number);
  force[p] = 0;
  freeUp(t, w);
  if (ctx.wantsFacts)
    ctx.emit({ is: "emerged", rule: "AD-10.2", power: heir, star: act.star, warps: [w], ships: listed(force), mode });
  applyArrival(ctx, { star: s, mode, active: heir, force, clauses: [] });
}

/** DP-OFFER: power X offers its captor mutual withdrawal, or waits (AD-10.2.2, 2). */
export const offer: Decision<Shape4000, OfferAct, { power: Power }> = {
  kind: "decision",
  rule: "AD-10.2.2",
  schema: offerAct,
  asks: (t, m) => t.seatOf[m.power] as Seat,
  moot: (t, m) => t.grace[m.power] !== "suspended" || t.offered[m.power] === 1,
  candidates(_t, _m, _by, offerIt) {
    offerIt({ do: "offer" });
    offerIt({ do: "pass" });
  },
  forbids: () => undefined,
  resolve(ctx, m, _by, act) {
    ctx.done();
    if (act.do === "offer") offerWithdrawal(ctx, m.power, ctx.state.against[m.power] as Power);
  },
};

/** Makes the single offer of mutual withdrawal to the captor (AD-10.2.2, 2). */
export function offerWithdrawal(ctx: Ctx, p: Power, k: Power): void {
  ctx.state.offered = ctx.state.offered.with(p, 1);
  if (ctx.wantsFacts) ctx.emit({ is: "withdrawalOffered", rule: "AD-10.2.2", power: p, to: k });
  propose(ctx, { is: "withdrawal", from: p, to: [k], untilRound: 0 });
}

/** DP-ANSWER, at the start of K's turn and once more before its departure. */
export const answerOffer: Decision<Shape4000, AnswerAct, { power: Power; lastCall: boolean }> = {
  kind: "decision",
  rule: "AD-10.2.2",
  schema: answerAct,
  asks: (t, m) => t.seatOf[m.power] as Seat,
  moot: (t, m) => offerTo(t, m.power) === undefined,
  candidates(_t, m, _by, offerIt) {
    offerIt({ do: "accept" });
    offerIt({ do: "decline" });
    if (!m.lastCall) offerIt({ do: "decideLater" });
  },
  forbids: (_t, m, _by, act) => (act.do === "decideLater" && m.lastCall ? NO.PHASE : undefined),
  resolve(ctx, m, _by, act) {
    ctx.done();
    const open = offerTo(ctx.state, m.power);
    if (open && act.do !== "decideLater") answerWithdrawal(ctx, open, act.do === "accept");
  },
};

/** Applies the answer to an offer of mutual withdrawal (AD-10.2.2, 3). */
export function answerWithdrawal(ctx: Ctx, open: Proposal, accepted: boolean): void {
  const k = open.to[0] as Power;
  close(ctx, open, accepted ? "accepted" : "declined", k);
  if (ctx.wantsFacts) ctx.emit({ is: "withdrawalAnswered", rule: "AD-10.2.2", power: open.from, to: k, accepted });
  if (accepted) signTreaty(ctx, open.from, k);
}
