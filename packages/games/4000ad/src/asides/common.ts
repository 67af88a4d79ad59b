/** Helpers of all asides: which seat acts for which power, and common refusals (section E.4). */
import type { Aside, Seat } from "@starboard/kernel";
import type { Refusal4000 } from "../reasons.ts";
import type { AsideActs, Power } from "../acts.ts";
import { because, NO } from "../refusals.ts";
import { allied, isAlliances, sameSeat } from "../powers.ts";
import type { Shape4000 } from "../shape.ts";
import type { Proposal, State4000 } from "../state.ts";

export type AsideOf<N extends keyof AsideActs> = Aside<Shape4000, AsideActs[N]>;

/** Returns the living powers of a seat. */
export function livingPowers(t: State4000, by: Seat): Power[] {
  const list: Power[] = [];
  for (let p = 0; p < t.P; p++) if (t.seatOf[p] === by && t.alive[p] === 1) list.push(p);
  return list;
}

/** Returns the living powers of other seats. */
export const others = (t: State4000, by: Seat): Power[] => {
  const list: Power[] = [];
  for (let p = 0; p < t.P; p++) if (t.seatOf[p] !== by && t.alive[p] === 1) list.push(p);
  return list;
};

/** Returns all pairs of a power of the seat and an ally of another seat. Powers of one seat need no agreements. */
export function partnerships(t: State4000, by: Seat): { from: Power; to: Power }[] {
  const pairs: { from: Power; to: Power }[] = [];
  for (let from = 0; from < t.P; from++) {
    if (t.seatOf[from] !== by || t.alive[from] !== 1) continue;
    for (let to = 0; to < t.P; to++)
      if (t.seatOf[to] !== by && t.alive[to] === 1 && allied(t, from, to)) pairs.push({ from, to });
  }
  return pairs;
}

/** Returns why a seat may not address another power for one of its own, or `undefined` if it may. */
export function barsSpeech(t: State4000, by: Seat, from: Power, to: Power): Refusal4000 | undefined {
  const no = barsSpeaker(t, by, from);
  if (no) return no;
  if (to >= t.P || to === from || sameSeat(t, from, to)) return because(NO.PARTNER, { from, to });
  return t.alive[to] === 1 ? undefined : because(NO.ELIMINATED, { power: to });
}

export function barsSpeaker(t: State4000, by: Seat, from: Power): Refusal4000 | undefined {
  if (from >= t.P || t.seatOf[from] !== by) return because(NO.COMMAND, { power: from });
  return t.alive[from] === 1 ? undefined : because(NO.ELIMINATED, { power: from });
}

/** The same check for acts between allies (AD-9.2, AD-10.4.1). */
export function barsAllies(t: State4000, by: Seat, from: Power, to: Power): Refusal4000 | undefined {
  return barsSpeech(t, by, from, to) ?? (allied(t, from, to) ? undefined : because(NO.PARTNER, { from, to }));
}

/** Refuses an act that the version or the options of the match exclude. */
export const barsOption = (inUse: boolean, option: string): Refusal4000 | undefined =>
  inUse ? undefined : because(NO.OPTION, { option });

export const secretAlliances = (t: State4000): boolean => !isAlliances(t) && t.options["ad.secretAlliances"];

/** Returns the open proposal of a kind by one power, so that it is not made twice. */
export const standing = (t: State4000, is: Proposal["is"], from: Power): Proposal | undefined =>
  t.proposals.find((p) => p.is === is && p.from === from);

/** Refuses a proposal while another of the same kind is open. */
export const barsRepeat = (open: Proposal | undefined): Refusal4000 | undefined => (open ? NO.PROPOSAL : undefined);
