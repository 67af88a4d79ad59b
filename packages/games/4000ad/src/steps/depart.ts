/** T3: the one departure of a turn, or none (DP-DEP, AD-6.3.3). */
import type { Decision, Seat } from "@starboard/kernel";
import type { Refusal4000 } from "../reasons.ts";
import { type DepartAct, departAct, type Mode, type Power } from "../acts.ts";
import { makeKnown } from "../alliances.ts";
import { barsLanding, conceivable } from "../arrival.ts";
import { mapOf, starId, starIndex } from "../data/map.ts";
import { boundStars, reviewHome } from "../homes.ts";
import { applyArrival } from "../arrival-effects.ts";
import { musterAct, offerDepartures, stay } from "../shared-acts.ts";
import type { Ctx } from "../context.ts";
import { allied, freeWarp, sameSeat } from "../powers.ts";
import { lapse } from "../proposals.ts";
import { because, NO } from "../refusals.ts";
import { listed, take } from "../ships.ts";
import type { DepartMemo, Shape4000 } from "../shape.ts";
import type { Grant, State4000 } from "../state.ts";

type Depart = Extract<DepartAct, { do: "depart" }>;
type TakeAlong = Extract<DepartAct, { do: "takeAlong" }>;
type Loan = NonNullable<Depart["loan"]>;

/** Returns the loan for an ally's ships at a star, if any (AD-9.4.5). */
function loanGrant(t: State4000, p: Power, from: Power, star: string): Grant | undefined {
  return t.grants.find((g) => g.is === "lend" && g.to === p && g.from === from && g.star === star && g.ships > 0);
}

/** Returns how many ships of another power may be taken along from a star now. */
export function lendable(t: State4000, p: Power, q: Power, s: number, star: string): number {
  const i = s * t.P + q;
  const there = (t.ships[i] as number) - (t.frozen[i] as number);
  if (there === 0 || q === p || !allied(t, p, q)) return 0;
  if (sameSeat(t, p, q)) return there;
  return Math.min(there, loanGrant(t, p, q, star)?.ships ?? 0);
}

export const depart: Decision<Shape4000, DepartAct, DepartMemo> = {
  kind: "decision",
  rule: "AD-6.3.3",
  schema: departAct,
  begin: () => ({ from: -1, loan: [] }),
  asks: (t) => t.seatOf[t.active] as Seat,
  moot: (t) => t.alive[t.active] !== 1,
  candidates(t, m, by, offer) {
    offer(stay);
    const p = t.active;
    if (t.departed[p] === 1 || freeWarp(t, p) < 0) return;
    if (m.from >= 0) {
      offerFrom(t, m, by, offer);
      return;
    }
    const map = mapOf(t.options);
    for (let s = 0, i = p; s < t.S; s++, i += t.P) if ((t.ships[i] as number) > 0) offer(musterAct(map, s));
  },
  forbids: barsDeparture,
  resolve(ctx, m, _by, act) {
    const t = ctx.state;
    const p = t.active;
    if (act.do === "muster") {
      m.from = starIndex(mapOf(t.options), act.from);
      return;
    }
    if (act.do === "takeAlong") {
      m.loan.push({ power: act.power, ships: act.ships });
      if (ctx.wantsFacts)
        ctx.emit({ is: "takenAlong", rule: "AD-9.4.5", power: p, from: act.power, star: act.from, ships: act.ships });
      return;
    }
    ctx.done();
    lapse(ctx, (o) => o.is === "withdrawal" && o.to[0] === p);
    if (act.do === "stay") {
      if (ctx.wantsFacts) emitStayed(ctx, p);
      return;
    }
    leave(ctx, p, act);
  },
};

/** Emits why nothing departed. A step with one legal act is not asked, so players would not know. */
function emitStayed(ctx: Ctx, p: Power): void {
  const t = ctx.state;
  let idle = 0;
  for (let i = p; i < t.ships.length; i += t.P) idle += (t.ships[i] as number) - (t.frozen[i] as number);
  if (t.departed[p] === 1) ctx.emit({ is: "stayed", rule: "AD-6.3.3.1", power: p, why: "departed" });
  else if (freeWarp(t, p) < 0) ctx.emit({ is: "stayed", rule: "AD-6.3.3.1", power: p, why: "noWarp" });
  else ctx.emit({ is: "stayed", rule: "AD-6.3.3", power: p, why: idle === 0 ? "noShips" : "choice" });
}

function sharesStar(t: State4000, p: Power, s: number): boolean {
  for (let q = 0; q < t.P; q++) if (q !== p && (t.ships[s * t.P + q] as number) > 0) return true;
  return false;
}

/** Returns the last ally whose ships were taken along, or -1. */
const lastLender = (m: DepartMemo): Power => (m.loan.length === 0 ? -1 : (m.loan[m.loan.length - 1]?.power ?? -1));

/** Offers ships of allies at a star, from power `least` on, so that several allies have only one order. */
function offerLoans(t: State4000, p: Power, s: number, least: Power, offer: (act: DepartAct) => void): void {
  const from = starId(mapOf(t.options), s);
  for (let power = least; power < t.P; power++) {
    const most = lendable(t, p, power, s, from);
    for (let ships = 1; ships <= most; ships++) offer({ do: "takeAlong", from, power, ships });
  }
}

/** Offers all departures from the chosen star, and the ships of allies there. */
function offerFrom(t: State4000, m: DepartMemo, by: Seat, offer: (act: DepartAct) => void): void {
  const map = mapOf(t.options);
  const p = t.active;
  const from = starId(map, m.from);
  const mask = m.loan.reduce((set, l) => set | (1 << l.power), 1 << p);
  const hops = conceivable(t, by, p, map.sister[m.from] as number, mask);
  const most = t.ships[m.from * t.P + p] as number;
  if (m.loan.length === 0) {
    offerDepartures(map, m.from, most, hops, offer);
    if (sharesStar(t, p, m.from)) offerLoans(t, p, m.from, 0, offer);
    return;
  }
  for (let ships = 1; ships <= most; ships++) {
    offer({ do: "depart", from, ships, loan: m.loan, to: "hyperspace" });
    for (const mode of hops) offer({ do: "depart", from, ships, loan: m.loan, to: "hop", mode });
  }
  offerLoans(t, p, m.from, lastLender(m) + 1, offer);
}

function barsDeparture(t: State4000, m: DepartMemo, by: Seat, act: DepartAct): Refusal4000 | undefined {
  const p = t.active;
  if (act.do === "stay") return undefined;
  const map = mapOf(t.options);
  const s = starIndex(map, act.from);
  if (s < 0) return because(NO.STAR, { star: act.from });
  if (act.do === "muster") return barsMuster(t, m, p, s);
  if (act.do === "takeAlong") return barsTaking(t, m, p, s, act);
  // Before a star is chosen the act is checked fully, because the real reason is more useful than MUSTER.
  if (m.from >= 0 && m.from !== s) return because(NO.MUSTER, { star: starId(map, m.from) });
  const i = s * t.P + p;
  const own = t.ships[i] as number;
  const n = act.ships;
  // Fast path: a search checks this for every number of ships at every star.
  if (
    act.to === "hyperspace" &&
    n >= 1 &&
    n <= own - (t.frozen[i] as number) &&
    m.from === s &&
    m.loan.length === 0 &&
    act.loan === undefined &&
    act.mode === undefined &&
    t.treaties.length === 0
  )
    return undefined;
  if (n < 1) return because(act.loan ? NO.OWN_SHIP : NO.ZERO, { star: act.from });
  if (n > own) return because(NO.NO_SHIPS, { star: act.from, ships: n, have: own });
  const frozen = t.frozen[i] as number;
  if (n > own - frozen) return because(NO.FROZEN, { star: act.from, ships: n, have: own, frozen });
  if (t.treaties.length > 0) {
    const bound = boundStars(t, p);
    if (bound.length > 0 && !(bound.includes(s) && n === own && !act.loan))
      return because(NO.TREATY, { star: starId(map, bound[0] as number), mustLeave: true });
  }
  let mask = 1 << p;
  let total = n;
  if (act.loan || m.loan.length > 0) {
    const wrong = barsLoad(m, act);
    if (wrong) return wrong;
    for (const l of m.loan) {
      mask |= 1 << l.power;
      total += l.ships;
    }
  }
  const wrong = barsWay(t, by, s, act, mask, total);
  if (wrong) return wrong;
  return m.from < 0 ? because(NO.MUSTER, { star: act.from }) : undefined;
}

/** Checks the way of a departure: hyperspace is always open, a hop is checked like an arrival (AD-7.2.b). */
function barsWay(t: State4000, by: Seat, s: number, act: Depart, mask: number, total: number): Refusal4000 | undefined {
  if (act.to === "hyperspace") return act.mode === undefined ? undefined : because(NO.HOP, { star: act.from });
  const map = mapOf(t.options);
  const p = t.active;
  const goal = map.sister[s] as number;
  if (act.mode === undefined)
    return because(NO.MODE, { star: starId(map, goal), mode: conceivable(t, by, p, goal, mask)[0] as Mode });
  return barsLanding(t, by, p, goal, act.mode, mask, total);
}

/** Checks whether any ship may leave a star. */
function barsMuster(t: State4000, m: DepartMemo, p: Power, s: number): Refusal4000 | undefined {
  const star = starId(mapOf(t.options), s);
  if (m.from >= 0) return because(NO.MUSTER, { star: starId(mapOf(t.options), m.from) });
  const own = t.ships[s * t.P + p] as number;
  if (own === 0) return because(NO.NO_SHIPS, { star, ships: 1, have: 0 });
  const frozen = t.frozen[s * t.P + p] as number;
  if (frozen === own) return because(NO.FROZEN, { star, ships: 1, have: own, frozen });
  if (t.treaties.length === 0) return undefined;
  const bound = boundStars(t, p);
  return bound.length === 0 || bound.includes(s)
    ? undefined
    : because(NO.TREATY, { star: starId(mapOf(t.options), bound[0] as number), mustLeave: true });
}

/** Checks whether an ally's ships may be taken along: at most the loan, from one star, each ally once, clockwise. */
function barsTaking(t: State4000, m: DepartMemo, p: Power, s: number, act: TakeAlong): Refusal4000 | undefined {
  const { power, ships, from } = act;
  const own = (t.ships[s * t.P + p] as number) - (t.frozen[s * t.P + p] as number);
  const last = lastLender(m);
  const allowed = power < t.P && power > last && (m.from < 0 || m.from === s) ? lendable(t, p, power, s, from) : 0;
  if (ships < 1 || ships > allowed) return because(NO.LOAN, { power, star: from, ships, allowed });
  if (own === 0) return because(NO.OWN_SHIP, { star: from });
  const bound = t.treaties.length === 0 ? [] : boundStars(t, p);
  if (bound.length > 0)
    return because(NO.TREATY, { star: starId(mapOf(t.options), bound[0] as number), mustLeave: true });
  return m.from < 0 ? because(NO.MUSTER, { star: from }) : undefined;
}

/** Checks that a departure names exactly the ships taken along. */
function barsLoad(m: DepartMemo, act: Depart): Refusal4000 | undefined {
  const named = act.loan ?? [];
  const agrees =
    named.length === m.loan.length &&
    m.loan.every((l, i) => named[i]?.power === l.power && named[i]?.ships === l.ships);
  if (agrees) return undefined;
  const odd = named[0] ?? m.loan[0];
  return because(NO.LOAN, { power: odd?.power ?? 0, star: act.from, ships: odd?.ships ?? 0, allowed: 0 });
}

function leave(ctx: Ctx, p: Power, act: Depart): void {
  const t = ctx.state;
  const map = mapOf(t.options);
  const s = starIndex(map, act.from);
  const w = freeWarp(t, p);
  const force = new Array<number>(t.P).fill(0);
  force[p] = act.ships;
  for (const l of act.loan ?? []) force[l.power] = l.ships;
  t.departed[p] = 1;
  force.forEach((n, q) => {
    if (n > 0) take(t, s, q, n);
  });
  const clauses = act.loan ? spendLoans(ctx, p, act.from, act.loan, act.to === "hop" ? -1 : w) : [];
  if (act.to === "hyperspace") {
    t.warpFrom[w] = s;
    t.warpCount[w] = 1;
    t.warpMoved[w] = t.round;
    force.forEach((n, q) => {
      t.warpShips[w * t.P + q] = n;
    });
    if (ctx.wantsFacts)
      ctx.emit({ is: "departed", rule: "AD-6.3.3", power: p, star: act.from, ships: listed(force), warp: w });
    reviewHome(ctx, s, -1, false);
    return;
  }
  const goal = map.sister[s] as number;
  const mode = act.mode as Mode;
  if (ctx.wantsFacts)
    ctx.emit({
      is: "hopped",
      rule: "AD-7.2.b",
      power: p,
      from: act.from,
      star: starId(map, goal),
      ships: listed(force),
      mode,
    });
  reviewHome(ctx, s, -1, false);
  applyArrival(ctx, { star: goal, mode, active: p, force, clauses });
}

/** Uses up the loans of a departure. For a journey, the drawing clause stays with the warp until it emerges. */
function spendLoans(
  ctx: Ctx,
  p: Power,
  star: string,
  loan: Loan,
  w: number,
): { mode: NonNullable<Grant["drawing"]>; from: Power; to: Power }[] {
  const t = ctx.state;
  const clauses: { mode: NonNullable<Grant["drawing"]>; from: Power; to: Power }[] = [];
  for (const l of loan) {
    makeKnown(ctx, p, l.power);
    const grant = loanGrant(t, p, l.power, star);
    if (!grant) continue;
    t.grants = t.grants.filter((g) => g !== grant);
    if (grant.drawing === null) continue;
    if (w >= 0) t.grants.push({ ...grant, ships: 0, warps: [w], turns: 0 });
    else clauses.push({ mode: grant.drawing, from: grant.from, to: grant.to });
  }
  return clauses;
}
