/**
 * Pairs a round of a Swiss tournament at tables for two, as a minimum-cost perfect matching (S. Ólafsson, "Weighted
 * matching in chess tournaments", 1990). Costs in order of priority:
 *
 * 1. a bye for an entrant who has had more byes than others;
 * 2. opponents who have already met;
 * 3. seats out of balance by more than one;
 * 4. squared differences of points;
 * 5. within one score group, the distance from the fold (the upper half meets the lower half).
 *
 * For an odd number of entrants a bye takes part, with the lowest points.
 */
import { byRank, type EntrantRecord, type Pairing, assignSeats, timesAt } from "./entrant-record.ts";
import { cheapestMatching } from "./matching.ts";

/** The cost of one pair, highest priority first. Non-negative integers. */
type Cost = readonly [bye: number, met: number, sides: number, score: number, fold: number];
const NONE: Cost = [0, 0, 0, 0, 0];
/** Number of meetings above which more make no difference. */
const MAX_MEETINGS = 3;

/** Pairs all entrants in `forms`. */
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
    else if (i < (mate[i] ?? -1)) tables.push(assignSeats([form, rival], tables.length));
  }
  return { tables, byes };
}

/** An entrant with its place in its score group, from 0. */
interface Ranked {
  readonly form: EntrantRecord;
  readonly place: number;
  /** Size of the score group. */
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

/** Returns the cost of pairing two entrants. `a` is ranked higher. */
function costOf(a: Ranked, b: Ranked): Cost {
  const met = Math.min(a.form.met.get(b.form.entrant) ?? 0, MAX_MEETINGS);
  const apart = Math.round(2 * (a.form.points - b.form.points)) ** 2;
  // Between score groups, the last of the upper group meets the first of the lower one.
  const fold = apart > 0 ? a.peers - 1 - a.place + b.place : Math.abs(b.place - a.place - Math.floor(a.peers / 2));
  return [0, met, seatImbalance(a.form, b.form), apart, fold];
}
/** Returns the cost of a bye for an entrant. */
const costOfBye = ({ form, place, peers }: Ranked, lowest: number, fewest: number): Cost => [
  form.byes > fewest ? 1 : 0,
  0,
  0,
  Math.round(2 * (form.points - lowest)) ** 2,
  peers - 1 - place,
];

/** Returns by how much the seat balance of two entrants exceeds one if they meet, with the best seat order. */
function seatImbalance(a: EntrantRecord, b: EntrantRecord): number {
  const beyond = (one: EntrantRecord, seat: number): number => {
    const balance = timesAt(one, 0) - timesAt(one, 1) + (seat === 0 ? 1 : -1);
    return Math.max(0, Math.abs(balance) - 1);
  };
  return Math.min(beyond(a, 0) + beyond(b, 1), beyond(a, 1) + beyond(b, 0));
}

/**
 * Returns factors that combine a cost into one number. One unit of a priority outweighs all lower ones of all pairs.
 */
function scales(costs: readonly Cost[], pairs: number): number[] {
  const scale = [1, 1, 1, 1, 1];
  for (let k = 3; k >= 0; k--) {
    const most = Math.max(...costs.map((cost) => cost[k + 1] as number));
    scale[k] = (scale[k + 1] as number) * (1 + pairs * most);
  }
  return scale;
}
