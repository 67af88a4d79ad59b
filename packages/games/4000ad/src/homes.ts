/**
 * Possession of home stars (AD-8.a), stand-offs and mutual withdrawal (AD-10.2.2). `reviewHome` is called after every
 * change of ships at a star and applies all consequences.
 */
import type { Power } from "./acts.ts";
import { mapOf, starId } from "./data/map.ts";
import { testVictory } from "./ending.ts";
import type { Ctx } from "./context.ts";
import { allied, hasSecrets, homeOf, isAlliances } from "./powers.ts";
import { lapse } from "./proposals.ts";
import { take } from "./ships.ts";
import type { State4000, Treaty } from "./state.ts";

export type Regained = "retaken" | "ally" | "withdrawal" | "holderFell";

/** Whether power `q` is hostile to the owner of a home star. */
function hostileTo(t: State4000, owner: Power, q: Power): boolean {
  return isAlliances(t) ? t.side[q] !== t.side[owner] : !allied(t, owner, q);
}

/** Returns the hostile power that holds the star: the captor if present, else the one present longest, or -1. */
function hostileAt(t: State4000, s: number, owner: Power, captor: Power): Power {
  const base = s * t.P;
  if (captor >= 0 && captor !== owner && (t.ships[base + captor] as number) > 0 && hostileTo(t, owner, captor))
    return captor;
  let found: Power = -1;
  for (let q = 0; q < t.P; q++) {
    if (q === owner || t.alive[q] !== 1 || (t.ships[base + q] as number) === 0 || !hostileTo(t, owner, q)) continue;
    if (found < 0 || (t.since[base + q] as number) < (t.since[base + found] as number)) found = q;
  }
  return found;
}

/**
 * Updates possession of the home star at `s` after a change of ships there. Does nothing for other stars. `captor` is
 * the power whose act changed the ships, or -1. In a joint capture it is the power whose turn it is (AD-6.4.6). `took`
 * means that it attacked or occupied the star, which makes it the holder of a star already lost.
 */
export function reviewHome(ctx: Ctx, s: number, captor: Power, took: boolean): void {
  const t = ctx.state;
  const owner = homeOf(t, s);
  if (owner < 0 || t.flow.over !== null) return;
  // In Independents an eliminated power's home star is an ordinary star. In Alliances it still counts for victory.
  if (t.alive[owner] !== 1 && !isAlliances(t)) return;
  const own = (t.ships[s * t.P + owner] as number) > 0;
  const hostile = hostileAt(t, s, owner, captor);
  const holder = t.holder[owner] as Power;
  if (hostile >= 0 && !own) {
    if (holder < 0) lose(ctx, owner, hostile);
    else if (took && hostile === captor && holder !== captor) passTo(ctx, owner, captor);
  } else if (hostile < 0 && holder >= 0) {
    if (own) regain(ctx, owner, "retaken");
    else if (isAlliances(t) && friendAt(t, s, owner)) regain(ctx, owner, "ally");
  }
  if (t.treaties.length > 0) reviewTreaties(ctx);
}

const friendAt = (t: State4000, s: number, owner: Power): boolean => {
  for (let q = 0; q < t.P; q++)
    if (q !== owner && t.side[q] === t.side[owner] && (t.ships[s * t.P + q] as number) > 0) return true;
  return false;
};

function lose(ctx: Ctx, owner: Power, holder: Power): void {
  const t = ctx.state;
  t.holder[owner] = holder;
  t.lostAt = t.lostAt.with(owner, t.turn);
  t.takenAt = t.takenAt.with(owner, t.turn);
  if (!isAlliances(t)) t.grace = t.grace.with(owner, "due");
  // Holding a former ally's home star alone shows all players that the alliance is over.
  if (t.relation[owner * t.P + holder] === 3) relate(t, owner, holder, 0);
  if (ctx.wantsFacts) ctx.emit({ is: "homeLost", rule: "AD-8.a", power: owner, star: starAt(t, owner), holder });
  testVictory(ctx, true);
}

/** Passes a lost home star from its holder to a third power (AD-10.2.a). */
function passTo(ctx: Ctx, owner: Power, captor: Power): void {
  const t = ctx.state;
  const before = t.holder[owner] as Power;
  t.holder[owner] = captor;
  t.takenAt = t.takenAt.with(owner, t.turn);
  if (ctx.wantsFacts)
    ctx.emit({ is: "homeLost", rule: "AD-10.2.a", power: owner, star: starAt(t, owner), holder: captor });
  if (isAlliances(t)) return;
  const treaty = t.treaties.find((d) => involves(d, owner, before));
  if (treaty) {
    // The owner of the star just taken gets a new grace turn, the other party its grace turn again (AD-10.2.2, 4).
    endTreaty(ctx, treaty, "treatyVoid");
    for (const p of [treaty.x, treaty.k]) {
      if ((t.holder[p] as number) < 0) continue;
      setGrace(t, p, "due");
      if (p === owner) t.lostAt = t.lostAt.with(p, t.turn);
    }
  } else if (t.grace[owner] === "suspended" && t.against[owner] === before) {
    // [R] The captor in its stand-off has lost the star. As with a void treaty, the owner gets a new grace turn.
    setGrace(t, owner, "due");
    t.lostAt = t.lostAt.with(owner, t.turn);
  } else if (t.grace[before] === "suspended" && t.against[before] === owner) {
    // [R] A third power took the captured home star before the captor answered. One last grace turn remains.
    setGrace(t, before, "last");
  }
  lapse(ctx, (p) => p.is === "withdrawal" && (p.from === owner || p.to[0] === owner));
}

function regain(ctx: Ctx, owner: Power, how: Regained): void {
  const t = ctx.state;
  t.holder[owner] = -1;
  t.lostAt = t.lostAt.with(owner, 0);
  t.takenAt = t.takenAt.with(owner, 0);
  setGrace(t, owner, "none");
  if (ctx.wantsFacts) {
    const rule = how === "withdrawal" ? "AD-10.2.2" : how === "holderFell" ? "AD-10.2.5" : "AD-8.a";
    ctx.emit({ is: "homeRegained", rule, power: owner, star: starAt(t, owner), how });
  }
  if (!isAlliances(t)) {
    // The captor is safe again, so the elimination it suspended becomes due, without a second stand-off (AD-10.2.2, 5).
    for (let p = 0; p < t.P; p++)
      if (t.grace[p] === "suspended" && t.against[p] === owner && !t.treaties.some((d) => involves(d, p, owner)))
        setGrace(t, p, "last");
    lapse(ctx, (p) => p.is === "withdrawal" && (p.from === owner || p.to[0] === owner));
  }
  testVictory(ctx, false);
}

/**
 * Restores a home star to its owner without a battle (AD-10.2.2, AD-10.2.5). [R] If ships of another hostile power are
 * still there, the star is lost to that power at once, with a new grace turn.
 */
export function restore(ctx: Ctx, owner: Power, how: Regained): void {
  regain(ctx, owner, how);
  reviewHome(ctx, ctx.state.home[owner] as number, -1, false);
}

export function setGrace(t: State4000, p: Power, grace: State4000["grace"][number], against: Power = -1): void {
  t.grace = t.grace.with(p, grace);
  t.against = t.against.with(p, against);
  // The single offer of withdrawal is part of the stand-off and ends with it.
  if (grace !== "suspended") t.offered = t.offered.with(p, 0);
}

export function relate(t: State4000, a: Power, b: Power, value: number): void {
  t.relation[a * t.P + b] = value;
  t.relation[b * t.P + a] = value;
}

const starAt = (t: State4000, owner: Power): string => starId(mapOf(t.options), t.home[owner] as number);

// --- Mutual withdrawal ---

const involves = (d: Treaty, a: Power, b: Power): boolean => (d.x === a && d.k === b) || (d.x === b && d.k === a);

/** Whether a treaty in force protects a power from elimination for its lost home star. */
export const shielded = (t: State4000, p: Power): boolean =>
  t.treaties.some((d) => (d.x === p && t.holder[p] === d.k) || (d.k === p && t.holder[p] === d.x));

/** Begins a stand-off: the captor's home star was captured in the grace turn (AD-10.2.2). */
export function standOff(ctx: Ctx, p: Power): void {
  const t = ctx.state;
  const k = t.holder[p] as Power;
  setGrace(t, p, "suspended", k);
  if (ctx.wantsFacts) ctx.emit({ is: "standOff", rule: "AD-10.2.2", power: p, against: k });
}

/**
 * Whether X has captured, in this very turn, the home star of the living power that holds its own (AD-10.2, step 1).
 */
export function pressesCaptor(t: State4000, p: Power): boolean {
  const k = t.holder[p] as Power;
  return k >= 0 && t.grace[p] === "due" && t.alive[k] === 1 && t.holder[k] === p && t.takenAt[k] === t.turn;
}

/**
 * Concludes a mutual withdrawal. It binds K from its current turn, and other powers from their next one (AD-10.2.2, 4).
 */
export function signTreaty(ctx: Ctx, xPower: Power, k: Power): void {
  const t = ctx.state;
  const bound: Treaty["bound"] = [];
  // The list of bound powers reveals alliances.
  if (hasSecrets(t)) ctx.disclose();
  const binds = (owner: Power, enemy: Power): void => {
    const s = t.home[owner] as number;
    for (let q = 0; q < t.P; q++) {
      if (q === owner || (t.ships[s * t.P + q] as number) === 0) continue;
      if (q !== enemy && !allied(t, q, enemy) && !allied(t, q, owner)) continue;
      bound.push({ power: q, star: s, from: q === k && t.active === k ? t.turn : t.turn + 1 });
    }
  };
  binds(xPower, k);
  binds(k, xPower);
  t.treaties.push({ x: xPower, k, bound });
  reviewTreaties(ctx);
}

/** Returns the stars a power must leave in its current turn. Frozen ships leave in the next turn (AD-6.3.4). */
export function boundStars(t: State4000, p: Power): number[] {
  const stars: number[] = [];
  for (const d of t.treaties)
    for (const b of d.bound)
      if (b.power === p && b.from <= t.turn && (t.frozen[b.star * t.P + p] as number) === 0) stars.push(b.star);
  return stars;
}

/** Removes the ships that should have left by the end of a bound turn (AD-10.2.2, 4). */
export function forfeit(ctx: Ctx, p: Power): void {
  const t = ctx.state;
  if (t.treaties.length === 0) return;
  for (const s of boundStars(t, p)) {
    const n = t.ships[s * t.P + p] as number;
    if (n === 0) continue;
    take(t, s, p, n);
    if (ctx.wantsFacts)
      ctx.emit({ is: "treatyForfeit", rule: "AD-10.2.2", power: p, star: starId(mapOf(t.options), s), ships: n });
  }
  reviewTreaties(ctx);
}

/** Removes fulfilled obligations, restores home stars and ends completed treaties. */
export function reviewTreaties(ctx: Ctx): void {
  const t = ctx.state;
  for (const d of t.treaties.slice()) {
    const met = d.bound.filter((b) => (t.ships[b.star * t.P + b.power] as number) === 0);
    if (met.length > 0) {
      d.bound = d.bound.filter((b) => !met.includes(b));
      for (const b of met)
        if (ctx.wantsFacts)
          ctx.emit({ is: "treatyKept", rule: "AD-10.2.2", power: b.power, star: starId(mapOf(t.options), b.star) });
    }
    for (const [owner, other] of [
      [d.x, d.k],
      [d.k, d.x],
    ] as const)
      if (t.holder[owner] === other && !d.bound.some((b) => b.star === t.home[owner]) && t.treaties.includes(d))
        restore(ctx, owner, "withdrawal");
    if (d.bound.length === 0 && t.treaties.includes(d)) endTreaty(ctx, d, "treatyEnded");
  }
}

/** Ends a treaty, completed or void. */
export function endTreaty(ctx: Ctx, d: Treaty, is: "treatyVoid" | "treatyEnded"): void {
  const t = ctx.state;
  t.treaties = t.treaties.filter((e) => e !== d);
  if (ctx.wantsFacts) ctx.emit({ is, rule: "AD-10.2.2", x: d.x, k: d.k });
}

/** Whether a treaty closes a star to an owner in a force, using only alliances that the mover can know. */
export function closedByTreaty(t: State4000, s: number, owns: (side: Power) => boolean): boolean {
  for (const d of t.treaties) {
    if (t.home[d.x] === s && owns(d.k)) return true;
    if (t.home[d.k] === s && owns(d.x)) return true;
  }
  return false;
}
