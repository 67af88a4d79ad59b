/** Distances between territories of a board, made once for each book: spaces a group that may enter everything would go. */
import type { Book } from "../book/index.ts";

/** Farther than anything. */
export const FAR = 99;

const charts = new WeakMap<Book, Uint8Array>();

/** Spaces from `a` to `c` at `a × T + c`. */
export function chartOf(b: Book): Uint8Array {
  const known = charts.get(b);
  if (known) return known;
  const chart = new Uint8Array(b.T * b.T).fill(FAR);
  for (let from = 0; from < b.T; from++) {
    let edge = [from];
    chart[from * b.T + from] = 0;
    for (let d = 1; edge.length > 0; d++) {
      const next: number[] = [];
      for (const at of edge)
        for (const to of [...(b.near[at] ?? []), ...(b.ground[at]?.links ?? [])]) {
          if (chart[from * b.T + to] !== FAR || b.ground[to]?.enter === "never") continue;
          chart[from * b.T + to] = d;
          next.push(to);
        }
      edge = next;
    }
  }
  charts.set(b, chart);
  return chart;
}
