/** Asides of the bot: answers to proposals, and the permission for its ally to enter its home star. */
import type { AsideMove } from "@starboard/bots";
import type { Act, Seat } from "@starboard/kernel";
import { mapOf, starIndex } from "../data/map.ts";
import { isAlliances } from "../powers.ts";
import { score } from "../calc/score.ts";
import type { Fact4000 } from "../facts.ts";
import type { Proposal, State4000 } from "../state.ts";
import type { Manner } from "./deals/manner.ts";
import { answerFor, endAlliances, initiative, judgeFor } from "./deals/next-deal.ts";
import { livingCount } from "./deals/outlook.ts";
import { assess, PARTS } from "./evaluation-terms.ts";
import { hostile } from "./board.ts";
import type { Weights } from "./evaluation-weights.ts";

const N = PARTS.length;

/** What a bot deals by besides the position: its manner, whether it proposes anything, and what its seat has seen. */
export interface Dealing {
  readonly manner: Manner;
  readonly proposes: boolean;
  readonly past: readonly Fact4000[];
}

/**
 * Returns the next aside of the seat, or `null`. A bot that proposes nothing still judges what is proposed to it and
 * ends alliances, but only where alliances are free; elsewhere it answers by simple rules.
 */
export function nextAside(t: State4000, by: Seat, weights: Weights, dealing: Dealing): AsideMove | null {
  const { manner, proposes, past } = dealing;
  const judge = proposes || allianceIsFree(t) ? judgeFor(t, by, past, manner, weights) : null;
  for (const proposal of t.proposals) {
    for (const p of proposal.to) {
      if (t.seatOf[p] !== by || proposal.accepted.includes(p) || t.alive[p] !== 1) continue;
      const judged = judge && answerFor(judge, by, p, proposal);
      if (judged) return judged;
      const say = agrees(t, p, proposal, weights);
      if (say !== null) return { by, step: "answer", act: { do: "answer", proposal: proposal.id, say } as Act };
    }
  }
  const permitted = permission(t, by);
  if (permitted || !judge) return permitted;
  return endAlliances(judge, by) ?? (proposes ? initiative(judge, by) : null);
}

/** Whether powers may ally and part as they like. */
const allianceIsFree = (t: State4000): boolean => !isAlliances(t) && t.options["ad.secretAlliances"];

/** Permits the ally in the Alliances game to enter the home star, because it defends it too (AD-9.4.1). */
function permission(t: State4000, by: Seat): AsideMove | null {
  if (!isAlliances(t)) return null;
  for (let p = 0; p < t.P; p++) {
    if (t.seatOf[p] !== by || t.alive[p] !== 1) continue;
    for (let q = 0; q < t.P; q++) {
      const ally = q !== p && t.side[q] === t.side[p] && t.seatOf[q] !== by && t.alive[q] === 1;
      if (ally && t.permit[p * t.P + q] !== 1)
        return { by, step: "permitHome", act: { do: "permitHome", from: p, to: q, on: true } as Act };
    }
  }
  return null;
}
/** Decides on a proposal. Returns `null` if a step of the rules will ask for the answer. */
function agrees(t: State4000, p: number, proposal: Proposal, weights: Weights): "accept" | "decline" | null {
  switch (proposal.is) {
    case "withdrawal":
      return null;
    case "peace":
    case "armistice":
      // Accept if ahead by score, or if level by score but behind on the board.
      return placeByScore(t, p) > 0 || (placeByScore(t, p) === 0 && lead(t, p, weights) < 0) ? "accept" : "decline";
    case "concede":
      return lead(t, p, weights) < -1.5 * weights.terms.homes * weights.home ? "accept" : "decline";
    case "ally":
      // Of the last two neither wins with the other, so only the one that strikes first gains. Do not ally with a power that is ahead.
      if (livingCount(t) < 3) return "decline";
      return lead(t, proposal.from, weights) > 0 ? "decline" : "accept";
    case "jointArrival":
      return proposal.star !== undefined && holdsEnemy(t, p, proposal.star) ? "accept" : "decline";
    case "drawing":
      return proposal.mode === "alternate" || proposal.starter === p ? "accept" : "decline";
  }
}

/** Returns 1 if the power's side leads by score alone, 0 if it is level, −1 if it is behind (AD-10.3). */
function placeByScore(t: State4000, p: number): number {
  const scores = score(t);
  const rank = (side: number): number => {
    const one = scores.find((s) => s.side === side);
    return one ? one.stars * 100_000 + one.ships : -1;
  };
  const own = t.side[p] as number;
  const best = Math.max(-1, ...scores.filter((s) => s.side !== own).map((s) => rank(s.side)));
  return Math.sign(rank(own) - best);
}

/** Returns the lead of the power's side over its strongest rival, in ships. */
function lead(t: State4000, p: number, weights: Weights): number {
  const { parts } = assess(t, weights);
  const sums = new Map<number, number>();
  for (let q = 0; q < t.P; q++) {
    if (t.alive[q] !== 1) continue;
    let sum = sums.get(t.side[q] as number) ?? 0;
    for (let i = 0; i < N; i++) sum += parts[q * N + i] as number;
    sums.set(t.side[q] as number, sum);
  }
  const own = sums.get(t.side[p] as number) ?? 0;
  let rival = Number.NEGATIVE_INFINITY;
  for (const [side, sum] of sums) if (side !== t.side[p] && sum > rival) rival = sum;
  return own - rival;
}

/** Whether the star holds ships that the power would have to fight. */
function holdsEnemy(t: State4000, p: number, star: string): boolean {
  const s = starIndex(mapOf(t.options), star);
  if (s < 0) return false;
  for (let q = 0; q < t.P; q++) if (q !== p && (t.ships[s * t.P + q] as number) > 0 && hostile(t, p, q)) return true;
  return (t.neutral[s] as number) > 0;
}
