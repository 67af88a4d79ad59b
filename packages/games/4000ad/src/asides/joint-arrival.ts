/**
 * The aside that proposes a joint arrival: named warps come out together at a star, this round or the next (AD-9.3).
 */
import { asideActs, CLAUSES, type Power, type Warp } from "../acts.ts";
import { mapOf, starId, starIndex } from "../data/map.ts";
import type { StarMap } from "../data/stars.ts";
import { propose } from "../proposals.ts";
import { because, NO } from "../refusals.ts";
import type { State4000 } from "../state.ts";
import { type AsideOf, barsAllies, partnerships } from "./common.ts";

/** Whether a warp can be due at a star in this round (`later` 0) or the next (1). */
function isDue(t: State4000, map: StarMap, w: Warp, s: number, later: number): boolean {
  const from = t.warpFrom[w] as number;
  if (from < 0) return false;
  return map.distance[from * t.S + s] === turnsOf(t, w, later) && from !== s;
}

/**
 * The turns that a warp has travelled at the end of this round (`later` 0) or the next (1). After its push in this round,
 * only the warp that the current step is about can still emerge.
 */
const turnsOf = (t: State4000, w: Warp, later: number): number =>
  (t.warpCount[w] as number) + (t.warpMoved[w] === t.round ? 0 : 1) + later;

const isAnyDue = (t: State4000, map: StarMap, p: Power, s: number, later: number): boolean =>
  isDue(t, map, p * 2, s, later) || isDue(t, map, p * 2 + 1, s, later);

/**
 * Lists the stars, in their order, at which warps of two powers can be due in the same round, this one or the next (hot
 * path: asked for every pair of allies at every question, and hardly ever is there such a star).
 */
function commonStars(t: State4000, map: StarMap, a: Power, b: Power): readonly number[] {
  let stars: number[] | undefined;
  for (let w = a * 2; w <= a * 2 + 1; w++) {
    const from = t.warpFrom[w] as number;
    if (from < 0) continue;
    for (let later = 0; later <= 1; later++)
      for (const s of map.at[from]?.[turnsOf(t, w, later)] ?? NO_STARS)
        if (s !== from && isAnyDue(t, map, b, s, later)) (stars ??= []).push(s);
  }
  return stars === undefined ? NO_STARS : [...new Set(stars)].sort((x, y) => x - y);
}
const NO_STARS: readonly number[] = [];

/** Whether a power has a warp in use. */
const travels = (t: State4000, p: Power): boolean =>
  (t.warpFrom[p * 2] as number) >= 0 || (t.warpFrom[p * 2 + 1] as number) >= 0;

/** Returns the sets of warps of two powers, at least one of each, that are due at a star in the same round. */
function sets(t: State4000, map: StarMap, a: Power, b: Power, s: number): Warp[][] {
  const list: Warp[][] = [];
  for (let later = 0; later <= 1; later++) {
    // Most warps are not due at most stars, so nothing is built until one of each power is.
    if (!isAnyDue(t, map, a, s, later) || !isAnyDue(t, map, b, s, later)) continue;
    const ofB = dueSets(t, map, b, s, later);
    // In ascending order. A warp is due in one of the two rounds only, so no set comes twice.
    for (const x of dueSets(t, map, a, s, later)) for (const y of ofB) list.push(a < b ? [...x, ...y] : [...y, ...x]);
  }
  return list;
}
/** Returns the non-empty sets of the two warps of a power that are due: each alone, then both. */
function dueSets(t: State4000, map: StarMap, p: Power, s: number, later: number): Warp[][] {
  const first = isDue(t, map, p * 2, s, later);
  const second = isDue(t, map, p * 2 + 1, s, later);
  if (first && second) return [[p * 2], [p * 2 + 1], [p * 2, p * 2 + 1]];
  return first ? [[p * 2]] : second ? [[p * 2 + 1]] : [];
}
const sameWarps = (a: readonly Warp[], b: readonly Warp[]): boolean =>
  a.length === b.length && a.every((w, i) => w === b[i]);

export const jointArrival: AsideOf<"jointArrival"> = {
  rule: "AD-9.3",
  schema: asideActs.jointArrival,
  candidates(t, _m, by, offer) {
    const pairs = partnerships(t, by);
    if (pairs.length === 0) return;
    const map = mapOf(t.options);
    for (const { from, to } of pairs) {
      if (!travels(t, from) || !travels(t, to)) continue;
      for (const s of commonStars(t, map, from, to))
        for (const warps of sets(t, map, from, to, s)) {
          const star = starId(map, s);
          // Whether the warps can come out together does not depend on the clause.
          for (const drawing of CLAUSES)
            if (drawing) offer({ do: "jointArrival", from, to, star, warps, drawing }, true);
            else offer({ do: "jointArrival", from, to, star, warps });
        }
    }
  },
  forbids(t, _m, by, { from, to, star, warps }) {
    const no = barsAllies(t, by, from, to);
    if (no) return no;
    const map = mapOf(t.options);
    const s = starIndex(map, star);
    if (s < 0) return because(NO.STAR, { star });
    if (!sets(t, map, from, to, s).some((l) => sameWarps(l, warps))) return because(NO.JOINT, { star, warps });
    const open = t.proposals.find(
      (p) =>
        p.is === "jointArrival" &&
        p.from === from &&
        p.to[0] === to &&
        p.star === star &&
        sameWarps(p.warps ?? [], warps),
    );
    return open ? NO.PROPOSAL : undefined;
  },
  resolve(ctx, _by, { from, to, star, warps, drawing }) {
    propose(ctx, {
      is: "jointArrival",
      from,
      to: [to],
      star,
      warps: warps.slice(),
      ...(drawing ? { mode: drawing } : {}),
      untilRound: ctx.state.round + 1,
    });
  },
};
