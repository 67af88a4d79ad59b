/**
 * Root parallelism: several workers search the same question, each in a tree of its own, and their visits of the root's
 * acts are added up (Chaslot, Winands and van den Herik 2008). Nothing is shared while they search.
 */
import { type Act, type Seat, type Shape } from "@starboard/kernel";
import type { Search } from "./search.ts";
import type { SearchParams } from "./search-params.ts";
import { type Edge, edgeKey, newEdge, newNode } from "./tree.ts";

/** What one tree found out about one act of the root. */
export interface PartEdge {
  readonly act: Act;
  readonly continuation: readonly Act[];
  readonly visits: number;
  /** Sum of values for the seat that decides. */
  readonly total: number;
  /** The value per seat, if it is proven. */
  readonly proven: readonly number[] | null;
}

/** What one tree found out about the root: plain data, so that a worker can send it. */
export interface SearchPart {
  readonly step: string;
  readonly iterations: number;
  readonly edges: readonly PartEdge[];
}

/**
 * Returns the seed of a tree. Tree 0 is that of the bot that decides, and has the seed of the question.
 *
 * @param tree number of the tree, from 0
 */
export const seedOfTree = (seed: number, tree: number): number => (seed ^ Math.imul(tree, 0x85ebca6b)) >>> 0;

/** By number of the tree, the factor on its exploration: without draws the seed alone would build the same tree again. */
const EXPLORATION = [1, 1.5, 0.75, 2] as const;

/** Returns the search parameters of a tree. */
export const paramsOfTree = (params: SearchParams, tree: number): SearchParams => ({
  ...params,
  puct: params.puct * (EXPLORATION[tree % EXPLORATION.length] as number),
});

/** Returns what a finished search found out about its root; acts without a visit are left out. */
export function partOf<G extends Shape>({ root, iterations }: Search<G>): SearchPart {
  const edges = root.edges
    .filter(({ visits, child }) => visits > 0 || child?.proven)
    .map(({ act, continuation, visits, total, child }) => {
      const proven = child?.proven ?? null;
      return { act, continuation, visits, total, proven: proven && [...proven] };
    });
  return { step: root.step, iterations, edges };
}

/** Adds what other trees found out to the root of a finished search. A part of another question is left out. */
export function mergeParts<G extends Shape>(s: Search<G>, parts: readonly SearchPart[]): void {
  const { root } = s;
  const fitting = parts.filter(({ step }) => step === root.step);
  if (fitting.length === 0) return;
  // Edges may be shared with a list that is not the root's own.
  root.edges = root.edges.slice();
  const known = new Map(root.edges.map((edge) => [edgeKey(edge.act, edge.continuation), edge]));
  for (const { edges } of fitting)
    for (const part of edges) {
      const key = edgeKey(part.act, part.continuation);
      const edge = known.get(key) ?? newEdge<G>(part.act, 0, part.continuation);
      if (!known.has(key)) root.edges.push(edge);
      known.set(key, edge);
      addTo(s, edge, part);
      root.visits += part.visits;
    }
  if (s.survivors.length > 0) mergeSurvivors(s);
}

function addTo<G extends Shape>(s: Search<G>, edge: Edge<G>, { visits, total, proven }: PartEdge): void {
  edge.visits += visits;
  edge.total += total;
  if (!proven || edge.outcomeChildren) return;
  edge.child ??= newNode<G>(-1 as Seat, "", s.seats, true);
  edge.child.proven ??= Float64Array.from(proven);
}

/**
 * Where acts were eliminated by halves, each tree has survivors of its own. Those count that were visited at least half
 * as often as the most visited act, which are the survivors of any tree.
 */
function mergeSurvivors<G extends Shape>(s: Search<G>): void {
  const most = Math.max(...s.root.edges.map(({ visits }) => visits));
  s.survivors.length = 0;
  s.survivors.push(...s.root.edges.filter(({ visits }) => visits >= most / 2));
}
