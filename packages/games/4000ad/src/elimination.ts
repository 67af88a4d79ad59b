/**
 * How powers leave the game: elimination, surrender, resignation, loss of all ships (AD-10.2, AD-10.2.c, AD-9.4.8.1).
 */
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

/** Alliances: eliminates powers without home star and ships. Called after every loss of either. */
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

/** Ends everything that depends on a power that leaves the game. */
function depart(ctx: Ctx, p: Power): void {
  const t = ctx.state;
  t.alive = t.alive.with(p, 0);
  t.fellAt = t.fellAt.with(p, t.turn);
  t.unplaced[p] = 0;
  lapse(ctx, (q) => q.from === p || q.to.includes(p));
  lapseGrants(ctx, (g) => g.from === p || g.to === p);
  closeConferences(ctx, (a, b) => a === p || b === p);
}

/**
 * Eliminates a power of the Independents game. Its warps must be empty: forced to emerge, or removed with `resigned`.
 * Its ships surrender to other powers at the star, or stay there without an owner. Home stars it held are free again,
 * and its own becomes an ordinary star (AD-10.2, AD-10.2.5).
 */
export function eliminate(ctx: Ctx, p: Power, resigned: boolean): void {
  const t = ctx.state;
  const { P } = t;
  if (ctx.wantsFacts)
    ctx.emit(
      resigned ? { is: "resigned", rule: "AD-10.2.c", power: p } : { is: "eliminated", rule: "AD-10.2", power: p },
    );
  // Powers in a stand-off with this one. With `bothFall` its elimination does not restore their home stars.
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
  t.lostAt = t.lostAt.with(p, 0);
  t.takenAt = t.takenAt.with(p, 0);
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

/** Gives its ships aboard another power's warp to that power (AD-10.2, iv). */
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
 * Removes the ships of a resigning power from hyperspace. [R] Another power's ships aboard move to a free warp of that
 * power with the same count and sector. Without a free warp they are lost.
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

/** Returns the power that a stack surrenders to: the drawer if present, else the first one clockwise, or -1. */
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
  // Private agreements at a shared star may decide who gets the ships.
  if (hasSecrets(t)) ctx.disclose();
  for (let s = 0; s < t.S; s++) {
    const n = t.ships[s * t.P + p] as number;
    if (n === 0) continue;
    const taker = takerAt(t, s, p);
    take(t, s, p, n);
    if (taker >= 0) put(t, s, taker, n);
    else t.derelict = t.derelict.with(s, (t.derelict[s] as number) + n);
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

/** Returns the power that takes over an eliminated power's fleet: most ships aboard, then clockwise; or -1. */
export function heirOf(t: State4000, w: number): Power {
  const p = w >> 1;
  let heir: Power = -1;
  for (const q of clockwiseFrom(t, (p + 1) % t.P)) {
    const n = t.warpShips[w * t.P + q] as number;
    if (q !== p && n > 0 && (heir < 0 || n > (t.warpShips[w * t.P + heir] as number))) heir = q;
  }
  return heir;
}
