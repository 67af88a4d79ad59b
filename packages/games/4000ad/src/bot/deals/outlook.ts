/** Positions with and without a deal, and the winning chances that the evaluation gives each power in them. */
import { clone } from "../../clone.ts";
import { mapOf } from "../../data/map.ts";
import { possessor } from "../../powers.ts";
import type { State4000 } from "../../state.ts";
import { score } from "../../calc/score.ts";
import { hostile } from "../board.ts";
import type { Weights } from "../evaluation-weights.ts";
import { evaluate } from "../value.ts";

/** Returns the winning chance of every power; the powers of a side have that of the side. */
export function chancesOf(t: State4000, weights: Weights): number[] {
  const worth = new Float64Array(t.P);
  evaluate(t, weights, worth);
  return t.seatOf.map((seat) => worth[seat] as number);
}

/** Returns the position in which two powers are allied (1) or not (0). */
export function withRelation(t: State4000, p: number, q: number, value: 0 | 1): State4000 {
  const other = clone(t);
  other.relation[p * t.P + q] = value;
  other.relation[q * t.P + p] = value;
  return other;
}

/** Returns the number of living powers. */
export const livingCount = (t: State4000): number => t.alive.reduce<number>((n, alive) => n + alive, 0);

/** Returns the power with the highest chance besides the given ones, or -1. */
export function leaderBeside(t: State4000, chances: readonly number[], except: readonly number[]): number {
  let best = -1;
  for (let p = 0; p < t.P; p++)
    if (t.alive[p] === 1 && !except.includes(p) && (best < 0 || (chances[p] as number) > (chances[best] as number)))
      best = p;
  return best;
}

/** Chance from which a power is about to win, by the number of living powers. */
export const aboutToWin = (t: State4000): number => Math.max(0.42, 1.45 / livingCount(t));

/**
 * Returns the position after warps of two powers have come out together at a star and won, or null if they could not or
 * would not: the star has none of their enemies, or they are not more.
 */
export function afterJoint(t: State4000, star: string, warps: readonly number[]): State4000 | null {
  const s = mapOf(t.options).index[star];
  if (s === undefined || warps.length === 0) return null;
  const owners = [...new Set(warps.map((w) => w >> 1))];
  const force = new Array<number>(t.P).fill(0);
  for (const w of warps)
    for (let p = 0; p < t.P; p++) force[p] = (force[p] as number) + (t.warpShips[w * t.P + p] as number);
  return afterCapture(t, s, force, owners, (other) => {
    for (const w of warps) {
      other.warpFrom[w] = -1;
      other.warpCount[w] = 0;
      for (let p = 0; p < t.P; p++) other.warpShips[w * t.P + p] = 0;
    }
  });
}

/** Returns the position after `force` has left star `from` in a mixed fleet of `owner` and has won at star `to`. */
export function afterLoan(
  t: State4000,
  from: number,
  to: number,
  force: readonly number[],
  owner: number,
): State4000 | null {
  const owners = force.flatMap((n, p) => (n > 0 ? [p] : []));
  return afterCapture(t, to, force, [owner, ...owners.filter((p) => p !== owner)], (other) => {
    for (const p of owners)
      other.ships[from * t.P + p] = (other.ships[from * t.P + p] as number) - (force[p] as number);
  });
}

/** Returns the position after power `p` has come out at star `s` with `n` ships from `leave` and has won there. */
export const afterAttack = (
  t: State4000,
  p: number,
  s: number,
  n: number,
  leave: (other: State4000) => void,
): State4000 | null => {
  const force = new Array<number>(t.P).fill(0);
  force[p] = n;
  return afterCapture(t, s, force, [p], leave);
};

/** Returns the position after a force has taken a star by classic combat; the first owner in the order of play holds it. */
function afterCapture(
  t: State4000,
  s: number,
  force: readonly number[],
  owners: readonly number[],
  leave: (other: State4000) => void,
): State4000 | null {
  const enemies: number[] = [];
  let defenders = t.neutral[s] as number;
  for (let p = 0; p < t.P; p++) {
    const n = t.ships[s * t.P + p] as number;
    if (n === 0) continue;
    if (owners.some((o) => o === p || !hostile(t, o, p))) return null;
    enemies.push(p);
    defenders += n;
  }
  const victim = possessor(t, s);
  if (victim >= 0 && owners.some((o) => o === victim || !hostile(t, o, victim))) return null;
  if (enemies.length === 0 && victim < 0) return null;
  const total = force.reduce((n, k) => n + k, 0);
  // With dice a clear majority is needed before it counts as won.
  const need = t.options["ad.combat"] === "larger" ? defenders + 1 : Math.ceil(1.4 * defenders) + 1;
  if (total < need) return null;
  const other = clone(t);
  leave(other);
  other.neutral[s] = 0;
  for (const p of enemies) other.ships[s * t.P + p] = 0;
  for (let p = 0; p < t.P; p++) {
    if ((force[p] as number) === 0) continue;
    other.ships[s * t.P + p] = force[p] as number;
    other.since[s * t.P + p] = t.turn + 1;
  }
  if (victim >= 0) {
    other.holder[victim] = t.order.find((p) => owners.includes(p)) ?? (owners[0] as number);
    other.grace = other.grace.with(victim, "due");
  }
  return other;
}

/** Returns the share of the victory that each power would have if the game were scored now (AD-10.3). */
export function sharesByScore(t: State4000): number[] {
  const scores = score(t);
  const rank = ({ stars, ships }: { readonly stars: number; readonly ships: number }): number =>
    stars * 100_000 + ships;
  const best = Math.max(...scores.map(rank));
  const winners = scores.filter((one) => rank(one) === best).map(({ side }) => side);
  return t.side.map((side, p) => (t.alive[p] === 1 && winners.includes(side) ? 1 / winners.length : 0));
}
