/**
 * A round of a Swiss tournament at tables for two, as the cheapest perfect matching (S. Ólafsson, "Weighted matching in chess
 * tournaments", 1990). What it costs is counted in this order, the next only among what is equal before it: a bye for
 * somebody who has had more of them than others, rivals who have met, seats out of balance by more than one, differences
 * of points (squared), and, within one score, the distance from the fold that has the upper half meet the lower half.
 * Whoever has no rival meets the bye, which counts as the last in points.
 */
import { byRank, type EntrantRecord, type Pairing, seated, timesAt } from "./entrant-record.ts";
import { cheapestMatching } from "./matching.ts";

/** What one pair costs, the weightiest first; whole numbers from 0 on. */
type Cost = readonly [bye: number, met: number, sides: number, score: number, fold: number];
const NONE: Cost = [0, 0, 0, 0, 0];
/** So often that more makes no difference any more. */
const OFTEN = 3;

/** Pairs everybody in `forms`. */
export function swissRound(forms: readonly EntrantRecord[]): Pairing {
  const ranked = forms.toSorted(byRank);
  const size = ranked.length + (ranked.length % 2);
  if (size === 0) return { tables: [], byes: [] };
  const all = places(ranked);
  const lowest = ranked[ranked.length - 1]?.points ?? 0;
  const fewest = Math.min(...ranked.map(({ byes }) => byes));
  const costs = all.map((a, i) =>
    Array.from({ length: size }, (_, j): Cost => {
      const b = all[j];
      return j <= i ? NONE : b ? costOf(a, b) : costOfBye(a, lowest, fewest);
    }),
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

/** An entrant with its place among those of the same points, from 0. */
interface Ranked {
  readonly form: EntrantRecord;
  readonly place: number;
  /** How many have these points. */
  readonly peers: number;
}
/** @param ranked leaders first */
function places(ranked: readonly EntrantRecord[]): Ranked[] {
  const peers = Map.groupBy(ranked, ({ points }) => points);
  const first = new Map<number, number>();
  return ranked.map((form, i) => {
    if (!first.has(form.points)) first.set(form.points, i);
    const place = i - (first.get(form.points) as number);
    return { form, place, peers: peers.get(form.points)?.length ?? 1 };
  });
}

/** What it costs to pair two, the better ranked first. */
function costOf(a: Ranked, b: Ranked): Cost {
  const met = Math.min(a.form.met.get(b.form.entrant) ?? 0, OFTEN);
  const apart = Math.round(2 * (a.form.points - b.form.points)) ** 2;
  // The last of a score goes down to meet the first of another.
  const fold = apart > 0 ? a.peers - 1 - a.place + b.place : Math.abs(b.place - a.place - Math.floor(a.peers / 2));
  return [0, met, tilt(a.form, b.form), apart, fold];
}
/** What it costs to give somebody a bye. */
const costOfBye = ({ form, place, peers }: Ranked, lowest: number, fewest: number): Cost => [
  form.byes > fewest ? 1 : 0,
  0,
  0,
  Math.round(2 * (form.points - lowest)) ** 2,
  peers - 1 - place,
];

/** By how much seats get out of balance by more than one, if these two meet and sit as is best. */
function tilt(a: EntrantRecord, b: EntrantRecord): number {
  const beyond = (one: EntrantRecord, seat: number): number => {
    const balance = timesAt(one, 0) - timesAt(one, 1) + (seat === 0 ? 1 : -1);
    return Math.max(0, Math.abs(balance) - 1);
  };
  return Math.min(beyond(a, 0) + beyond(b, 1), beyond(a, 1) + beyond(b, 0));
}

/** Factors that make one number of a cost: what counts more outweighs everything that counts less, over all pairs. */
function scales(costs: readonly Cost[], pairs: number): number[] {
  const scale = [1, 1, 1, 1, 1];
  for (let k = 3; k >= 0; k--) {
    const most = Math.max(...costs.map((cost) => cost[k + 1] as number));
    scale[k] = (scale[k + 1] as number) * (1 + pairs * most);
  }
  return scale;
}
