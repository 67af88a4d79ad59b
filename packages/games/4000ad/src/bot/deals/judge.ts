/** Judges deals by both parties' chances with and without them, trust and the position of the leader. */
import type { BotReason } from "@starboard/bots";
import { mapOf } from "../../data/map.ts";
import { aboard, fleetOf, freeWarp, isAlliances, possessor } from "../../powers.ts";
import type { Proposal, State4000 } from "../../state.ts";
import type { Weights } from "../evaluation-weights.ts";
import type { Manner } from "./manner.ts";
import { isSilenced, type Memory, trustIn } from "./memory.ts";
import { countAtTurn0, firstTurn, pendingWarp } from "../timing.ts";
import {
  aboutToWin,
  afterAttack,
  afterJoint,
  chancesOf,
  leaderBeside,
  livingCount,
  sharesByScore,
  withRelation,
} from "./outlook.ts";

/** What a seat judges with: a position it cannot rule out, its memory, its weights and its manner. */
export interface Judge {
  readonly t: State4000;
  readonly memory: Memory;
  readonly manner: Manner;
  readonly weights: Weights;
  /** Winning chance of every power as things stand. */
  readonly now: readonly number[];
}
export interface Verdict {
  readonly good: boolean;
  /** Gain of the judging power, for choosing among good deals. */
  readonly gain: number;
  readonly reason: BotReason;
}

/** Part of a winning chance that is lost, over the rest of a match, to the attacks of all enemies together. */
const PEACE_WORTH = 0.3;
/** Lead in winning chance that everybody sees. */
const CLEAR_LEAD = 0.1;
/**
 * Trust below which nothing is agreed: a power that broke an alliance with this seat, or has attacked it again and again, is not
 * believed for some rounds.
 */
const DISTRUST = 0.3;
/** Rounds after which a partner that fights nobody has only been protected. */
const IDLE = 8;

export const percent = (chance: number): number => Math.round(100 * chance);
const told = (key: string, about: BotReason["about"]): BotReason => ({ key, about, told: true });
const verdict = (good: boolean, gain: number, key: string, about: BotReason["about"]): Verdict => ({
  good,
  gain,
  reason: told(key, about),
});

/** Returns the powers that power `p` is allied with in the Independents game. */
export function partnersOf(t: State4000, p: number): number[] {
  const list: number[] = [];
  if (isAlliances(t)) return list;
  for (let q = 0; q < t.P; q++) {
    const r = t.relation[p * t.P + q];
    if (q !== p && t.alive[q] === 1 && (r === 1 || r === 2)) list.push(q);
  }
  return list;
}

/** Judges an alliance of `p`, which judges, with `q`. `asked` tells that `q` has proposed it. */
export function judgeAlliance(
  { t, memory, manner, weights, now }: Judge,
  p: number,
  q: number,
  asked: boolean,
): Verdict {
  const about = { power: q };
  const before = now[p] as number;
  if (asked && isSilenced(memory, "ally", q, p, t.round)) return verdict(false, 0, "again", about);
  if (livingCount(t) < 3) return verdict(false, 0, "lastRival", about);
  const trust = trustIn(memory, manner, t.P, p, q);
  if (trust < DISTRUST) return verdict(false, 0, (memory.brokenWithMe[q] as number) > 0 ? "betrayed" : "grudge", about);
  const leader = leaderBeside(t, now, []);
  if (leader === q && (now[q] as number) > Math.max(before + CLEAR_LEAD, 1.2 / livingCount(t)))
    return verdict(false, 0, "leads", { ...about, chance: percent(now[q] as number) });
  const allied = chancesOf(alone(withRelation(t, p, q, 1), p, q), relying(weights, trust));
  const mine = (allied[p] as number) - before + trust * PEACE_WORTH * before * perilShare(t, p, q);
  const theirs = (allied[q] as number) - (now[q] as number) + PEACE_WORTH * (now[q] as number) * perilShare(t, q, p);
  // Against a power that is about to win, those behind it gain more than the board shows: time.
  const third = leaderBeside(t, now, [p, q]);
  const danger = third >= 0 && (now[third] as number) >= aboutToWin(t) ? (now[third] as number) : 0;
  const gain = mine + (danger > 0 ? 0.05 : 0);
  const terms = {
    ...about,
    from: percent(before),
    to: Math.max(percent(before) + (mine > 0 ? 1 : 0), percent(before + mine)),
  };
  if (danger > 0 && gain > 0)
    return verdict(true, gain, "against", { ...about, leader: third, chance: percent(danger) });
  // What the other gains much more from makes them the next to be feared.
  // Who is asked wants to gain, and no less than half of what the other does; who asks risks nothing by asking.
  const enough = asked ? gain >= manner.margin && theirs <= 2 * mine + 0.02 : mine > 0.002;
  if (!enough || theirs < 0) return verdict(false, gain, "noGain", terms);
  return verdict(true, gain, "bothSafer", terms);
}

/** Returns why power `p` should end its alliance with `q` now, or null. */
export function judgeBreak({ t, memory, manner, weights, now }: Judge, p: number, q: number): Verdict | null {
  const mine = now[p] as number;
  const theirs = now[q] as number;
  if (livingCount(t) < 3) return breakFor(0, "lastRival", { power: q });
  if (theirs >= aboutToWin(t) && theirs > mine + 0.05)
    return breakFor(theirs, "aboutToWin", { power: q, chance: percent(theirs) });
  if ((memory.broken[q] as number) > 0 && trustIn(memory, manner, t.P, p, q) < DISTRUST)
    return breakFor(0, "brokeItsWord", { power: q });
  const since = memory.alliedSince[p * t.P + q] as number;
  const rested = t.round - Math.max(since, memory.attacked[q] as number);
  if (since > 0 && rested >= IDLE && theirs > mine + 0.03)
    return breakFor(theirs - mine, "freeRider", { power: q, rounds: rested });
  // Who keeps the alliance has no designs on the partner and fears it less.
  const keeping: Weights = {
    ...relying(weights, trustIn(memory, manner, t.P, p, q)),
    wary: false,
    loyal: true,
  };
  const kept = chancesOf(t, keeping)[p] as number;
  const prey = bestAttack(t, p, q, keeping);
  return prey - kept >= manner.temptation
    ? breakFor(prey - kept, "prey", { power: q, from: percent(kept), to: percent(prey) })
    : null;
}

/** Returns the share of power `q` in the attacks that power `p` has to fear later on: by ships and by nearness. */
function perilShare(t: State4000, p: number, q: number): number {
  const { distance } = mapOf(t.options);
  let all = 0;
  let own = 0;
  for (let r = 0; r < t.P; r++) {
    if (r === p || t.alive[r] !== 1 || t.side[r] === t.side[p]) continue;
    const peril = fleetOf(t, r) / (distance[(t.home[p] as number) * t.S + (t.home[r] as number)] as number);
    all += peril;
    if (r === q) own = peril;
  }
  return all > 0 ? own / all : 0;
}

/**
 * Forgets the private alliances of a power with others, in place: what it says about a deal with `q` must not depend on
 * them.
 */
function alone(t: State4000, p: number, q: number): State4000 {
  for (let other = 0; other < t.P; other++)
    if (other !== q && t.relation[p * t.P + other] === 1) {
      t.relation[p * t.P + other] = 0;
      t.relation[other * t.P + p] = 0;
    }
  return t;
}

/** Returns the weights of somebody who relies on partners as far as the trust goes. */
const relying = (weights: Weights, trust: number): Weights => ({ ...weights, wary: true, allyDoubt: 1 - trust });

/** Returns the chance of power `p` after the best attack on `q` that it could make at once; 0 if there is none. */
function bestAttack(t: State4000, p: number, q: number, weights: Weights): number {
  const apart = withRelation(t, p, q, 0);
  const { distance, sister } = mapOf(t.options);
  const pending = pendingWarp(t);
  let best = 0;
  const tryOn = (s: number, n: number, leave: (other: State4000) => void): void => {
    const after = afterAttack(apart, p, s, n, leave);
    if (after) best = Math.max(best, chancesOf(after, weights)[p] as number);
  };
  for (let s = 0; s < t.S; s++) {
    if ((t.ships[s * t.P + q] as number) === 0 && possessor(t, s) !== q) continue;
    for (const w of [2 * p, 2 * p + 1]) {
      const from = t.warpFrom[w] as number;
      if (from < 0 || firstTurn(t, w, pending) > 0 || distance[from * t.S + s] !== countAtTurn0(t, w)) continue;
      tryOn(s, aboard(t, w), (other) => {
        other.warpFrom[w] = -1;
        for (let o = 0; o < t.P; o++) other.warpShips[w * t.P + o] = 0;
      });
    }
    const from = sister[s] as number;
    const n = (t.ships[from * t.P + p] as number) - (t.frozen[from * t.P + p] as number);
    if (n > 0 && t.departed[p] === 0 && freeWarp(t, p) >= 0)
      tryOn(s, n, (other) => {
        other.ships[from * t.P + p] = (other.ships[from * t.P + p] as number) - n;
      });
  }
  return best;
}
/** The reason of a break is told after the match: the partner learns of it, and nobody learns the plan. */
const breakFor = (gain: number, key: string, about: BotReason["about"]): Verdict => ({
  good: true,
  gain,
  reason: { key, about, told: false },
});

/** Judges a joint arrival of powers `p`, which judges, and `q` by what they would hold afterwards. */
export function judgeJoint(
  { t, memory, manner, weights, now }: Judge,
  p: number,
  q: number,
  star: string,
  warps: readonly number[],
): Verdict {
  const after = afterJoint(t, star, warps);
  const about = { power: q, star };
  if (!after) return verdict(false, 0, "jointHopeless", about);
  const then = chancesOf(after, weights);
  const mine = (then[p] as number) - (now[p] as number);
  const theirs = (then[q] as number) - (now[q] as number);
  const terms = { ...about, from: percent(now[p] as number), to: percent(then[p] as number) };
  const sameSide = t.side[p] === t.side[q];
  if (!sameSide && trustIn(memory, manner, t.P, p, q) < DISTRUST) return verdict(false, 0, "grudge", about);
  if (mine < manner.margin / 2 || (!sameSide && theirs > 3 * mine + 0.03)) return verdict(false, mine, "noGain", terms);
  return verdict(true, mine, "jointWins", terms);
}

/** Judges an end by score: the share of the victory now against the chance of power `p` if the match goes on. */
export function judgeEnding({ t, now }: Judge, p: number, proposal: Pick<Proposal, "is">): Verdict {
  const share = sharesByScore(t)[p] as number;
  const chance = now[p] as number;
  const about = { share: percent(share), chance: percent(chance) };
  const good = share > 0 && share >= chance;
  return verdict(good, share - chance, good ? "scoreNow" : "playOn", { ...about, kind: proposal.is });
}
