/**
 * The aside that proposes a joint arrival: named warps come out together at a star, this round or the next (AD-9.3).
 */
import { asideActs, type DrawingMode, type Power, type Warp } from "../acts.ts";
import { mapOf, starId, starIndex } from "../data/map.ts";
import type { StarMap } from "../data/stars.ts";
import { propose } from "../proposals.ts";
import { because, NO } from "../refusals.ts";
import type { State4000 } from "../state.ts";
import { type AsideOf, barsAllies, partnerships } from "./common.ts";

const CLAUSES: readonly (DrawingMode | undefined)[] = [undefined, "first", "second", "alternate"];

/** Whether a warp can be due at a star in this round (`later` 0) or the next (1). */
function isDue(t: State4000, map: StarMap, w: Warp, s: number, later: number): boolean {
  const from = t.warpFrom[w] as number;
  if (from < 0) return false;
  const count = (t.warpCount[w] as number) + (t.warpMoved[w] === t.round ? 0 : 1) + later;
  // After its push in this round, only the warp that the current step is about can still emerge.
  return map.distance[from * t.S + s] === count && from !== s;
}

const isAnyDue = (t: State4000, map: StarMap, p: Power, s: number, later: number): boolean =>
  isDue(t, map, p * 2, s, later) || isDue(t, map, p * 2 + 1, s, later);

/**
 * Lists the stars, in their order, at which a warp of a power can be due in this round or the next (hot path: asked for
 * every pair of allies at every question).
 */
function dueStars(t: State4000, map: StarMap, p: Power): number[] {
  const stars: number[] = [];
  for (let s = 0; s < t.S; s++) if (isAnyDue(t, map, p, s, 0) || isAnyDue(t, map, p, s, 1)) stars.push(s);
  return stars;
}

/** Whether a power has a warp in use. */
const travels = (t: State4000, p: Power): boolean =>
  (t.warpFrom[p * 2] as number) >= 0 || (t.warpFrom[p * 2 + 1] as number) >= 0;

/** Returns the sets of warps of two powers, at least one of each, that are due at a star in the same round. */
function sets(t: State4000, map: StarMap, a: Power, b: Power, s: number): Warp[][] {
  const list: Warp[][] = [];
  for (let later = 0; later <= 1; later++) {
    // Most warps are not due at most stars, so nothing is built until one of each power is.
    if (!isAnyDue(t, map, a, s, later) || !isAnyDue(t, map, b, s, later)) continue;
    const due = (p: Power): Warp[] => [p * 2, p * 2 + 1].filter((w) => isDue(t, map, w, s, later));
    const ofA = due(a);
    const ofB = due(b);
    for (const x of subsets(ofA))
      for (const y of subsets(ofB)) {
        const warps = [...x, ...y].sort((v, w) => v - w);
        if (!list.some((l) => sameWarps(l, warps))) list.push(warps);
      }
  }
  return list;
}
/** Returns the non-empty subsets of at most two warps. */
const subsets = (w: readonly Warp[]): Warp[][] => {
  const one = w.map((v) => [v]);
  return w.length === 2 ? [...one, w.slice()] : one;
};
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
      for (const s of dueStars(t, map, from))
        for (const warps of sets(t, map, from, to, s)) {
          const star = starId(map, s);
          for (const drawing of CLAUSES)
            offer(
              drawing
                ? { do: "jointArrival", from, to, star, warps, drawing }
                : { do: "jointArrival", from, to, star, warps },
            );
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
