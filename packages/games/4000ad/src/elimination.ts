/** Leaving the game: elimination and surrender, resignation, being out of ships (AD-10.2, AD-10.2.c, AD-9.4.8.1). */
import type { Power } from "./acts.ts";
import { closeConferences } from "./alliances.ts";
import { mapOf, starId } from "./data/map.ts";
import { testVictory } from "./ending.ts";
import { endTreaty, restore, reviewHome, setGrace } from "./homes.ts";
import type { Ctx } from "./context.ts";
import { clockwiseAfter, clockwiseFrom, fleetOf, freeWarp, hasSecrets, isAlliances } from "./powers.ts";
import { lapse, lapseGrants } from "./proposals.ts";
import { drawerOf } from "./calc/drawing.ts";
import { cargo, freeUp, put, take } from "./ships.ts";
import type { State4000 } from "./state.ts";

/** Alliances: a power without its home star and without a ship is out. Called after every loss of either. */
export function checkElimination(ctx: Ctx): void {
  const t = ctx.state;
  if (!isAlliances(t) || t.flow.over !== null) return;
  let fell = false;
  for (let p = 0; p < t.P; p++) {
    if (t.alive[p] !== 1 || (t.holder[p] as number) < 0 || fleetOf(t, p) > 0) continue;
    depart(ctx, p);
    if (ctx.wantsFacts) ctx.emit({ is: "eliminated", rule: "AD-9.4.8.1", power: p });
    fell = true;
  }
  if (fell) testVictory(ctx, false);
}

/** What ends with every power that leaves the game. */
function depart(ctx: Ctx, p: Power): void {
  const t = ctx.state;
  t.alive[p] = 0;
  t.fellAt[p] = t.turn;
  t.unplaced[p] = 0;
  lapse(ctx, (q) => q.from === p || q.to.includes(p));
  lapseGrants(ctx, (g) => g.from === p || g.to === p);
  closeConferences(ctx, (a, b) => a === p || b === p);
}

/**
 * Eliminates a power of the Independents game whose warps are empty (they have been forced to emerge, or `resigned` takes
 * its ships out of hyperspace): ships surrender where others stand, the rest wait for the first to come; every home star
 * it held is free again; its own becomes an ordinary star (AD-10.2, AD-10.2.5).
 */
export function eliminate(ctx: Ctx, p: Power, resigned: boolean): void {
  const t = ctx.state;
  const { P } = t;
  if (ctx.wantsFacts)
    ctx.emit(
      resigned ? { is: "resigned", rule: "AD-10.2.c", power: p } : { is: "eliminated", rule: "AD-10.2", power: p },
    );
  // Whoever was in a stand-off with this power: with `bothFall` its fall does not give them their home star back.
  const pressing: Power[] = [];
  for (let q = 0; q < P; q++) if (t.grace[q] === "suspended" && t.against[q] === p) pressing.push(q);
  depart(ctx, p);
  handOverPassengers(ctx, p);
  if (resigned) emptyWarps(ctx, p);
  t.drawings = t.drawings.filter((d) => !d.among.includes(p));
  for (let q = 0; q < P; q++) {
    if (q === p) continue;
    t.relation[p * P + q] = 0;
    t.relation[q * P + p] = 0;
    t.permit[p * P + q] = 0;
    t.permit[q * P + p] = 0;
  }
  for (const d of t.treaties.filter((e) => e.x === p || e.k === p)) endTreaty(ctx, d, "treatyVoid");
  for (const d of t.treaties) d.bound = d.bound.filter((b) => b.power !== p);
  t.holder[p] = -1;
  t.lostAt[p] = 0;
  t.takenAt[p] = 0;
  setGrace(t, p, "none");
  surrender(ctx, p);
  for (let q = 0; q < P; q++) {
    if (t.alive[q] !== 1 || t.holder[q] !== p) continue;
    if (!resigned && pressing.includes(q) && t.options["ad.standoff"] === "bothFall") setGrace(t, q, "last");
    else restore(ctx, q, "holderFell");
  }
  for (let q = 0; q < P; q++) if (q !== p && t.alive[q] === 1) reviewHome(ctx, t.home[q] as number, -1, false);
  testVictory(ctx, false);
}

/** Its ships aboard another power's warp become that power's (AD-10.2, iv). */
function handOverPassengers(ctx: Ctx, p: Power): void {
  const t = ctx.state;
  for (let w = 0; w < t.P * 2; w++) {
    const owner = w >> 1;
    const i = w * t.P + p;
    const n = t.warpShips[i] as number;
    if (owner === p || n === 0) continue;
    t.warpShips[i] = 0;
    t.warpShips[w * t.P + owner] = (t.warpShips[w * t.P + owner] as number) + n;
  }
}

/**
 * Resignation takes its own ships out of hyperspace. [R] Another power's ships aboard go on in a free warp of that power,
 * with the same count and sector; without a free warp they are lost with the fleet.
 */
function emptyWarps(ctx: Ctx, p: Power): void {
  const t = ctx.state;
  for (const w of [p * 2, p * 2 + 1]) {
    if ((t.warpFrom[w] as number) < 0) continue;
    const lost: { power: Power; ships: number }[] = [];
    for (const { power, ships } of cargo(t, w)) {
      const free = power === p ? -1 : freeWarp(t, power);
      if (free < 0) {
        lost.push({ power, ships });
        continue;
      }
      t.warpFrom[free] = t.warpFrom[w] as number;
      t.warpCount[free] = t.warpCount[w] as number;
      t.warpMoved[free] = t.warpMoved[w] as number;
      t.warpShips[free * t.P + power] = ships;
    }
    freeUp(t, w);
    if (ctx.wantsFacts) ctx.emit({ is: "fleetLost", rule: "AD-10.2.c", power: p, warp: w, ships: lost });
  }
}

/** The power a stack at a star surrenders to: the drawer if it is there, else the first there, clockwise; or -1. */
function takerAt(t: State4000, s: number, p: Power): Power {
  const there = (q: Power): boolean => q !== p && t.alive[q] === 1 && (t.ships[s * t.P + q] as number) > 0;
  const drawer = drawerOf(t, s);
  if (drawer >= 0 && there(drawer)) return drawer;
  let found: Power = -1;
  for (const q of clockwiseAfter(t, p))
    if (there(q) && (found < 0 || (t.since[s * t.P + q] as number) < (t.since[s * t.P + found] as number))) found = q;
  return found;
}

function surrender(ctx: Ctx, p: Power): void {
  const t = ctx.state;
  const map = mapOf(t.options);
  // To whom ships at a shared star go may rest on what the sharers have agreed in private.
  if (hasSecrets(t)) ctx.disclose();
  for (let s = 0; s < t.S; s++) {
    const n = t.ships[s * t.P + p] as number;
    if (n === 0) continue;
    const taker = takerAt(t, s, p);
    take(t, s, p, n);
    if (taker >= 0) put(t, s, taker, n);
    else t.derelict[s] = (t.derelict[s] as number) + n;
    if (ctx.wantsFacts)
      ctx.emit({
        is: "surrendered",
        rule: "AD-10.2",
        power: p,
        star: starId(map, s),
        ships: n,
        to: taker >= 0 ? taker : null,
      });
  }
}

/** The owner that takes over a fleet aboard an eliminated power's warp: most ships aboard, then clockwise; or -1. */
export function heirOf(t: State4000, w: number): Power {
  const p = w >> 1;
  let heir: Power = -1;
  for (const q of clockwiseFrom(t, (p + 1) % t.P)) {
    const n = t.warpShips[w * t.P + q] as number;
    if (q !== p && n > 0 && (heir < 0 || n > (t.warpShips[w * t.P + heir] as number))) heir = q;
  }
  return heir;
}
