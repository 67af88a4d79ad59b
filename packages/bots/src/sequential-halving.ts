/** Sequential halving at the root: all surviving acts are compared on the same determinizations and the same draws. */
import type { Act, Shape } from "@starboard/kernel";
import { edgesForPrior } from "./information-set.ts";
import type { SearchPosition } from "./leaf-evaluation.ts";
import type { Search } from "./search.ts";
import type { Edge, Node } from "./tree.ts";

/**
 * Chooses a root act when the root's prior is cached, before a determinization is made for it. The nth determinization
 * and its draws are the same for every act, so acts are compared on the same draws. That is fair only at equal visits,
 * so all surviving acts are visited equally. After 2, 4, 8… visits the worse half is eliminated (sequential halving,
 * Karnin, Koren and Somekh 2013, with doubling rounds because the time is not known in advance).
 */
export function halveSequentially<G extends Shape>(
  s: Search<G>,
  nodes: Node<G>[],
  edges: Edge<G>[],
): [SearchPosition<G>, Edge<G>] {
  const { root, survivors } = s;
  if (survivors.length === 0 && s.rootPrior !== null) {
    survivors.push(...edgesForPrior(s.spec, root, s.rootPrior));
    s.halvings = { done: 0, all: Math.ceil(Math.log2(Math.max(2, survivors.length))) - 1 };
  }
  if (survivors.length > 2 && mayHalve(s) && survivors.every(({ visits }) => visits >= s.round)) {
    survivors.sort((x, y) => y.total / y.visits - x.total / x.visits);
    survivors.length = Math.max(2, Math.ceil(survivors.length / 2));
    s.round *= 2;
    s.halvings.done++;
  }
  let edge = survivors[0] as Edge<G>;
  for (const other of survivors) if (other.visits < edge.visits) edge = other;
  const own = sharedSample(s, edge.visits);
  nodes.push(root);
  edges.push(edge);
  return [{ node: root, own, moves: NONE }, edge];
}

/** Iterations that are not spread over the rounds: so few hardly reach the last one. */
const UNSPREAD = 64;

/**
 * True if the round of sequential halving has had its part of the expected iterations: as many rounds as eliminations, and
 * one with the last two acts.
 */
function mayHalve<G extends Shape>({ halvings, iterations, expected, params }: Search<G>): boolean {
  const { done, all } = halvings;
  const spread = params.halvingSpread * Math.max(0, expected - UNSPREAD);
  return iterations >= (spread * (done + 1)) / (all + 1);
}

/**
 * Returns a copy of the nth determinization, and continues its sequence of draws. The acts are visited in rounds, so
 * only the newest one is needed again.
 */
function sharedSample<G extends Shape>(s: Search<G>, n: number): G["state"] {
  if (s.shared?.n === n) {
    s.reseed(n, s.shared.drawn);
    return s.spec.game.clone(s.shared.state);
  }
  s.reseed(n);
  const own = (s.sampleState as () => G["state"])();
  s.shared = { n, state: s.spec.game.clone(own), drawn: s.chance.count };
  return own;
}

const NONE: readonly Act[] = [];
