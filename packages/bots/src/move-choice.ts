/** From a finished search to an act: which one, and the reasons. */
import type { Act, Seat, Shape, GameState } from "@starboard/kernel";
import type { LevelSettings } from "./levels.ts";
import { playedOn, type Search } from "./search.ts";
import type { EvaluationTerm } from "./spec.ts";
import type { Edge, Node } from "./tree.ts";

/** One line of play that was considered, kept for after the match. */
export interface Variation {
  /** The acts expected, ours first. */
  readonly moves: readonly { readonly by: Seat; readonly step: string; readonly act: Act }[];
  /** Expected result for the seat, 0 to 1. */
  readonly expectedScore: number;
  /** How much of the search went into it, 0 to 1. */
  readonly visitShare: number;
  /** The evaluation where the line ends, weightiest part first. */
  readonly terms: readonly EvaluationTerm[];
}

/** Expected result of an edge for the seat that decides. */
export function edgeValue<G extends Shape>(node: Node<G>, edge: Edge<G>): number {
  const proven = edge.child?.proven;
  if (proven) return proven[node.by] as number;
  return edge.visits > 0 ? edge.total / edge.visits : 0;
}

/**
 * Picks an act among the good ones of a root. An act proved won is taken, one proved lost is not; otherwise good acts
 * are mixed as the level says, which also keeps equal acts from being played in the same way every time.
 *
 * @param word an unsigned 32-bit random number
 * @param running the edges left of a root whose acts were compared under equal luck
 */
export function chooseEdge<G extends Shape>(
  root: Node<G>,
  settings: LevelSettings,
  word: number,
  running: readonly Edge<G>[] = [],
): Edge<G> {
  if (running.some(({ visits }) => visits > 0)) return chooseSurvivor(running, settings, word);
  const tried = root.edges.filter((e) => e.visits > 0 || e.child?.proven);
  if (tried.length === 0) return root.edges[0] as Edge<G>;
  const best = bestEdge(root, tried);
  const bestResult = edgeValue(root, best);
  if (best.child?.proven && bestResult >= 1) return best;
  const good = tried.filter(
    (e) =>
      e === best ||
      (e.visits >= settings.floor * best.visits &&
        edgeValue(root, e) >= bestResult - settings.margin &&
        (!e.child?.proven || edgeValue(root, e) >= bestResult)),
  );
  const weights = good.map((e) => ((e.visits + 1) / (best.visits + 1)) ** (1 / settings.temperature));
  let at = (word / 0x1_0000_0000) * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < good.length; i++) {
    at -= weights[i] as number;
    if (at < 0) return good[i] as Edge<G>;
  }
  return best;
}

/** Part of a level's margin within which acts that were compared under equal luck are alike to it. */
const ALIKE = 0.25;

/**
 * Picks among acts that were compared under equal luck: the best, or one that is nearly as good, the likelier the nearer. Visits
 * say nothing there, since all acts in the running have the same.
 */
function chooseSurvivor<G extends Shape>(running: readonly Edge<G>[], settings: LevelSettings, word: number): Edge<G> {
  const tried = running.filter(({ visits }) => visits > 0);
  const mean = ({ total, visits }: Edge<G>): number => total / visits;
  const best = tried.reduce((x, y) => (mean(y) > mean(x) ? y : x));
  const width = ALIKE * settings.margin;
  const good = tried.filter((edge) => mean(edge) >= mean(best) - width);
  const weights = good.map((edge) => Math.exp((-3 * (mean(best) - mean(edge))) / width));
  let at = (word / 0x1_0000_0000) * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < good.length; i++) {
    at -= weights[i] as number;
    if (at < 0) return good[i] as Edge<G>;
  }
  return best;
}

/** A proven win, else the most visited edge that is not proved worse than another; ties go to the better result. */
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

/** The lines that got most attention, at most three; the act that is played comes first. */
export function variationsOf<G extends Shape>(s: Search<G>, played: Edge<G>): Variation[] {
  const others = s.root.edges.filter((e) => e !== played && e.visits > 0).sort((a, b) => b.visits - a.visits);
  return [played, ...others].slice(0, 3).map((edge) => {
    const moves: { by: Seat; step: string; act: Act }[] = [];
    let node = s.root;
    let next: Edge<G> | undefined = edge;
    // With secrets about, the reasons speak of a table that may be the true one, right after the act.
    if (s.sampleState !== null) return { ...sampledVariation(s, edge), visitShare: attentionOf(s, edge) };
    let state: G["state"] | null = node.table;
    while (next && moves.length < 8) {
      for (const act of [next.act, ...next.continuation]) moves.push({ by: node.by as Seat, step: node.step, act });
      if (next.child === null) break;
      if (state !== null) state = next.child.table ?? playedOn(s, state, node.by as Seat, next);
      node = next.child;
      if (node.by < 0 || node.visits < 2) break;
      next = node.edges.reduce<Edge<G> | undefined>((a, b) => (b.visits > (a?.visits ?? 0) ? b : a), undefined);
    }
    const over = node.by < 0;
    return {
      moves,
      expectedScore: edgeValue(s.root, edge),
      visitShare: attentionOf(s, edge),
      terms: state === null || over ? [] : s.spec.explain(state, s.seat),
    };
  });
}

const attentionOf = <G extends Shape>(s: Search<G>, edge: Edge<G>): number =>
  s.root.visits > 0 ? edge.visits / s.root.visits : 0;

/** The line of an edge as far as it is the seat's own: what follows depends on what the seat does not know. */
function sampledVariation<G extends Shape>(s: Search<G>, edge: Edge<G>): Omit<Variation, "visitShare"> {
  const { root, seat } = s;
  const t = playedOn(s, (s.sampleState as () => G["state"])(), seat, edge);
  const moves = [edge.act, ...edge.continuation].map((act) => ({ by: seat, step: root.step, act }));
  const over = (t as GameState).flow.over !== null;
  return { moves, expectedScore: edgeValue(root, edge), terms: over ? [] : s.spec.explain(t, seat) };
}
