/**
 * The state of a weighted matching: original vertices, blossoms (odd cycles shrunk to one vertex), dual values and the
 * alternating forest, with the operations of Galil, "Efficient algorithms for finding maximum matching in graphs" (1986).
 * Vertices are numbered from 1; numbers above n are blossoms; 0 is "none".
 */

/** An edge between two original vertices. A blossom stores the best edge of its members. */
export interface WeightedEdge {
  u: number;
  v: number;
  /** Weight; 0 for no edge. */
  w: number;
}
/** Labels of the alternating forest. */
export const FREE = -1;
export const OUTER = 0;
export const INNER = 1;

export const at = (list: readonly number[], i: number): number => list[i] as number;

export class BlossomGraph {
  readonly n: number;
  private readonly edges: WeightedEdge[][];
  readonly dual: number[];
  readonly mate: number[];
  readonly slack: number[];
  /** The outermost blossom a vertex is in, or itself. */
  readonly top: number[];
  /** The original vertex through which a vertex is attached to the forest. */
  readonly parent: number[];
  readonly label: number[];
  private readonly seen: number[];
  /** `within[b][v]`: the member of blossom b that contains original vertex v. */
  private readonly within: number[][];
  private readonly members: number[][];
  /** The highest number of a vertex or blossom. */
  last: number;
  private stamp = 0;
  /** Outer original vertices whose edges are still to be looked at. */
  queue: number[] = [];

  /** @param weight of a pair of vertices from 0 to n - 1, a positive integer */
  constructor(n: number, weight: (i: number, j: number) => number) {
    const size = 2 * n + 1;
    const row = (): number[] => Array.from({ length: size }, () => 0);
    this.n = n;
    this.last = n;
    this.edges = Array.from({ length: size }, (_, u) =>
      Array.from({ length: size }, (_v, v) => ({
        u,
        v,
        w: u > 0 && v > 0 && u <= n && v <= n && u !== v ? weight(u - 1, v - 1) : 0,
      })),
    );
    this.dual = row();
    this.mate = row();
    this.slack = row();
    this.top = row();
    this.parent = row();
    this.label = row();
    this.seen = row();
    this.within = Array.from({ length: size }, row);
    this.members = Array.from({ length: size }, () => []);
    let heaviest = 0;
    for (let u = 1; u <= n; u++) {
      this.top[u] = u;
      (this.within[u] as number[])[u] = u;
      for (let v = 1; v <= n; v++) heaviest = Math.max(heaviest, this.edge(u, v).w);
    }
    for (let u = 1; u <= n; u++) this.dual[u] = heaviest;
  }

  edge(u: number, v: number): WeightedEdge {
    return (this.edges[u] as WeightedEdge[])[v] as WeightedEdge;
  }
  /** Slack of an edge: how much its two dual values exceed twice its weight. */
  reduced(e: WeightedEdge): number {
    return at(this.dual, e.u) + at(this.dual, e.v) - 2 * this.edge(e.u, e.v).w;
  }
  outermost(x: number): boolean {
    return this.top[x] === x;
  }
  /** Keeps the outer vertex from which an edge to `x` has the least slack. */
  offer(u: number, x: number): void {
    if (at(this.slack, x) === 0 || this.reduced(this.edge(u, x)) < this.reduced(this.edge(at(this.slack, x), x)))
      this.slack[x] = u;
  }
  /** Finds that vertex anew. */
  resetSlack(x: number): void {
    this.slack[x] = 0;
    for (let u = 1; u <= this.n; u++)
      if (this.edge(u, x).w > 0 && this.top[u] !== x && this.label[at(this.top, u)] === OUTER) this.offer(u, x);
  }
  /** Puts the original vertices of an outer vertex into the queue. */
  enqueue(x: number): void {
    if (x <= this.n) this.queue.push(x);
    else for (const member of this.members[x] as number[]) this.enqueue(member);
  }
  /** Makes `b` the outermost blossom of everything in `x`. */
  setTop(x: number, b: number): void {
    this.top[x] = b;
    if (x > this.n) for (const member of this.members[x] as number[]) this.setTop(member, b);
  }
  /** Orients a blossom so that the path from its base to a member has even length. Returns that length. */
  evenPathLength(b: number, member: number): number {
    const list = this.members[b] as number[];
    const place = list.indexOf(member);
    if (place % 2 === 0) return place;
    this.members[b] = [list[0] as number, ...list.slice(1).reverse()];
    return list.length - place;
  }
  /** Matches `u` with `v`, inside a blossom along the even path to the member that the edge leads to. */
  setMate(u: number, v: number): void {
    const e = this.edge(u, v);
    this.mate[u] = e.v;
    if (u <= this.n) return;
    const entry = at(this.within[u] as number[], e.u);
    const way = this.evenPathLength(u, entry);
    const list = this.members[u] as number[];
    for (let i = 0; i < way; i++) this.setMate(at(list, i), at(list, i ^ 1));
    this.setMate(entry, v);
    this.members[u] = [...list.slice(way), ...list.slice(0, way)];
  }
  /** Turns the alternating path from an outer vertex to its root round. */
  augment(from: number, to: number): void {
    for (let u = from, v = to; ; ) {
      const next = at(this.top, at(this.mate, u));
      this.setMate(u, v);
      if (next === 0) return;
      const above = at(this.top, at(this.parent, next));
      this.setMate(next, above);
      u = above;
      v = next;
    }
  }
  /** Returns where the paths of two outer vertices to their roots meet; 0 if their roots differ. */
  commonAncestor(a: number, b: number): number {
    this.stamp += 1;
    for (let u = a, v = b; u !== 0 || v !== 0; [u, v] = [v, u]) {
      if (u === 0) continue;
      if (this.seen[u] === this.stamp) return u;
      this.seen[u] = this.stamp;
      u = at(this.top, at(this.mate, u));
      if (u !== 0) u = at(this.top, at(this.parent, u));
    }
    return 0;
  }
  /** Makes a blossom of the odd cycle through `u`, `v` and their common ancestor. */
  shrink(u: number, base: number, v: number): void {
    let b = this.n + 1;
    while (b <= this.last && this.top[b] !== 0) b++;
    if (b > this.last) this.last += 1;
    this.dual[b] = 0;
    this.label[b] = OUTER;
    this.mate[b] = at(this.mate, base);
    const side = (from: number): number[] => {
      const list: number[] = [];
      for (let x = from; x !== base; ) {
        const y = at(this.top, at(this.mate, x));
        list.push(x, y);
        this.enqueue(y);
        x = at(this.top, at(this.parent, y));
      }
      return list;
    };
    this.members[b] = [base, ...side(u).reverse(), ...side(v)];
    this.setTop(b, b);
    for (let x = 1; x <= this.last; x++) this.edge(b, x).w = this.edge(x, b).w = 0;
    const holds = this.within[b] as number[];
    holds.fill(0);
    for (const member of this.members[b] as number[]) {
      for (let x = 1; x <= this.last; x++)
        if (this.edge(b, x).w === 0 || this.reduced(this.edge(member, x)) < this.reduced(this.edge(b, x))) {
          (this.edges[b] as WeightedEdge[])[x] = { ...this.edge(member, x) };
          (this.edges[x] as WeightedEdge[])[b] = { ...this.edge(x, member) };
        }
      for (let x = 1; x <= this.n; x++) if (at(this.within[member] as number[], x) !== 0) holds[x] = member;
    }
    this.resetSlack(b);
  }
  /** Dissolves an inner blossom without dual value; its even path stays in the forest. */
  expand(b: number): void {
    for (const member of this.members[b] as number[]) this.setTop(member, member);
    const entry = at(this.within[b] as number[], this.edge(b, at(this.parent, b)).u);
    const way = this.evenPathLength(b, entry);
    const list = this.members[b] as number[];
    for (let i = 0; i < way; i += 2) {
      const [inner, outer] = [at(list, i), at(list, i + 1)];
      this.parent[inner] = this.edge(outer, inner).u;
      this.label[inner] = INNER;
      this.label[outer] = OUTER;
      this.slack[inner] = 0;
      this.resetSlack(outer);
      this.enqueue(outer);
    }
    this.label[entry] = INNER;
    this.parent[entry] = at(this.parent, b);
    for (const member of list.slice(way + 1)) {
      this.label[member] = FREE;
      this.resetSlack(member);
    }
    this.top[b] = 0;
  }
}
