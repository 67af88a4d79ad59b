/** Changes ship numbers. Only this module writes them, so that presence and frozen ships stay consistent. */
import type { Power } from "./acts.ts";
import type { Ships } from "./facts.ts";
import type { State4000 } from "./state.ts";

/** Adds ships at a star. A power that was absent begins its presence now (AD-9.4.2). */
export function put(t: State4000, s: number, p: Power, n: number): void {
  const i = s * t.P + p;
  const had = t.ships[i] as number;
  if (n <= 0) return;
  t.ships[i] = had + n;
  if (had === 0) {
    t.since[i] = t.turn + 1;
    t.stirred = 1;
  }
}

/**
 * Takes ships from a star. The last one gone, presence, freeze and agreements about the star end with it (AD-9.4.2).
 */
export function take(t: State4000, s: number, p: Power, n: number): void {
  const i = s * t.P + p;
  const left = (t.ships[i] as number) - n;
  t.ships[i] = left;
  if ((t.frozen[i] as number) > left) t.frozen[i] = left;
  if (left === 0 && n > 0) {
    t.since[i] = 0;
    t.stirred = 1;
    if (t.drawings.length > 0) t.drawings = t.drawings.filter((d) => d.star !== s || !d.among.includes(p));
  }
}

/**
 * Empties a warp and frees it; the caller has seen to the ships. Agreements that name the warp end with the journey.
 */
export function freeUp(t: State4000, w: number): void {
  if (t.grants.length > 0) t.grants = t.grants.filter((g) => !g.warps.includes(w));
  t.warpFrom[w] = -1;
  t.warpCount[w] = 0;
  t.warpMoved[w] = 0;
  for (let q = 0; q < t.P; q++) t.warpShips[w * t.P + q] = 0;
}

/** Returns the ships aboard a warp by owner, for facts. */
export function cargo(t: State4000, w: number): Ships {
  const list: { power: Power; ships: number }[] = [];
  for (let q = 0; q < t.P; q++) {
    const n = t.warpShips[w * t.P + q] as number;
    if (n > 0) list.push({ power: q, ships: n });
  }
  return list;
}

/** Returns a force by owner, for facts. */
export function listed(force: readonly number[]): Ships {
  const list: { power: Power; ships: number }[] = [];
  force.forEach((n, power) => {
    if (n > 0) list.push({ power, ships: n });
  });
  return list;
}
