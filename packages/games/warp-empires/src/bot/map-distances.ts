/** Distances and targets of a board, computed once per compiled module. */
import type { CompiledModule } from "../compiled/index.ts";

/** Farther than anything. */
export const FAR = 99;

const charts = new WeakMap<CompiledModule, Uint8Array>();

/** Spaces from `a` to `c` at `a × T + c`, for a group that may enter everything. */
export function chartOf(b: CompiledModule): Uint8Array {
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

interface Prizes {
  /** 1 where victory counts the territory. */
  readonly counted: Uint8Array;
  /** Territories worth standing in: those that victory counts, that pay, or that are still to be explored. */
  readonly all: readonly number[];
}
const prizes = new WeakMap<CompiledModule, Prizes>();

export function prizesOf(b: CompiledModule): Prizes {
  let found = prizes.get(b);
  if (!found) {
    const counted = new Uint8Array(b.T);
    for (const at of b.counted) counted[at] = 1;
    const all: number[] = [];
    for (let at = 0; at < b.T; at++) {
      const ground = b.ground[at];
      if (ground && ground.enter !== "never" && (counted[at] === 1 || ground.revenue || ground.explorable))
        all.push(at);
    }
    prizes.set(b, (found = { counted, all }));
  }
  return found;
}

export const isCounted = (b: CompiledModule, at: number): boolean => prizesOf(b).counted[at] === 1;

/** Territories needed to win among those counted; all of them where victory does not count any. */
export function goalOf(b: CompiledModule): number {
  const { condition } = b.module.victory;
  if (condition.op !== "controlShare") return Math.max(1, b.counted.length);
  return Math.max(1, Math.floor((b.counted.length * condition.over[0]) / condition.over[1]) + 1);
}
