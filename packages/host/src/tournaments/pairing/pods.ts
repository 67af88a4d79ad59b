/**
 * Pairs rounds at tables with more than two seats ("pods"). The cost of a round counts repeated meetings and
 * differences of points. Entrants are exchanged between tables as long as that lowers the cost.
 */
import { byRank, type EntrantRecord, type Pairing, assignSeats } from "./entrant-record.ts";

/** The size of each table, and the number of byes. */
export interface Split {
  readonly sizes: readonly number[];
  readonly byes: number;
}

/**
 * Splits entrants into tables of `size` and, if the game allows it (`smaller`), of one less. It minimizes byes first,
 * then maximizes full tables.
 */
export function podSizes(entrants: number, size: number, smaller: boolean): Split {
  for (let byes = 0; byes <= entrants; byes++) {
    const seats = entrants - byes;
    for (let full = Math.floor(seats / size); full >= 0; full--) {
      const rest = seats - full * size;
      const small = rest / (size - 1);
      if (rest === 0 || (smaller && Number.isInteger(small)))
        return {
          sizes: [...Array<number>(full).fill(size), ...Array<number>(rest === 0 ? 0 : small).fill(size - 1)],
          byes,
        };
    }
  }
  return { sizes: [], byes: entrants };
}

/** Cost of one earlier meeting, on the scale of squared differences of points. */
const REPEAT_COST = 64;

/**
 * Pairs a round.
 * @param byPoints true if entrants with equal points should meet (Swiss); false if only repeated meetings count
 */
export function podRound(forms: readonly EntrantRecord[], size: number, smaller: boolean, byPoints: boolean): Pairing {
  const { sizes, byes } = podSizes(forms.length, size, smaller);
  // Byes go to the entrants with the fewest byes, then the lowest points, then the last seed.
  const out = forms.toSorted((a, b) => a.byes - b.byes || byRank(b, a)).slice(0, byes);
  const rest = forms.filter((form) => !out.includes(form)).toSorted(byPoints ? byRank : (a, b) => a.seed - b.seed);
  const pods: EntrantRecord[][] = [];
  let next = 0;
  for (const wide of sizes) pods.push(rest.slice(next, (next += wide)));
  improve(pods, byPoints);
  return {
    tables: pods.map((pod, i) => assignSeats(pod, i)),
    byes: out.map(({ entrant }) => entrant).sort((a, b) => a - b),
  };
}

/** Returns the cost of one pod: repeated meetings and squared differences of points. */
function podCost(pod: readonly EntrantRecord[], byPoints: boolean): number {
  let sum = 0;
  for (const [i, a] of pod.entries())
    for (const b of pod.slice(i + 1))
      sum += REPEAT_COST * (a.met.get(b.entrant) ?? 0) ** 2 + (byPoints ? (a.points - b.points) ** 2 : 0);
  return sum;
}

/** Exchanges entrants between tables as long as that lowers the cost. Each exchange lowers it, so the loop ends. */
function improve(pods: EntrantRecord[][], byPoints: boolean): void {
  for (let better = true; better; ) {
    better = false;
    for (const [p, one] of pods.entries())
      for (const other of pods.slice(p + 1))
        for (const i of one.keys())
          for (const j of other.keys()) {
            const [a, b] = [one[i] as EntrantRecord, other[j] as EntrantRecord];
            const before = podCost(one, byPoints) + podCost(other, byPoints);
            const after = podCost(one.with(i, b), byPoints) + podCost(other.with(j, a), byPoints);
            if (after >= before - 1e-9) continue;
            one[i] = b;
            other[j] = a;
            better = true;
          }
  }
}
