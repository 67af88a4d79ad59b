/** Chooses an act from a finished search and extracts its variations. */
import type { Act, Seat, Shape, GameState } from "@starboard/kernel";
import type { LevelSettings } from "./levels.ts";
import type { Search } from "./search.ts";
import { stateAfter } from "./state-cache.ts";
import type { EvaluationTerm } from "./spec.ts";
import type { Edge, Node } from "./tree.ts";

/** A line of play that was considered; shown after the match. */
export interface Variation {
  /** The expected acts, the bot's own first. */
  readonly moves: readonly { readonly by: Seat; readonly step: string; readonly act: Act }[];
  /** Expected score for the seat, 0 to 1. */
  readonly expectedScore: number;
  /** Share of the search visits spent on it, 0 to 1. */
  readonly visitShare: number;
  /** The evaluation at the end of the variation, heaviest term first. */
  readonly terms: readonly EvaluationTerm[];
}

/** Expected score of an edge for the seat that decides. */
export function edgeValue<G extends Shape>(node: Node<G>, edge: Edge<G>): number {
  const proven = edge.child?.proven;
  if (proven) return proven[node.by] as number;
  return edge.visits > 0 ? edge.total / edge.visits : 0;
}

/**
 * Chooses among the good acts of a root. A proven win is always chosen, a proven loss never. Other good acts are chosen
 * at random as the level says, which also varies the play between equal acts.
 *
 * @param random an unsigned 32-bit random number
 * @param survivors the surviving edges of a root whose acts were compared on the same draws
 */
export function chooseEdge<G extends Shape>(
  root: Node<G>,
  settings: LevelSettings,
  random: number,
  survivors: readonly Edge<G>[] = [],
): Edge<G> {
  if (survivors.some(({ visits }) => visits > 0)) return chooseSurvivor(root, survivors, settings, random);
  const tried = root.edges.filter((e) => e.visits > 0 || e.child?.proven);
  if (tried.length === 0) return root.edges[0] as Edge<G>;
  const best = bestEdge(root, tried);
  const bestResult = edgeValue(root, best);
  if (best.child?.proven && bestResult >= 1) return best;
  const least = leastScore(bestResult, settings.margin, settings.leastOdds);
  const good = tried.filter(
    (e) =>
      e === best ||
      (e.visits >= settings.floor * best.visits &&
        edgeValue(root, e) >= least &&
        (!e.child?.proven || edgeValue(root, e) >= bestResult)),
  );
  const weights = good.map((e) => ((e.visits + 1) / (best.visits + 1)) ** (1 / settings.temperature));
  let at = (random / 0x1_0000_0000) * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < good.length; i++) {
    at -= weights[i] as number;
    if (at < 0) return good[i] as Edge<G>;
  }
  return best;
}

/** Returns the least expected score that an act must have to be chosen beside the best one. */
const leastScore = (best: number, margin: number, leastOdds = 0): number =>
  leastOdds === 0 ? best - margin : Math.max(best - margin, (leastOdds * best) / (1 - best + leastOdds * best));

/** Share of a level's margin within which survivors count as equally good, for settings without `choosesEliminated`. */
const EQUAL_MARGIN_SHARE = 0.25;

/**
 * Chooses among acts that were compared on the same draws, by their means: the best of the survivors, one nearly as
 * good, or as far as the level's floor allows one that was eliminated earlier. The fewer rounds an act survived, the
 * less likely it is. The surviving acts themselves all have the same number of visits.
 */
function chooseSurvivor<G extends Shape>(
  root: Node<G>,
  survivors: readonly Edge<G>[],
  settings: LevelSettings,
  random: number,
): Edge<G> {
  const { temperature, floor, margin, leastOdds, choosesEliminated } = settings;
  const mean = ({ total, visits }: Edge<G>): number => total / visits;
  const best = survivors.filter(({ visits }) => visits > 0).reduce((x, y) => (mean(y) > mean(x) ? y : x));
  const among = choosesEliminated ? root.edges.filter(({ visits }) => visits >= floor * best.visits) : survivors;
  const width = choosesEliminated ? margin : EQUAL_MARGIN_SHARE * margin;
  const least = leastScore(mean(best), width, leastOdds);
  const good = among.filter((edge) => edge.visits > 0 && mean(edge) >= least);
  const weights = good.map((edge) => {
    const worse = Math.max(0, mean(best) - mean(edge));
    if (!choosesEliminated) return Math.exp((-3 * worse) / width);
    return Math.exp((-2 * worse) / (margin * temperature)) * (edge.visits / best.visits) ** (1 / temperature);
  });
  let at = (random / 0x1_0000_0000) * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < good.length; i++) {
    at -= weights[i] as number;
    if (at < 0) return good[i] as Edge<G>;
  }
  return best;
}

/** Returns a proven win, else the most visited edge that is not a proven loss; ties go to the higher value. */
function bestEdge<G extends Shape>(root: Node<G>, edges: readonly Edge<G>[]): Edge<G> {
  const rank = (e: Edge<G>): number => {
    const proven = e.child?.proven;
    if (!proven) return e.visits;
    const result = proven[root.by] as number;
    return result >= 1 ? Number.POSITIVE_INFINITY : result <= 0 ? -1 : e.visits;
  };
  let best = edges[0] as Edge<G>;
  for (const e of edges) {
    const better = rank(e) - rank(best);
    if (better > 0 || (better === 0 && edgeValue(root, e) > edgeValue(root, best))) best = e;
  }
  return best;
}

/** Returns the most visited variations, at most three; that of the played act comes first. */
export function variationsOf<G extends Shape>(s: Search<G>, played: Edge<G>): Variation[] {
  const others = s.root.edges.filter((e) => e !== played && e.visits > 0).sort((a, b) => b.visits - a.visits);
  return [played, ...others].slice(0, 3).map((edge) => {
    const moves: { by: Seat; step: string; act: Act }[] = [];
    let node = s.root;
    let next: Edge<G> | undefined = edge;
    // With hidden information, the terms describe one possible state right after the act.
    if (s.sampleState !== null) return { ...sampledVariation(s, edge), visitShare: visitShareOf(s, edge) };
    let state: G["state"] | null = node.state;
    while (next && moves.length < 8) {
      for (const act of [next.act, ...next.continuation]) moves.push({ by: node.by as Seat, step: node.step, act });
      if (next.child === null) break;
      if (state !== null) state = next.child.state ?? stateAfter(s, state, node.by as Seat, next);
      node = next.child;
      if (node.by < 0 || node.visits < 2) break;
      next = node.edges.reduce<Edge<G> | undefined>((a, b) => (b.visits > (a?.visits ?? 0) ? b : a), undefined);
    }
    const over = node.by < 0;
    return {
      moves,
      expectedScore: edgeValue(s.root, edge),
      visitShare: visitShareOf(s, edge),
      terms: state === null || over ? [] : s.spec.explain(state, s.seat),
    };
  });
}

const visitShareOf = <G extends Shape>(s: Search<G>, edge: Edge<G>): number =>
  s.root.visits > 0 ? edge.visits / s.root.visits : 0;

/**
 * Returns the variation of an edge up to the end of the seat's own acts; what follows depends on hidden information.
 */
function sampledVariation<G extends Shape>(s: Search<G>, edge: Edge<G>): Omit<Variation, "visitShare"> {
  const { root, seat } = s;
  const t = stateAfter(s, (s.sampleState as () => G["state"])(), seat, edge);
  const moves = [edge.act, ...edge.continuation].map((act) => ({ by: seat, step: root.step, act }));
  const over = (t as GameState).flow.over !== null;
  return { moves, expectedScore: edgeValue(root, edge), terms: over ? [] : s.spec.explain(t, seat) };
}
