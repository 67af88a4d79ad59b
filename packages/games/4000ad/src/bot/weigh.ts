/** Which acts of a question a search should look at, and in what order. */
import type { Act, Seat } from "@starboard/kernel";
import type { Weighed } from "@starboard/bots";
import type { ArriveAct, DepartAct, PlaceAct } from "../acts.ts";
import { fortunesOdds } from "../reckon/battle.ts";
import type { Table4000 } from "../table.ts";
import { departScore, emergeScore, hopScore, newJudge, newSource, type Source, travelScore } from "./judge.ts";
import type { Weights } from "./weights.ts";

/** Acts shown to a search at one question, at the most. */
const MOST = 24;
/** Score difference, in ships, that makes one act e times likelier than another. */
const CALM = 1.5;

export function weigh(t: Table4000, step: string, by: Seat, acts: readonly Act[], w: Weights): Weighed {
  switch (step) {
    case "depart":
      return departures(t, acts as readonly DepartAct[], w);
    case "arrive":
      return scored(acts, arrivalScores(t, acts as readonly ArriveAct[], w));
    case "place":
      return scored(acts, placeScores(t, acts as readonly PlaceAct[], w));
    case "retreat":
      return scored(acts, retreatScores(t, by, acts));
    case "offer":
      return scored(
        acts,
        acts.map((a) => (a.do === "offer" ? 2 : 0)),
      );
    default:
      return scored(
        acts,
        acts.map(() => 0),
      );
  }
}

/** The memory of the question on top. */
const memoOf = <M>(t: Table4000): M => (t.flow.stack.at(-1) as { memo: object }).memo as M;

/** Orders acts by score, keeps the best and turns scores into weights. */
function scored<A extends Act>(acts: readonly A[], scores: readonly number[], complete = true): Weighed {
  const order = acts.map((_, i) => i).sort((x, y) => (scores[y] as number) - (scores[x] as number));
  const kept = order.slice(0, MOST);
  const best = scores[kept[0] as number] as number;
  return {
    acts: kept.map((i) => acts[i] as A),
    weights: kept.map((i) => 0.002 + Math.exp(Math.max(-12, ((scores[i] as number) - best) / CALM))),
    complete: complete && kept.length === acts.length,
  };
}

function arrivalScores(t: Table4000, acts: readonly ArriveAct[], w: Weights): number[] {
  const { warp } = memoOf<{ warp: number }>(t);
  const judge = newJudge(t, warp >> 1, w);
  return acts.map((act) => (act.do === "travelOn" ? travelScore(judge, warp) : emergeScore(judge, act)));
}

/** Departures by size classes: everything, all but the guard, half, enough for each aim, one. */
function departures(t: Table4000, acts: readonly DepartAct[], w: Weights): Weighed {
  const p = t.active;
  const judge = newJudge(t, p, w);
  const sources = new Map<string, { source: Source; sizes: Set<number> }>();
  const sourceAt = (from: string, borrowed: number): { source: Source; sizes: Set<number> } => {
    const a = judge.b.map.index[from] as number;
    const own = (t.ships[a * t.P + p] as number) - (t.frozen[a * t.P + p] as number);
    const key = borrowed > 0 ? `${from} ${borrowed}` : from;
    let known = sources.get(key);
    if (!known) {
      const source = newSource(judge, a, own + borrowed);
      known = { source, sizes: sizesOf(source) };
      sources.set(key, known);
    }
    return known;
  };
  const kept: DepartAct[] = [];
  const scores: number[] = [];
  const keep = (act: DepartAct, score: number): void => {
    kept.push(act);
    scores.push(score);
  };
  for (const [i, act] of acts.entries()) {
    if (act.do === "stay") keep(act, 0);
    else if (act.do === "takeAlong") {
      // Ships are borrowed for a blow: as many as there are. The acts come in rising numbers per ally.
      const next = acts[i + 1];
      if (next?.do === "takeAlong" && next.from === act.from && next.power === act.power) continue;
      const { source } = sourceAt(act.from, act.ships);
      keep(act, departScore(judge, source, source.there) - BORROWING);
    } else {
      let borrowed = 0;
      for (const loan of act.loan ?? []) borrowed += loan.ships;
      const { source, sizes } = sourceAt(act.from, borrowed);
      const n = act.ships + borrowed;
      if (!sizes.has(borrowed > 0 ? n : act.ships)) continue;
      keep(act, act.to === "hop" ? hopScore(judge, source, n) : departScore(judge, source, n));
    }
  }
  return scored(kept, scores, kept.length === acts.length);
}
/** What taking an ally's ships along must be better by than going alone: it binds both. */
const BORROWING = 1;

function sizesOf({ there, aims, guard }: Source): Set<number> {
  const sizes = new Set([1, there, there - 1, there - guard, Math.floor(there / 2), 2, 3, 5]);
  for (const { need } of aims) {
    sizes.add(need);
    sizes.add(need + 1);
  }
  return sizes;
}

/** New ships in one heap, at home first. */
function placeScores(t: Table4000, acts: readonly PlaceAct[], w: Weights): number[] {
  const most = acts.reduce((n, act) => Math.max(n, act.ships), 0);
  const judge = newJudge(t, memoOf<{ power: number }>(t).power, w);
  return acts.map((act) => {
    const s = judge.b.map.index[act.star] as number;
    const home = s === t.home[judge.p] ? 0.5 : 0;
    return (act.ships === most ? 1 : act.ships * 2 === most ? 0 : -2) + home;
  });
}

function retreatScores(t: Table4000, by: Seat, acts: readonly Act[]): number[] {
  const memo = memoOf<{ star: number; power: number; attacker: boolean }>(t);
  let own = 0;
  let theirs = t.neutral[memo.star] as number;
  for (let p = 0; p < t.P; p++) {
    const n = t.ships[memo.star * t.P + p] as number;
    if (t.side[p] === t.side[memo.power] || t.seatOf[p] === by) own += n;
    else theirs += n;
  }
  const last = t.options["ad.fortunes.survivor"] === "last";
  const odds = memo.attacker ? fortunesOdds(own, theirs, last) : fortunesOdds(theirs, own, last);
  const win = memo.attacker ? odds.attackers : odds.defenders;
  return acts.map((act) => (act.do === "retreat" ? (0.5 - win) * own : 0));
}
