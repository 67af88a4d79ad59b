/** Policy: the acts of a decision that the search should consider, with priors. */
import type { Act, Seat } from "@starboard/kernel";
import type { PolicyPrior } from "@starboard/bots";
import type { ArriveAct, DepartAct, Mode, PlaceAct } from "../acts.ts";
import { mapOf, starId } from "../data/map.ts";
import { possessor } from "../powers.ts";
import { hostile } from "./board.ts";
import { holdsPartner } from "./evaluation-terms.ts";
import { fortunesOdds } from "../calc/battle.ts";
import type { State4000 } from "../state.ts";
import { conceivable } from "../arrival.ts";
import type { DepartMemo } from "../shape.ts";
import { depart, lendable } from "../steps/depart.ts";
import { PRIOR_SCALE } from "./act-features.ts";
import { type TurnAnalysis, analyseTurn, newSource, type Source, sourceFrom } from "./departure-policy.ts";
import { arrivalRatings, type DepartureRating, departureRating } from "./plan-rating.ts";
import { memoOf } from "./timing.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Maximum number of acts passed to the search per decision. */
const MAX_ACTS = 24;

export function weigh(t: State4000, step: string, by: Seat, acts: readonly Act[], w: Weights): PolicyPrior {
  switch (step) {
    case "depart":
      return departures(t, by, acts as readonly DepartAct[], w);
    case "arrive":
      return arrivalsOf(t, acts as readonly ArriveAct[], w);
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

/** Sorts acts by score, keeps the best and turns their scores into priors. */
function scored<A extends Act>(acts: readonly A[], scores: readonly number[]): PolicyPrior {
  const order = acts.map((_, i) => i).sort((x, y) => (scores[y] as number) - (scores[x] as number));
  const kept = order.slice(0, MAX_ACTS);
  const best = scores[kept[0] as number] as number;
  return {
    acts: kept.map((i) => acts[i] as A),
    priors: kept.map((i) => likely((scores[i] as number) - best)),
    complete: kept.length === acts.length,
  };
}

/** Returns the unnormalised prior of an act from its score difference to the best act. */
const likely = (behind: number): number => 0.002 + Math.exp(Math.max(-12, behind / PRIOR_SCALE));

/** Scores arrivals. A loyal bot leaves out those that would break an alliance, if it has another choice. */
function arrivalsOf(t: State4000, all: readonly ArriveAct[], w: Weights): PolicyPrior {
  const { warp } = memoOf<{ warp: number }>(t);
  const loyal = w.loyal ? all.filter((act) => act.do !== "emerge" || !breaks(t, warp >> 1, act.star, act.mode)) : all;
  const acts = loyal.length > 0 ? loyal : all;
  const prior = scored(acts, arrivalRatings(t, warp, acts, w));
  return acts.length < all.length ? { ...prior, complete: false } : prior;
}

/** Whether coming out at a star would attack a partner: its ships, or its empty home star (AD-10.4.2). */
function breaks(t: State4000, p: number, star: string, mode: Mode): boolean {
  if (mode !== "attack") return false;
  const s = mapOf(t.options).index[star] as number;
  const owner = possessor(t, s);
  return holdsPartner(t, p, s) || (owner >= 0 && owner !== p && !hostile(t, p, owner));
}

type Depart = Extract<DepartAct, { do: "depart" }>;
/** A scored sequence of acts for the departure of a turn. */
interface Plan {
  readonly acts: readonly [DepartAct, ...DepartAct[]];
  readonly score: number;
}

/** Scores departures of several sizes: all, all but the guard, half, enough for each target, one. */
function departures(t: State4000, by: Seat, acts: readonly DepartAct[], w: Weights): PolicyPrior {
  const analysis = analyseTurn(t, t.active, w);
  const rating = departureRating(analysis);
  const plans = fromChosen(analysis, rating, acts, memoOf<DepartMemo>(t).loan);
  for (const act of acts) {
    if (act.do === "stay") plans.push({ acts: [act], score: rating.staying });
    else if (act.do === "muster") plans.push(...plansFrom(analysis, rating, by, act));
  }
  return runsOf(plans);
}

/** Returns the plans from one star before it is chosen. `depart.forbids` drops illegal ones. */
function plansFrom(
  analysis: TurnAnalysis,
  rating: DepartureRating,
  by: Seat,
  muster: Extract<DepartAct, { do: "muster" }>,
): Plan[] {
  const { t, p, b, w } = analysis;
  const { from } = muster;
  const s = b.map.index[from] as number;
  const sister = starId(b.map, b.map.sister[s] as number);
  const source = sourceFrom(analysis, from);
  const chosen: DepartMemo = { from: s, loan: [] };
  const plans: Plan[] = [];
  const add = (act: Depart): void => {
    const treachery = w.loyal === true && act.mode !== undefined && breaks(t, p, sister, act.mode);
    if (treachery || depart.forbids(t, chosen, by, act) !== undefined) return;
    const kind = act.to === "hop" ? "hop" : "depart";
    plans.push({ acts: [muster, act], score: rating.departure(source, act.ships, kind) });
  };
  const hops = conceivable(t, by, p, b.map.sister[s] as number, 1 << p);
  for (const ships of sizesOf(source)) {
    if (ships < 1 || ships > source.there) continue;
    add({ do: "depart", from, ships, to: "hyperspace" });
    for (const mode of hops) add({ do: "depart", from, ships, to: "hop", mode });
  }
  // Allied ships are taken along only in full number.
  for (let power = 0; power < t.P; power++) {
    const ships = lendable(t, p, power, s, from);
    if (ships === 0) continue;
    const force = newSource(analysis, s, source.there + ships);
    const score = rating.departure(force, force.there, "borrow");
    plans.push({ acts: [muster, { do: "takeAlong", from, power, ships }], score });
  }
  return plans;
}

/** Returns the plans once the star is chosen, including allied ships already taken along. */
function fromChosen(
  analysis: TurnAnalysis,
  rating: DepartureRating,
  acts: readonly DepartAct[],
  loan: DepartMemo["loan"],
): Plan[] {
  const borrowed = loan.reduce((sum, one) => sum + one.ships, 0);
  const plans: Plan[] = [];
  let known: { source: Source; sizes: readonly number[] } | undefined;
  const standing = (from: string): { source: Source; sizes: readonly number[] } => {
    if (!known) {
      const source = sourceFrom(analysis, from, borrowed);
      known = { source, sizes: sizesOf(source) };
    }
    return known;
  };
  for (const [i, act] of acts.entries()) {
    if (act.do === "takeAlong") {
      // The acts come in ascending numbers of ships per ally.
      const next = acts[i + 1];
      if (next?.do === "takeAlong" && next.power === act.power) continue;
      const { source } = standing(act.from);
      const force = newSource(analysis, source.star, source.there + act.ships);
      plans.push({ acts: [act], score: rating.departure(force, force.there, "borrow") });
    } else if (act.do === "depart") {
      const { source, sizes } = standing(act.from);
      const n = act.ships + borrowed;
      if (sizes.includes(n))
        plans.push({ acts: [act], score: rating.departure(source, n, act.to === "hop" ? "hop" : "depart") });
    }
  }
  return plans;
}

/** Returns the best plans as runs for the search (decision 9). */
function runsOf(plans: readonly Plan[]): PolicyPrior {
  const kept = plans.toSorted((x, y) => y.score - x.score).slice(0, MAX_ACTS);
  const best = kept[0]?.score ?? 0;
  return {
    acts: kept.map(({ acts }) => acts[0]),
    continuations: kept.map(({ acts }) => acts.slice(1)),
    priors: kept.map(({ score }) => likely(score - best)),
    complete: false,
  };
}

function sizesOf({ there, aims, guard }: Source): readonly number[] {
  const sizes: number[] = [];
  const add = (size: number): void => {
    if (!sizes.includes(size)) sizes.push(size);
  };
  for (const size of [1, there, there - 1, there - guard, Math.floor(there / 2), 2, 3, 5]) add(size);
  for (const { need } of aims) {
    add(need);
    add(need + 1);
  }
  return sizes;
}

/** Scores placements: all new ships at one star, preferably at home. */
function placeScores(t: State4000, acts: readonly PlaceAct[], w: Weights): number[] {
  const most = acts.reduce((n, act) => Math.max(n, act.ships), 0);
  const analysis = analyseTurn(t, memoOf<{ power: number }>(t).power, w);
  return acts.map((act) => {
    const s = analysis.b.map.index[act.star] as number;
    const home = s === t.home[analysis.p] ? 0.5 : 0;
    return (act.ships === most ? 1 : act.ships * 2 === most ? 0 : -2) + home;
  });
}

function retreatScores(t: State4000, by: Seat, acts: readonly Act[]): number[] {
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
