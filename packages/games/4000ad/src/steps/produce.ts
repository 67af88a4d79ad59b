/** T1: production, and the placement of new ships DP-PROD (AD-6.2). */
import type { Automatic, Decision, Seat } from "@starboard/kernel";
import { type PlaceAct, placeAct, type Power } from "../acts.ts";
import { mapOf, starId, starIndex } from "../data/map.ts";
import { makeKnown } from "../alliances.ts";
import type { Ctx } from "../context.ts";
import { hasSecrets, isAlliances } from "../powers.ts";
import { agreementAt, isProduction } from "../calc/drawing.ts";
import { buildSites, drawn } from "../calc/production.ts";
import { because, NO } from "../refusals.ts";
import { put } from "../ships.ts";
import type { Shape4000 } from "../shape.ts";
import type { State4000 } from "../state.ts";

/** Whether production is still due in the turn that just began (AD-6.2, AD-9.2.a). */
export const producesNow = (t: State4000): boolean =>
  isProduction(t.round) && t.active >= 0 && t.alive[t.active] === 1 && t.producedIn[t.active] !== t.round;

/** Returns the powers that produce together: the side in the alliance style, otherwise the power itself (AD-9.2.a). */
function commissioning(t: State4000): Power[] {
  const p = t.active;
  if (!isAlliances(t) || t.options["ad.turnStyle"] === "seat") return [p];
  return t.order.filter((q) => t.side[q] === t.side[p] && t.alive[q] === 1);
}

export const produce: Automatic<Shape4000, { powers: Power[] }> = {
  kind: "automatic",
  rule: "AD-6.2.3",
  begin: (t) => ({ powers: commissioning(t) }),
  run(ctx, m) {
    const t = ctx.state;
    ctx.done();
    for (const p of m.powers) {
      t.producedIn[p] = t.round;
      const [population, materials] = drawn(t, p);
      if (hasSecrets(t)) showDrawing(ctx, p);
      const sites = buildSites(t, p);
      const ships = sites.length === 0 ? 0 : Math.min(population, materials);
      if (ctx.wantsFacts) ctx.emit({ is: "produced", rule: "AD-6.2.3", power: p, ships, population, materials });
      if (ships === 0) continue;
      if (sites.length === 1) build(ctx, p, sites[0] as number, ships);
      else {
        t.unplaced[p] = ships;
        ctx.ask("place", { power: p });
      }
    }
  },
};

/** Reveals drawing by agreement, which is a co-operating action that all players see (AD-10.4). */
function showDrawing(ctx: Ctx, p: Power): void {
  const t = ctx.state;
  // Production reveals the agreements about shared stars, or that there are none.
  ctx.disclose();
  if (t.drawings.length === 0) return;
  for (let s = 0; s < t.S; s++) {
    if ((t.ships[s * t.P + p] as number) === 0) continue;
    const d = agreementAt(t, s);
    if (!d || !d.among.includes(p)) continue;
    d.known = 1;
    for (const q of d.among) if (q !== p) makeKnown(ctx, p, q);
  }
}

function build(ctx: Ctx, p: Power, s: number, ships: number): void {
  const t = ctx.state;
  put(t, s, p, ships);
  if (!ctx.wantsFacts) return;
  const rule = s === t.home[p] ? "AD-6.2.3.1" : "AD-6.2.3.2";
  ctx.emit({ is: "placed", rule, power: p, star: starId(mapOf(t.options), s), ships });
}

/** DP-PROD: places new ships at one eligible star. Repeated until all are placed. */
export const place: Decision<Shape4000, PlaceAct, { power: Power }> = {
  kind: "decision",
  rule: "AD-6.2.3.2",
  schema: placeAct,
  asks: (t, m) => t.seatOf[m.power] as Seat,
  moot: (t, m) => t.unplaced[m.power] === 0,
  candidates(t, m, _by, offer) {
    const map = mapOf(t.options);
    const left = t.unplaced[m.power] as number;
    for (const s of buildSites(t, m.power)) {
      const star = starId(map, s);
      for (let ships = 1; ships <= left; ships++) offer({ do: "place", star, ships });
    }
  },
  forbids(t, m, _by, act: PlaceAct) {
    const s = starIndex(mapOf(t.options), act.star);
    if (s < 0) return because(NO.STAR, { star: act.star });
    const left = t.unplaced[m.power] as number;
    if (act.ships < 1 || act.ships > left) return because(NO.BUILD_SUM, { ships: act.ships, left });
    if (!buildSites(t, m.power).includes(s)) return because(NO.BUILD_SITE, { star: act.star });
    return undefined;
  },
  resolve(ctx, m, _by, act) {
    const t = ctx.state;
    const left = (t.unplaced[m.power] as number) - act.ships;
    t.unplaced[m.power] = left;
    build(ctx, m.power, starIndex(mapOf(t.options), act.star), act.ships);
    if (left === 0) ctx.done();
  },
};
