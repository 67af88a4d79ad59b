/** T2: pushes every warp, the leading one first. Each travels on or emerges (DP-ARR, AD-6.3.2). */
import type { Automatic, Decision, Seat } from "@starboard/kernel";
import type { Refusal4000 } from "../reasons.ts";
import { type ArriveAct, arriveAct, type Mode, type Power, type Warp } from "../acts.ts";
import { makeKnown } from "../alliances.ts";
import { barsLanding, conceivable } from "../arrival.ts";
import { mapOf, sectorName, starId, starIndex } from "../data/map.ts";
import type { StarMap } from "../data/stars.ts";
import { checkElimination } from "../elimination.ts";
import { type Clause, applyArrival } from "../arrival-effects.ts";
import { emergeAct, travelOn } from "../shared-acts.ts";
import type { Ctx } from "../context.ts";
import { allied, sameSeat } from "../powers.ts";
import { because, NO } from "../refusals.ts";
import { cargo, freeUp, listed } from "../ships.ts";
import type { Shape4000 } from "../shape.ts";
import type { Grant, State4000 } from "../state.ts";
import { offerTo } from "./round.ts";

/**
 * The warp to move next: the leading one of those not yet advanced this round; equal counts in order of slot; or -1.
 */
export function nextWarp(t: State4000, p: Power): Warp {
  let best = -1;
  for (const w of [p * 2, p * 2 + 1])
    if (
      (t.warpFrom[w] as number) >= 0 &&
      t.warpMoved[w] !== t.round &&
      (best < 0 || (t.warpCount[w] as number) > (t.warpCount[best] as number))
    )
      best = w;
  return best;
}

/** Moves a warp one space. Returns true if it went beyond the board and its ships are lost (AD-7.2.e). */
function advance(ctx: Ctx, w: Warp): boolean {
  const t = ctx.state;
  const count = (t.warpCount[w] as number) + 1;
  const from = t.warpFrom[w] as number;
  t.warpCount[w] = count;
  t.warpMoved[w] = t.round;
  const power = w >> 1;
  if (ctx.wantsFacts) ctx.emit({ is: "pushed", rule: "AD-6.3.2.b", warp: w, power, count });
  if (count <= (mapOf(t.options).reach[from] as number)) return false;
  if (ctx.wantsFacts) ctx.emit({ is: "overshot", rule: "AD-7.2.e", warp: w, power, lost: cargo(t, w) });
  freeUp(t, w);
  return true;
}

/** Pushes the warps one by one and asks `arrive` for each. */
export const push: Automatic<Shape4000> = {
  kind: "automatic",
  rule: "AD-6.3.2",
  run(ctx) {
    const t = ctx.state;
    const p = t.active;
    for (;;) {
      const w = t.alive[p] === 1 ? nextWarp(t, p) : -1;
      if (w < 0) break;
      if (!advance(ctx, w)) {
        ctx.ask("arrive", { warp: w });
        return;
      }
      checkElimination(ctx);
    }
    ctx.done();
    if (t.alive[p] === 1 && offerTo(t, p)) ctx.ask("answerOffer", { power: p, lastCall: true });
  },
};

/** Returns the agreement for a joint arrival with another power's warp at a star, if any (AD-9.3). */
function jointGrant(t: State4000, p: Power, w: Warp, star: string): Grant | undefined {
  const owner = w >> 1;
  return t.grants.find(
    (g) =>
      g.is === "jointArrival" &&
      g.star === star &&
      g.warps.includes(w) &&
      ((g.from === p && g.to === owner) || (g.from === owner && g.to === p)),
  );
}

/** Returns the own and allied warps that may emerge together with the pushed one at a star. */
function companions(t: State4000, map: StarMap, w: Warp, s: number): Warp[] {
  const p = w >> 1;
  const list: Warp[] = [];
  for (let v = 0; v < t.P * 2; v++) {
    if (v === w || (t.warpFrom[v] as number) < 0 || t.warpMoved[v] === t.round) continue;
    const owner = v >> 1;
    if (owner !== p && !allied(t, p, owner)) continue;
    if (map.distance[(t.warpFrom[v] as number) * t.S + s] === (t.warpCount[v] as number) + 1) list.push(v);
  }
  return list;
}

/** Returns the owners of the ships aboard some warps as a bit mask. */
function ownersAboard(t: State4000, warps: readonly Warp[]): number {
  let mask = 0;
  for (const w of warps) for (let q = 0; q < t.P; q++) if ((t.warpShips[w * t.P + q] as number) > 0) mask |= 1 << q;
  return mask;
}

/** The decision DP-ARR. */
export const arrive: Decision<Shape4000, ArriveAct, { warp: Warp }> = {
  kind: "decision",
  rule: "AD-6.3.2",
  schema: arriveAct,
  asks: (t, m) => t.seatOf[m.warp >> 1] as Seat,
  moot: (t, m) => (t.warpFrom[m.warp] as number) < 0,
  candidates(t, m, by, offer) {
    const map = mapOf(t.options);
    const w = m.warp;
    const p = w >> 1;
    offer(travelOn);
    const due = map.at[t.warpFrom[w] as number]?.[t.warpCount[w] as number] ?? [];
    const mask = ownersAboard(t, [w]);
    for (const s of due) {
      for (const mode of conceivable(t, by, p, s, mask)) offer(emergeAct(map, w, s, mode));
      const others = companions(t, map, w, s);
      for (let set = 1; set < 1 << others.length; set++) {
        const warps = [w, ...others.filter((_, i) => (set & (1 << i)) !== 0)];
        for (const mode of conceivable(t, by, p, s, ownersAboard(t, warps)))
          offer({ do: "emerge", star: starId(map, s), mode, warps });
      }
    }
  },
  forbids(t, m, by, act) {
    return act.do === "travelOn" ? undefined : barsEmerging(t, m.warp, by, act);
  },
  resolve(ctx, m, _by, act) {
    const t = ctx.state;
    ctx.done();
    if (act.do === "travelOn") {
      if (ctx.wantsFacts)
        ctx.emit({
          is: "travelsOn",
          rule: "AD-6.3.2.b",
          warp: m.warp,
          power: m.warp >> 1,
          count: t.warpCount[m.warp] as number,
        });
      return;
    }
    emerge(ctx, m.warp, act.star, act.mode, act.warps);
  },
};

type Emerge = Extract<ArriveAct, { do: "emerge" }>;

function barsEmerging(t: State4000, w: Warp, by: Seat, act: Emerge): Refusal4000 | undefined {
  const map = mapOf(t.options);
  const s = starIndex(map, act.star);
  if (s < 0) return because(NO.STAR, { star: act.star });
  const p = w >> 1;
  const { warps } = act;
  if (warps[0] !== w) return because(NO.ORDER, { warp: w });
  let mask = 0;
  let total = 0;
  for (let i = 0; i < warps.length; i++) {
    const v = warps[i] as Warp;
    const from = v < t.P * 2 ? (t.warpFrom[v] as number) : -1;
    // Each warp once, the others in ascending order, so that a joint arrival has only one form.
    if (from < 0 || (i > 0 && v === w) || (i > 1 && v <= (warps[i - 1] as Warp)))
      return because(NO.JOINT, { warp: v, star: act.star });
    const owner = v >> 1;
    if (v !== w && t.warpMoved[v] === t.round) return because(NO.ADVANCED, { warp: v });
    const count = (t.warpCount[v] as number) + (v === w ? 0 : 1);
    const need = map.distance[from * t.S + s] as number;
    if (need !== count) {
      if (v !== w) return because(NO.JOINT, { star: act.star, warp: v });
      return because(NO.DISTANCE, { star: act.star, sector: sectorName(map, from), count, need });
    }
    if (from === s) return because(NO.SAME_STAR, { star: act.star });
    if (owner !== p && (!allied(t, p, owner) || (!sameSeat(t, p, owner) && !jointGrant(t, p, v, act.star))))
      return because(NO.CONSENT, { power: owner, star: act.star });
    for (let q = 0; q < t.P; q++) {
      const n = t.warpShips[v * t.P + q] as number;
      if (n > 0) {
        mask |= 1 << q;
        total += n;
      }
    }
  }
  return barsLanding(t, by, p, s, act.mode, mask, total);
}

function emerge(ctx: Ctx, w: Warp, star: string, mode: Mode, warps: readonly Warp[]): void {
  const t = ctx.state;
  const map = mapOf(t.options);
  const s = starIndex(map, star);
  const p = w >> 1;
  const force = new Array<number>(t.P).fill(0);
  const clauses: Clause[] = [];
  for (const g of t.grants) {
    const carried = g.is === "lend" ? g.ships === 0 : g.star === star;
    if (carried && g.drawing !== null && g.warps.some((v) => warps.includes(v)))
      clauses.push({ mode: g.drawing, from: g.from, to: g.to });
  }
  for (const v of warps) {
    if (v !== w && ctx.wantsFacts)
      ctx.emit({ is: "pushed", rule: "AD-9.3", warp: v, power: v >> 1, count: (t.warpCount[v] as number) + 1 });
    if (v >> 1 !== p) makeKnown(ctx, p, v >> 1);
    for (let q = 0; q < t.P; q++) force[q] = (force[q] as number) + (t.warpShips[v * t.P + q] as number);
    freeUp(t, v);
  }
  if (ctx.wantsFacts)
    ctx.emit({
      is: "emerged",
      rule: warps.length === 1 ? "AD-6.3.2" : warps.some((v) => v >> 1 !== p) ? "AD-9.3" : "AD-6.4.6",
      power: p,
      star,
      warps: warps.slice(),
      ships: listed(force),
      mode,
    });
  applyArrival(ctx, { star: s, mode, active: p, force, clauses });
}
