/** The aside that proposes who draws a shared star (AD-9.4.2). */
import type { Seat } from "@starboard/kernel";
import { asideActs, type DrawingMode, type Power } from "../acts.ts";
import { mapOf, starId, starIndex } from "../data/map.ts";
import { allied, possessor } from "../powers.ts";
import { propose } from "../proposals.ts";
import { because, NO } from "../refusals.ts";
import type { State4000 } from "../state.ts";
import { type AsideOf, barsSpeaker, livingPowers } from "./common.ts";

const MODES: readonly DrawingMode[] = ["first", "second", "alternate"];

/**
 * Whether an agreement of a power is conceivable at a star where it has ships, before any list is made (hot path: asked of
 * every such star at every question): it is shared with another seat, nobody possesses it, and all powers there are allies.
 */
function mayAgree(t: State4000, by: Seat, from: Power, s: number): boolean {
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
  for (let p = 0; p < t.P; p++) {
    if (!isThere(t, s, p)) continue;
    const since = t.since[s * t.P + p] as number;
    let i = list.length;
    // Each goes before those that arrived later.
    for (; i > 0 && (t.since[s * t.P + (list[i - 1] as Power)] as number) > since; i--) list[i] = list[i - 1] as Power;
    list[i] = p;
  }
  return list;
}

const isThere = (t: State4000, s: number, p: Power): boolean =>
  p < t.P && (t.ships[s * t.P + p] as number) > 0 && t.alive[p] === 1;

/**
 * Whether a power may be named as the (first) drawer of a star. `first` and `second` refer to the order of arrival. Builds
 * no list, because every possible agreement is judged at every question.
 */
function mayStart(t: State4000, s: number, mode: DrawingMode, starter: Power): boolean {
  if (!isThere(t, s, starter)) return false;
  if (mode === "alternate") return true;
  const own = t.since[s * t.P + starter] as number;
  let earlier = false;
  let later = false;
  for (let p = 0; p < t.P; p++) {
    if (!isThere(t, s, p)) continue;
    const since = t.since[s * t.P + p] as number;
    earlier ||= since < own;
    later ||= since > own;
  }
  // If all arrived together, any of them may count as the second.
  return mode === "first" ? !earlier : earlier || !later;
}

export const drawing: AsideOf<"drawing"> = {
  rule: "AD-9.4.2",
  schema: asideActs.drawing,
  candidates(t, _m, by, offer) {
    const map = mapOf(t.options);
    const { S, P, ships } = t;
    for (const from of livingPowers(t, by))
      for (let s = 0; s < S; s++) {
        if (ships[s * P + from] === 0 || !mayAgree(t, by, from, s)) continue;
        const there = sharers(t, s);
        const star = starId(map, s);
        // The rest of the judgement is about the star, so one of its agreements is judged for all.
        let judged = false;
        for (const mode of MODES)
          for (const starter of there) {
            if (!mayStart(t, s, mode, starter)) continue;
            offer({ do: "drawing", from, star, mode, starter }, judged);
            judged = true;
          }
      }
  },
  forbids(t, _m, by, { from, star, mode, starter }) {
    const no = barsSpeaker(t, by, from);
    if (no) return no;
    const s = starIndex(mapOf(t.options), star);
    if (s < 0) return because(NO.STAR, { star });
    if ((t.ships[s * t.P + from] as number) === 0) return because(NO.DRAW_ALONE, { star, power: from });
    const bars = barsStar(t, from, s, star);
    if (bars) return bars;
    if (starter === undefined || !mayStart(t, s, mode, starter))
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
function barsStar(t: State4000, from: Power, s: number, star: string): ReturnType<AsideOf<"drawing">["forbids"]> {
  const owner = possessor(t, s);
  if (owner >= 0) return because(NO.DRAW_ALONE, { star, power: owner });
  let powers = 0;
  for (let p = 0; p < t.P; p++) if (isThere(t, s, p)) powers += 1;
  if (powers < 2) return because(NO.DRAW_ALONE, { star, power: from });
  const stranger = firstStranger(t, from, s);
  return stranger < 0 ? undefined : because(NO.PARTNER, { from, to: stranger });
}

/** Returns the first arrived power at a star that is not an ally, or -1. */
function firstStranger(t: State4000, from: Power, s: number): Power {
  let found = -1;
  for (let p = 0; p < t.P; p++) {
    if (p === from || !isThere(t, s, p) || allied(t, from, p)) continue;
    if (found < 0 || (t.since[s * t.P + p] as number) < (t.since[s * t.P + found] as number)) found = p;
  }
  return found;
}

/** Returns the order in which the parties of an agreement draw, beginning with `starter`. */
export function drawingOrder(t: State4000, s: number, starter: Power): Power[] {
  const there = sharers(t, s);
  const at = Math.max(0, there.indexOf(starter));
  return [...there.slice(at), ...there.slice(0, at)];
}
