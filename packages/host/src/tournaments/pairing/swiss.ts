/**
 * A round of a Swiss tournament at tables for two, as the cheapest perfect matching (S. Ólafsson, "Weighted matching in chess
 * tournaments", 1990). What it costs is counted in this order, the next only among what is equal before it: rivals who have met, seats
 * out of balance by more than one, differences of points (squared), and, within one score, the distance from the fold
 * that has the upper half meet the lower half. Without a rival is who meets the bye, which counts as the last in points.
 */
import { byRank, type Form, type Pairing, seated, timesAt } from "./form.ts";
import { cheapestMatching } from "./matching.ts";

/** What one pair costs, the weightiest first; whole numbers from 0 on. */
type Cost = readonly [met: number, sides: number, score: number, fold: number];
/** So often that more makes no difference any more. */
const OFTEN = 3;

/** Pairs everybody in `forms`. */
export function swissRound(forms: readonly Form[]): Pairing {
  const ranked = forms.toSorted(byRank);
  const size = ranked.length + (ranked.length % 2);
  if (size === 0) return { tables: [], byes: [] };
  const costs = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_v, j): Cost => (i < j ? costOf(ranked, i, j) : [0, 0, 0, 0])),
  );
  const scale = scales(costs.flat(), size / 2);
  const total = (i: number, j: number): number =>
    (costs[Math.min(i, j)]?.[Math.max(i, j)] ?? []).reduce((sum, cost, k) => sum + cost * (scale[k] ?? 0), 0);
  const mate = cheapestMatching(size, total);
  const tables: number[][] = [];
  const byes: number[] = [];
  for (const [i, form] of ranked.entries()) {
    const rival = ranked[mate[i] ?? -1];
    if (!rival) byes.push(form.entrant);
    else if (i < (mate[i] ?? -1)) tables.push(seated([form, rival], tables.length));
  }
  return { tables, byes };
}

/** What it costs to pair two of the ranked; behind the last stands the bye. */
function costOf(ranked: readonly Form[], i: number, j: number): Cost {
  const a = ranked[i] as Form;
  const b = ranked[j];
  const low = ranked[ranked.length - 1] as Form;
  const score = Math.round(2 * (a.points - (b ?? low).points)) ** 2;
  const group = (points: number): number[] => [...ranked.keys()].filter((k) => ranked[k]?.points === points);
  const mine = group(a.points);
  // The last of a score meets the bye, or goes down to meet the first of another score.
  const down = mine.length - 1 - mine.indexOf(i);
  if (!b) return [Math.min(a.byes, OFTEN), 0, score, down];
  const met = Math.min(a.met.get(b.entrant) ?? 0, OFTEN);
  if (a.points !== b.points) return [met, tilt(a, b), score, down + group(b.points).indexOf(j)];
  return [met, tilt(a, b), score, Math.abs(j - i - Math.floor(mine.length / 2))];
}

/** By how much seats get out of balance by more than one, if these two meet and sit as is best. */
function tilt(a: Form, b: Form): number {
  const beyond = (one: Form, seat: number): number => {
    const balance = timesAt(one, 0) - timesAt(one, 1) + (seat === 0 ? 1 : -1);
    return Math.max(0, Math.abs(balance) - 1);
  };
  return Math.min(beyond(a, 0) + beyond(b, 1), beyond(a, 1) + beyond(b, 0));
}

/** Factors that make one number of a cost: what counts more outweighs everything that counts less, over all pairs. */
function scales(costs: readonly Cost[], pairs: number): number[] {
  const scale = [1, 1, 1, 1];
  for (let k = 2; k >= 0; k--) {
    const most = Math.max(...costs.map((cost) => cost[k + 1] as number));
    scale[k] = (scale[k + 1] as number) * (1 + pairs * most);
  }
  return scale;
}
