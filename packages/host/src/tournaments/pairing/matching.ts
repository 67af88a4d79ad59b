/**
 * Minimum-cost perfect matching in a complete graph: J. Edmonds, "Paths, trees, and flowers" (1965), in the primal-dual
 * form that takes O(n³) (Z. Galil, "Efficient algorithms for finding maximum matching in graphs", 1986).
 */
import { at, BlossomGraph, type WeightedEdge, FREE, INNER, OUTER } from "./blossom-graph.ts";

/**
 * Pairs `n` vertices (0 to n - 1) with the lowest sum of costs.
 * @param n an even number
 * @param cost of a pair, a non-negative integer; `cost(i, j)` equals `cost(j, i)`
 * @returns the partner of each vertex
 */
export function cheapestMatching(n: number, cost: (i: number, j: number) => number): number[] {
  if (n % 2 !== 0) throw new Error("an odd number of vertices has no perfect matching");
  const costs = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_v, j) => (i === j ? 0 : cost(i, j))));
  // Weight of a pair without cost. It exceeds the cost of any matching, so the heaviest matching is perfect and
  // cheapest. Bound: a pair costs at most the mean of its two vertices' highest costs.
  const top = 1 + Math.ceil(costs.reduce((sum, row) => sum + Math.max(0, ...row), 0) / 2);
  if (!Number.isSafeInteger(8 * top)) throw new Error("the costs are too large to be added up exactly");
  const mate = heaviestMatching(n, (i, j) => top - (costs[i]?.[j] ?? 0));
  return mate.slice(1, n + 1).map((v) => v - 1);
}

/** Returns the partners by vertex, from 1; 0 for none. Weights are positive integers. */
function heaviestMatching(n: number, weight: (i: number, j: number) => number): number[] {
  const graph = new BlossomGraph(n, weight);
  while (grow(graph));
  return graph.mate;
}

/** Adds one edge to the matching. False if the matching is already the heaviest. */
function grow(graph: BlossomGraph): boolean {
  if (!plantForest(graph)) return false;
  for (;;) {
    if (followTightEdges(graph)) return true;
    const change = maxDualChange(graph);
    if (!changeDuals(graph, change)) return false;
    graph.queue = [];
    if (followNewTightEdges(graph)) return true;
    for (let b = graph.n + 1; b <= graph.last; b++)
      if (graph.outermost(b) && graph.label[b] === INNER && graph.dual[b] === 0) graph.expand(b);
  }
}

/** Makes every unmatched vertex the root of a tree. False if there is none. */
function plantForest(graph: BlossomGraph): boolean {
  graph.label.fill(FREE);
  graph.slack.fill(0);
  graph.queue = [];
  for (let x = 1; x <= graph.last; x++)
    if (graph.outermost(x) && graph.mate[x] === 0) {
      graph.parent[x] = 0;
      graph.label[x] = OUTER;
      graph.enqueue(x);
    }
  return graph.queue.length > 0;
}

/** Follows the edges without slack of all outer vertices. True if the matching grew. */
function followTightEdges(graph: BlossomGraph): boolean {
  const { queue, top, label, n } = graph;
  for (let head = 0; head < queue.length; head++) {
    const u = at(queue, head);
    if (label[at(top, u)] === INNER) continue;
    for (let v = 1; v <= n; v++) {
      if (graph.edge(u, v).w === 0 || top[u] === top[v]) continue;
      if (graph.reduced(graph.edge(u, v)) === 0) {
        if (follow(graph, graph.edge(u, v))) return true;
      } else graph.offer(u, at(top, v));
    }
  }
  return false;
}

/** Follows the edges that have lost their slack by a change of the duals. True if the matching grew. */
function followNewTightEdges(graph: BlossomGraph): boolean {
  for (let x = 1; x <= graph.last; x++) {
    const u = at(graph.slack, x);
    if (!graph.outermost(x) || u === 0 || graph.top[u] === x) continue;
    if (graph.reduced(graph.edge(u, x)) === 0 && follow(graph, graph.edge(u, x))) return true;
  }
  return false;
}

/** Follows an edge without slack. True if the matching grew. */
function follow(graph: BlossomGraph, e: WeightedEdge): boolean {
  const { top, label, parent, mate, slack } = graph;
  const [u, v] = [at(top, e.u), at(top, e.v)];
  if (label[v] === FREE) {
    parent[v] = e.u;
    label[v] = INNER;
    const next = at(top, at(mate, v));
    slack[v] = slack[next] = 0;
    label[next] = OUTER;
    graph.enqueue(next);
  } else if (label[v] === OUTER) {
    const base = graph.commonAncestor(u, v);
    if (base === 0) {
      graph.augment(u, v);
      graph.augment(v, u);
      return true;
    }
    graph.shrink(u, base, v);
  }
  return false;
}

/** Returns the largest change of the duals that keeps them feasible. */
function maxDualChange(graph: BlossomGraph): number {
  const { n, last, label, dual, slack } = graph;
  let d = Number.POSITIVE_INFINITY;
  for (let b = n + 1; b <= last; b++) if (graph.outermost(b) && label[b] === INNER) d = Math.min(d, at(dual, b) / 2);
  for (let x = 1; x <= last; x++) {
    if (!graph.outermost(x) || at(slack, x) === 0) continue;
    const gap = graph.reduced(graph.edge(at(slack, x), x));
    if (label[x] === FREE) d = Math.min(d, gap);
    else if (label[x] === OUTER) d = Math.min(d, gap / 2);
  }
  return d;
}

/** Changes the duals of outer and inner vertices. False if no vertex has any dual value left to give. */
function changeDuals(graph: BlossomGraph, d: number): boolean {
  const { n, last, label, top, dual } = graph;
  for (let u = 1; u <= n; u++) {
    const where = label[at(top, u)];
    if (where === OUTER && at(dual, u) <= d) return false;
    if (where === OUTER) dual[u] = at(dual, u) - d;
    else if (where === INNER) dual[u] = at(dual, u) + d;
  }
  for (let b = n + 1; b <= last; b++) {
    if (!graph.outermost(b)) continue;
    if (label[b] === OUTER) dual[b] = at(dual, b) + 2 * d;
    else if (label[b] === INNER) dual[b] = at(dual, b) - 2 * d;
  }
  return true;
}
