/** The aside that proposes who draws a shared star (AD-9.4.2). */
import type { Seat } from "@starboard/kernel";
import { asideActs, type DrawingMode, type Power } from "../acts.ts";
import { mapOf, starId, starIndex } from "../data/map.ts";
import { allied, possessor } from "../powers.ts";
import { propose } from "../proposals.ts";
import { because, NO } from "../refusals.ts";
import type { State4000 } from "../state.ts";
import { type AsideOf, barsSpeaker, livingPowers } from "./common.ts";

/**
 * Whether an agreement of a power is conceivable at a star, before any list is made (hot path: every star is asked at every
 * question): it is shared with another seat, nobody possesses it, and all powers there are allies.
 */
function mayAgree(t: State4000, by: Seat, from: Power, s: number): boolean {
  if ((t.ships[s * t.P + from] as number) === 0) return false;
  let othersToo = false;
  for (let p = 0; p < t.P; p++) {
    if (p === from || (t.ships[s * t.P + p] as number) === 0 || t.alive[p] !== 1) continue;
    if (!allied(t, from, p)) return false;
    othersToo ||= t.seatOf[p] !== by;
  }
  return othersToo && possessor(t, s) < 0;
}

/** Returns the powers at a star in order of arrival. Powers that arrived together are in clockwise order. */
function sharers(t: State4000, s: number): Power[] {
  const list: Power[] = [];
  for (let p = 0; p < t.P; p++) if ((t.ships[s * t.P + p] as number) > 0 && t.alive[p] === 1) list.push(p);
  return list.sort((a, b) => (t.since[s * t.P + a] as number) - (t.since[s * t.P + b] as number) || a - b);
}

/**
 * Returns which of the powers at a star may be named as the (first) drawer. `first` and `second` refer to the order of arrival.
 */
function starters(t: State4000, s: number, mode: DrawingMode, there: readonly Power[]): readonly Power[] {
  if (mode === "alternate") return there;
  const since = (p: Power): number => t.since[s * t.P + p] as number;
  const first = there.filter((p) => since(p) === since(there[0] as Power));
  if (mode === "first") return first;
  const later = there.filter((p) => !first.includes(p));
  // If all arrived together, any of them may count as the second.
  return later.length > 0 ? later : first;
}

export const drawing: AsideOf<"drawing"> = {
  rule: "AD-9.4.2",
  schema: asideActs.drawing,
  candidates(t, _m, by, offer) {
    const map = mapOf(t.options);
    for (const from of livingPowers(t, by))
      for (let s = 0; s < t.S; s++) {
        if (!mayAgree(t, by, from, s)) continue;
        const there = sharers(t, s);
        for (const mode of ["first", "second", "alternate"] as const)
          for (const starter of starters(t, s, mode, there))
            offer({ do: "drawing", from, star: starId(map, s), mode, starter });
      }
  },
  forbids(t, _m, by, { from, star, mode, starter }) {
    const no = barsSpeaker(t, by, from);
    if (no) return no;
    const s = starIndex(mapOf(t.options), star);
    if (s < 0) return because(NO.STAR, { star });
    if ((t.ships[s * t.P + from] as number) === 0) return because(NO.DRAW_ALONE, { star, power: from });
    const there = sharers(t, s);
    const bars = barsStar(t, from, s, there);
    if (bars) return bars;
    if (starter === undefined || !starters(t, s, mode, there).includes(starter))
      return because(NO.DRAW_ALONE, { star, power: starter ?? from });
    const open = t.proposals.find((p) => p.is === "drawing" && p.from === from && p.star === star);
    return open ? NO.PROPOSAL : undefined;
  },
  resolve(ctx, _by, { from, star, mode, starter }) {
    const t = ctx.state;
    const s = starIndex(mapOf(t.options), star);
    const to = sharers(t, s).filter((p) => p !== from);
    propose(ctx, { is: "drawing", from, to, star, mode, ...(starter === undefined ? {} : { starter }), untilRound: 0 });
  },
};

/**
 * Returns why no agreement is possible at a star: it is not shared, its possessor draws it, or a power there is not an
 * ally.
 */
function barsStar(
  t: State4000,
  from: Power,
  s: number,
  there: readonly Power[],
): ReturnType<AsideOf<"drawing">["forbids"]> {
  const star = starId(mapOf(t.options), s);
  const owner = possessor(t, s);
  if (owner >= 0) return because(NO.DRAW_ALONE, { star, power: owner });
  if (there.length < 2) return because(NO.DRAW_ALONE, { star, power: from });
  const stranger = there.find((q) => q !== from && !allied(t, from, q));
  return stranger === undefined ? undefined : because(NO.PARTNER, { from, to: stranger });
}

/** Returns the order in which the parties of an agreement draw, beginning with `starter`. */
export function drawingOrder(t: State4000, s: number, starter: Power): Power[] {
  const there = sharers(t, s);
  const at = Math.max(0, there.indexOf(starter));
  return [...there.slice(at), ...there.slice(0, at)];
}
