/**
 * Minimum-cost perfect matching in a complete graph: J. Edmonds, "Paths, trees, and flowers" (1965), in the primal-dual
 * form that takes O(n³) (Z. Galil, "Efficient algorithms for finding maximum matching in graphs", 1986). Vertices are
 * numbered from 1; numbers above n are blossoms, odd cycles shrunk to one vertex; 0 is "none".
 */

/** An edge between two original vertices. A blossom stores the best edge of its members. */
interface Edge {
  u: number;
  v: number;
  /** Weight; 0 for no edge. */
  w: number;
}
/** Labels of the alternating forest. */
const FREE = -1;
const OUTER = 0;
const INNER = 1;

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
  const size = 2 * n + 1;
  const row = (): number[] => Array.from({ length: size }, () => 0);
  const edges: Edge[][] = Array.from({ length: size }, (_, u) =>
    Array.from({ length: size }, (_v, v) => ({
      u,
      v,
      w: u > 0 && v > 0 && u <= n && v <= n && u !== v ? weight(u - 1, v - 1) : 0,
    })),
  );
  const edge = (u: number, v: number): Edge => (edges[u] as Edge[])[v] as Edge;
  const dual = row();
  const mate = row();
  const slack = row();
  /** The outermost blossom a vertex is in, or itself. */
  const top = row();
  /** The original vertex through which a vertex is attached to the forest. */
  const parent = row();
  const label = row();
  const seen = row();
  /** `within[b][v]`: the member of blossom b that contains original vertex v. */
  const within = Array.from({ length: size }, row);
  const members: number[][] = Array.from({ length: size }, () => []);
  let last = n;
  let stamp = 0;
  let queue: number[] = [];
  const at = (list: readonly number[], i: number): number => list[i] as number;

  for (let u = 1; u <= n; u++) {
    top[u] = u;
    (within[u] as number[])[u] = u;
    for (let v = 1; v <= n; v++) dual[u] = Math.max(at(dual, u), edge(u, v).w);
  }
  const heaviest = Math.max(...dual);
  for (let u = 1; u <= n; u++) dual[u] = heaviest;

  const reduced = (e: Edge): number => at(dual, e.u) + at(dual, e.v) - 2 * edge(e.u, e.v).w;
  function offer(u: number, x: number): void {
    if (at(slack, x) === 0 || reduced(edge(u, x)) < reduced(edge(at(slack, x), x))) slack[x] = u;
  }
  function resetSlack(x: number): void {
    slack[x] = 0;
    for (let u = 1; u <= n; u++) if (edge(u, x).w > 0 && top[u] !== x && label[at(top, u)] === OUTER) offer(u, x);
  }
  function enqueue(x: number): void {
    if (x <= n) queue.push(x);
    else for (const member of members[x] as number[]) enqueue(member);
  }
  function setTop(x: number, b: number): void {
    top[x] = b;
    if (x > n) for (const member of members[x] as number[]) setTop(member, b);
  }
  /** Orients a blossom so that the path from its base to a member has even length. Returns that length. */
  function evenPathLength(b: number, member: number): number {
    const list = members[b] as number[];
    const place = list.indexOf(member);
    if (place % 2 === 0) return place;
    members[b] = [list[0] as number, ...list.slice(1).reverse()];
    return list.length - place;
  }
  function setMate(u: number, v: number): void {
    const e = edge(u, v);
    mate[u] = e.v;
    if (u <= n) return;
    const entry = at(within[u] as number[], e.u);
    const way = evenPathLength(u, entry);
    const list = members[u] as number[];
    for (let i = 0; i < way; i++) setMate(at(list, i), at(list, i ^ 1));
    setMate(entry, v);
    members[u] = [...list.slice(way), ...list.slice(0, way)];
  }
  function augment(from: number, to: number): void {
    for (let u = from, v = to; ; ) {
      const next = at(top, at(mate, u));
      setMate(u, v);
      if (next === 0) return;
      const above = at(top, at(parent, next));
      setMate(next, above);
      u = above;
      v = next;
    }
  }
  /** Returns where the paths of two outer vertices to their roots meet; 0 if their roots differ. */
  function commonAncestor(a: number, b: number): number {
    stamp += 1;
    for (let u = a, v = b; u !== 0 || v !== 0; [u, v] = [v, u]) {
      if (u === 0) continue;
      if (seen[u] === stamp) return u;
      seen[u] = stamp;
      u = at(top, at(mate, u));
      if (u !== 0) u = at(top, at(parent, u));
    }
    return 0;
  }
  function shrink(u: number, base: number, v: number): void {
    let b = n + 1;
    while (b <= last && top[b] !== 0) b++;
    if (b > last) last += 1;
    dual[b] = 0;
    label[b] = OUTER;
    mate[b] = at(mate, base);
    const side = (from: number): number[] => {
      const list: number[] = [];
      for (let x = from; x !== base; ) {
        const y = at(top, at(mate, x));
        list.push(x, y);
        enqueue(y);
        x = at(top, at(parent, y));
      }
      return list;
    };
    members[b] = [base, ...side(u).reverse(), ...side(v)];
    setTop(b, b);
    for (let x = 1; x <= last; x++) edge(b, x).w = edge(x, b).w = 0;
    const holds = within[b] as number[];
    holds.fill(0);
    for (const member of members[b] as number[]) {
      for (let x = 1; x <= last; x++)
        if (edge(b, x).w === 0 || reduced(edge(member, x)) < reduced(edge(b, x))) {
          (edges[b] as Edge[])[x] = { ...edge(member, x) };
          (edges[x] as Edge[])[b] = { ...edge(x, member) };
        }
      for (let x = 1; x <= n; x++) if (at(within[member] as number[], x) !== 0) holds[x] = member;
    }
    resetSlack(b);
  }
  function expand(b: number): void {
    for (const member of members[b] as number[]) setTop(member, member);
    const entry = at(within[b] as number[], edge(b, at(parent, b)).u);
    const way = evenPathLength(b, entry);
    const list = members[b] as number[];
    for (let i = 0; i < way; i += 2) {
      const [inner, outer] = [at(list, i), at(list, i + 1)];
      parent[inner] = edge(outer, inner).u;
      label[inner] = INNER;
      label[outer] = OUTER;
      slack[inner] = 0;
      resetSlack(outer);
      enqueue(outer);
    }
    label[entry] = INNER;
    parent[entry] = at(parent, b);
    for (const member of list.slice(way + 1)) {
      label[member] = FREE;
      resetSlack(member);
    }
    top[b] = 0;
  }
  /** Follows an edge without slack. True if the matching grew. */
  function follow(e: Edge): boolean {
    const [u, v] = [at(top, e.u), at(top, e.v)];
    if (label[v] === FREE) {
      parent[v] = e.u;
      label[v] = INNER;
      const next = at(top, at(mate, v));
      slack[v] = slack[next] = 0;
      label[next] = OUTER;
      enqueue(next);
    } else if (label[v] === OUTER) {
      const base = commonAncestor(u, v);
      if (base === 0) {
        augment(u, v);
        augment(v, u);
        return true;
      }
      shrink(u, base, v);
    }
    return false;
  }
  const outermost = (x: number): boolean => top[x] === x;
  /** Returns the largest change of the duals that keeps them feasible. */
  function maxDualChange(): number {
    let d = Number.POSITIVE_INFINITY;
    for (let b = n + 1; b <= last; b++) if (outermost(b) && label[b] === INNER) d = Math.min(d, at(dual, b) / 2);
    for (let x = 1; x <= last; x++) {
      if (!outermost(x) || at(slack, x) === 0) continue;
      const gap = reduced(edge(at(slack, x), x));
      if (label[x] === FREE) d = Math.min(d, gap);
      else if (label[x] === OUTER) d = Math.min(d, gap / 2);
    }
    return d;
  }
  /** Adds one edge to the matching. False if the matching is already the heaviest. */
  function grow(): boolean {
    label.fill(FREE);
    slack.fill(0);
    queue = [];
    for (let x = 1; x <= last; x++)
      if (outermost(x) && mate[x] === 0) {
        parent[x] = 0;
        label[x] = OUTER;
        enqueue(x);
      }
    if (queue.length === 0) return false;
    for (;;) {
      for (let head = 0; head < queue.length; head++) {
        const u = at(queue, head);
        if (label[at(top, u)] === INNER) continue;
        for (let v = 1; v <= n; v++) {
          if (edge(u, v).w === 0 || top[u] === top[v]) continue;
          if (reduced(edge(u, v)) === 0) {
            if (follow(edge(u, v))) return true;
          } else offer(u, at(top, v));
        }
      }
      const d = maxDualChange();
      for (let u = 1; u <= n; u++) {
        const where = label[at(top, u)];
        if (where === OUTER && at(dual, u) <= d) return false;
        if (where === OUTER) dual[u] = at(dual, u) - d;
        else if (where === INNER) dual[u] = at(dual, u) + d;
      }
      for (let b = n + 1; b <= last; b++) {
        if (!outermost(b)) continue;
        if (label[b] === OUTER) dual[b] = at(dual, b) + 2 * d;
        else if (label[b] === INNER) dual[b] = at(dual, b) - 2 * d;
      }
      queue = [];
      for (let x = 1; x <= last; x++) {
        const u = at(slack, x);
        if (outermost(x) && u !== 0 && top[u] !== x && reduced(edge(u, x)) === 0 && follow(edge(u, x))) return true;
      }
      for (let b = n + 1; b <= last; b++) if (outermost(b) && label[b] === INNER && dual[b] === 0) expand(b);
    }
  }
  while (grow());
  return mate;
}
