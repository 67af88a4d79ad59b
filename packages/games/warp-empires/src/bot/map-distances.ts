/** Distances and targets of a board, computed once per compiled module. */
import type { CompiledModule } from "../compiled/index.ts";

/** Greater than every distance on a board. */
export const FAR = 99;

const charts = new WeakMap<CompiledModule, Uint8Array>();

/** Spaces from `a` to `c` at `a × T + c`, for a group that may enter everything. */
export function chartOf(compiled: CompiledModule): Uint8Array {
  const known = charts.get(compiled);
  if (known) return known;
  const chart = new Uint8Array(compiled.T * compiled.T).fill(FAR);
  for (let from = 0; from < compiled.T; from++) {
    let edge = [from];
    chart[from * compiled.T + from] = 0;
    for (let d = 1; edge.length > 0; d++) {
      const next: number[] = [];
      for (const at of edge)
        for (const to of [...(compiled.near[at] ?? []), ...(compiled.ground[at]?.links ?? [])]) {
          if (chart[from * compiled.T + to] !== FAR || compiled.ground[to]?.enter === "never") continue;
          chart[from * compiled.T + to] = d;
          next.push(to);
        }
      edge = next;
    }
  }
  charts.set(compiled, chart);
  return chart;
}

interface Prizes {
  /** 1 where victory counts the territory. */
  readonly counted: Uint8Array;
  /** Territories worth standing in: those that victory counts, that pay, or that are still to be explored. */
  readonly all: readonly number[];
}
const prizes = new WeakMap<CompiledModule, Prizes>();

export function prizesOf(compiled: CompiledModule): Prizes {
  let found = prizes.get(compiled);
  if (!found) {
    const counted = new Uint8Array(compiled.T);
    for (const at of compiled.counted) counted[at] = 1;
    const all: number[] = [];
    for (let at = 0; at < compiled.T; at++) {
      const ground = compiled.ground[at];
      if (ground && ground.enter !== "never" && (counted[at] === 1 || ground.revenue || ground.explorable))
        all.push(at);
    }
    prizes.set(compiled, (found = { counted, all }));
  }
  return found;
}

export const isCounted = (compiled: CompiledModule, at: number): boolean => prizesOf(compiled).counted[at] === 1;

/** Territories needed to win among those counted; all of them where victory does not count any. */
export function goalOf(compiled: CompiledModule): number {
  const { condition } = compiled.module.victory;
  if (condition.op !== "controlShare") return Math.max(1, compiled.counted.length);
  return Math.max(1, Math.floor((compiled.counted.length * condition.over[0]) / condition.over[1]) + 1);
}
