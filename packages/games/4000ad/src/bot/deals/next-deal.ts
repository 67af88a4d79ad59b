/**
 * The asides of a bot that deals: it answers what it is asked, ends alliances that have turned bad, and proposes what
 * both sides gain from. It speaks in its own turns only, once a round, and never repeats what was just refused.
 */
import type { AsideMove, BotReason } from "@starboard/bots";
import type { Act, Seat } from "@starboard/kernel";
import { jointArrival } from "../../asides/joint-arrival.ts";
import { lend } from "../../asides/lend.ts";
import { mapOf, starId } from "../../data/map.ts";
import type { Fact4000 } from "../../facts.ts";
import { allied, freeWarp, isAlliances, possessor } from "../../powers.ts";
import type { Proposal, State4000 } from "../../state.ts";
import { hostile, readBoard } from "../board.ts";
import { worstDanger } from "../evaluation-terms.ts";
import type { Weights } from "../evaluation-weights.ts";
import { newDanger } from "../threat.ts";
import {
  type Judge,
  judgeAlliance,
  judgeBreak,
  judgeEnding,
  judgeJoint,
  partnersOf,
  percent,
  type Verdict,
} from "./judge.ts";
import type { Manner } from "./manner.ts";
import { askedAt, isSilenced, remember } from "./memory.ts";
import { afterLoan, chancesOf, sharesByScore } from "./outlook.ts";

/** Rounds between two proposals of the same kind to the same power, and after an alliance that this power ended. */
const PATIENCE = 2;
const AFTER_BREAK = 6;
/** Round before which nobody proposes to end by score. */
const EARLY = 20;
/** Longest journey of a loan, in turns: what is farther is not agreed on. */
const LOAN_JOURNEY = 4;

const said = (by: Seat, step: string, act: object, reason: BotReason): AsideMove => ({
  by,
  step,
  act: { do: step, ...act } as Act,
  reason,
});

/** Answers an open proposal for power `p`; null if another judge decides it. */
export function answerFor(judge: Judge, by: Seat, p: number, proposal: Proposal): AsideMove | null {
  const found = verdictOn(judge, p, proposal);
  if (!found) return null;
  const say = found.good ? "accept" : "decline";
  return { by, step: "answer", act: { do: "answer", proposal: proposal.id, say } as Act, reason: found.reason };
}

function verdictOn(judge: Judge, p: number, proposal: Proposal): Verdict | null {
  const { from } = proposal;
  switch (proposal.is) {
    case "ally":
      return judgeAlliance(judge, p, from, true);
    case "jointArrival":
      return judgeJoint(judge, p, from, proposal.star ?? "", proposal.warps ?? []);
    case "peace":
    case "armistice":
      return judgeEnding(judge, p, proposal);
    default:
      return null;
  }
}

/** Returns the living power of the seat whose turn it is, or -1. */
const ownTurnOf = ({ t }: Judge, by: Seat): number =>
  t.active >= 0 && t.seatOf[t.active] === by && t.alive[t.active] === 1 ? t.active : -1;

/** Returns what the seat proposes in its own turn, or null. */
export function initiative(judge: Judge, by: Seat): AsideMove | null {
  const { t } = judge;
  const p = ownTurnOf(judge, by);
  if (p < 0) return null;
  if (judge.memory.spoke[p] === t.round || hasSpokenEnough(t, p)) return null;
  return (
    proposeJoint(judge, by, p) ??
    lendShips(judge, by, p) ??
    proposeAlliance(judge, by, p) ??
    proposeEnding(judge, by, p)
  );
}

/** Whether a power has made all the proposals that a match of this length bears, also where the past is not known. */
function hasSpokenEnough(t: State4000, p: number): boolean {
  let made = 0;
  for (const { channel, made: n } of t.spoken) if (channel % 4 === p) made += n;
  return made >= 2 + Math.floor(t.round / 2) || t.proposals.some(({ from }) => from === p);
}

/** Returns the end of the alliance that has turned out worst, in the seat's own turn, or null if it keeps them. */
export function endAlliances(judge: Judge, by: Seat): AsideMove | null {
  const p = ownTurnOf(judge, by);
  if (p < 0) return null;
  let worst: { readonly q: number; readonly found: Verdict } | null = null;
  for (const q of partnersOf(judge.t, p)) {
    const found = judgeBreak(judge, p, q);
    if (found && (!worst || found.gain > worst.found.gain)) worst = { q, found };
  }
  return worst && said(by, "endAlliance", { from: p, to: worst.q }, worst.found.reason);
}

function proposeAlliance(judge: Judge, by: Seat, p: number): AsideMove | null {
  const { t, memory } = judge;
  if (isAlliances(t) || !t.options["ad.secretAlliances"]) return null;
  let best: { readonly q: number; readonly found: Verdict } | null = null;
  for (let q = 0; q < t.P; q++) {
    if (q === p || t.alive[q] !== 1 || t.seatOf[q] === by || allied(t, p, q)) continue;
    const ended = memory.ended[p * t.P + q] as number;
    if (!mayAsk(judge, "ally", p, q) || (ended > 0 && t.round - ended < AFTER_BREAK)) continue;
    const found = judgeAlliance(judge, p, q, false);
    if (found.good && (!best || found.gain > best.found.gain)) best = { q, found };
  }
  return best && said(by, "ally", { from: p, to: best.q }, best.found.reason);
}

/** Whether enough time has passed since such a proposal was made, and since it was refused in either direction. */
const mayAsk = ({ t, memory }: Judge, kind: Proposal["is"], p: number, q: number): boolean =>
  t.round - askedAt(memory, kind, p, q) >= PATIENCE &&
  !isSilenced(memory, kind, p, q, t.round) &&
  !isSilenced(memory, kind, q, p, t.round);

function proposeJoint(judge: Judge, by: Seat, p: number): AsideMove | null {
  const { t } = judge;
  const map = mapOf(t.options);
  let best: { readonly act: object; readonly found: Verdict } | null = null;
  jointArrival.candidates(t, null as never, by, (act) => {
    const { from, to, star, warps, drawing } = act;
    const s = map.index[star] as number;
    if (from !== p || drawing !== undefined || !isDueNextRound(t, warps, s, map.distance)) return;
    if (t.grants.some((g) => g.is === "jointArrival" && g.star === star)) return;
    if (!mayAsk(judge, "jointArrival", p, to)) return;
    // A power that can do it alone asks nobody.
    if (
      judgeJoint(
        judge,
        p,
        to,
        star,
        warps.filter((w) => w >> 1 === p),
      ).gain > 0
    )
      return;
    const found = judgeJoint(judge, p, to, star, warps);
    // The partner must gain too, as far as this seat can see.
    const theirs = judgeJoint(judge, to, p, star, warps);
    if (found.good && theirs.good && (!best || found.gain > best.found.gain))
      best = { act: { from, to, star, warps }, found };
  });
  const chosen = best as { readonly act: object; readonly found: Verdict } | null;
  return chosen && said(by, "jointArrival", chosen.act, chosen.found.reason);
}

const isDueNextRound = (t: State4000, warps: readonly number[], s: number, distance: ArrayLike<number>): boolean =>
  warps.every(
    (w) =>
      distance[(t.warpFrom[w] as number) * t.S + s] ===
      (t.warpCount[w] as number) + (t.warpMoved[w] === t.round ? 1 : 2),
  );

const danger = newDanger();

/** Lends an ally ships that its own fleet lacks for an enemy home star, if the lender gains and cannot go itself. */
function lendShips(judge: Judge, by: Seat, p: number): AsideMove | null {
  const { t, weights, now, manner } = judge;
  if (t.grants.some((g) => g.is === "lend" && g.from === p) || freeWarp(t, p) >= 0) return null;
  const map = mapOf(t.options);
  let best: { readonly act: object; readonly gain: number; readonly reason: BotReason } | null = null;
  for (let to = 0; to < t.P; to++) {
    if (to === p || t.alive[to] !== 1 || t.seatOf[to] === by || !allied(t, p, to) || freeWarp(t, to) < 0) continue;
    for (let s = 0; s < t.S; s++) {
      const own = t.ships[s * t.P + p] as number;
      const theirs = t.ships[s * t.P + to] as number;
      const spare = own - guardAt(t, p, s, weights);
      if (theirs === 0 || spare <= 0) continue;
      for (let h = 0; h < t.S; h++) {
        const victim = possessor(t, h);
        if (victim < 0 || !hostile(t, p, victim) || (map.distance[s * t.S + h] as number) > LOAN_JOURNEY) continue;
        const force = new Array<number>(t.P).fill(0);
        force[to] = theirs;
        if (afterLoan(t, s, h, force, to)) continue;
        force[p] = spare;
        const after = afterLoan(t, s, h, force, to);
        if (!after) continue;
        const then = chancesOf(after, weights);
        const gain = 0.5 * ((then[p] as number) - (now[p] as number));
        if (gain < manner.margin || (best && gain <= best.gain)) continue;
        const act = { from: p, to, star: starId(map, s), ships: spare };
        const about = {
          power: to,
          star: starId(map, h),
          from: percent(now[p] as number),
          to: percent(then[p] as number),
        };
        best = { act, gain, reason: { key: "lends", about, told: true } };
      }
    }
  }
  if (!best || lend.forbids(t, null as never, by, { do: "lend", ...best.act } as never)) return null;
  return said(by, "lend", best.act, best.reason);
}

/** Returns the ships that must stay at a star. */
function guardAt(t: State4000, p: number, s: number, weights: Weights): number {
  if (t.home[p] !== s) return 1;
  worstDanger(t, readBoard(t), p, weights, danger);
  return danger.risk < 0.02 ? 1 : Math.ceil(danger.attack) + 1;
}

/** Proposes to end by score where nobody has a better chance by playing on, such as a tie of the last two. */
function proposeEnding(judge: Judge, by: Seat, p: number): AsideMove | null {
  const { t, now } = judge;
  const step = isAlliances(t) ? "armistice" : "peace";
  if (t.round < EARLY || (step === "armistice" && !t.options["ad.armistice"])) return null;
  const shares = sharesByScore(t);
  for (let q = 0; q < t.P; q++) {
    if (t.alive[q] !== 1) continue;
    const loses = (now[q] as number) - (shares[q] as number);
    if (loses > (t.side[q] === t.side[p] ? 0 : 0.05)) return null;
    if (t.side[q] !== t.side[p] && !mayAsk(judge, step, p, q)) return null;
  }
  const reason: BotReason = {
    key: "scoreNow",
    about: { share: percent(shares[p] as number), chance: percent(now[p] as number), kind: step },
    told: true,
  };
  return said(by, step, {}, reason);
}

/** Returns a judge for a seat. */
export function judgeFor(t: State4000, by: Seat, past: readonly Fact4000[], manner: Manner, weights: Weights): Judge {
  const mine = t.seatOf.flatMap((seat, p) => (seat === by ? [p] : []));
  return { t, manner, weights, memory: remember(t, mine, past, manner), now: chancesOf(t, weights) };
}
