/**
 * Rounds at tables for more than two ("pods"). Whoever has equal points sits together as far as possible, after that nobody
 * shall meet anybody twice; found by exchanging entrants between tables as long as that makes the round better.
 */
import { byRank, type EntrantRecord, type Pairing, seated } from "./entrant-record.ts";

/** How many tables of each size, and how many entrants are left over. */
export interface Split {
  readonly sizes: readonly number[];
  readonly byes: number;
}

/** Tables of `size` and, where the game allows it, of one less: as few byes as can be, then as many full tables as can be. */
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

/** Having met once counts as much as so many points between two of a table. */
const MET = 64;

/**
 * Pairs a round.
 * @param byPoints whether equal points meet (Swiss); otherwise only that everybody meets as many others as possible
 */
export function podRound(forms: readonly EntrantRecord[], size: number, smaller: boolean, byPoints: boolean): Pairing {
  const { sizes, byes } = podSizes(forms.length, size, smaller);
  // Who has had fewest byes, then who has least points, then the last seed.
  const out = forms.toSorted((a, b) => a.byes - b.byes || byRank(b, a)).slice(0, byes);
  const rest = forms.filter((form) => !out.includes(form)).toSorted(byPoints ? byRank : (a, b) => a.seed - b.seed);
  const pods: EntrantRecord[][] = [];
  let next = 0;
  for (const wide of sizes) pods.push(rest.slice(next, (next += wide)));
  improve(pods, byPoints);
  return {
    tables: pods.map((pod, i) => seated(pod, i)),
    byes: out.map(({ entrant }) => entrant).sort((a, b) => a - b),
  };
}

/** What one pod costs: meetings again, and differences of points squared. */
function strain(pod: readonly EntrantRecord[], byPoints: boolean): number {
  let sum = 0;
  for (const [i, a] of pod.entries())
    for (const b of pod.slice(i + 1))
      sum += MET * (a.met.get(b.entrant) ?? 0) ** 2 + (byPoints ? (a.points - b.points) ** 2 : 0);
  return sum;
}

/** Exchanges two entrants of different tables as long as that helps; every exchange helps, so it ends. */
function improve(pods: EntrantRecord[][], byPoints: boolean): void {
  for (let better = true; better; ) {
    better = false;
    for (const [p, one] of pods.entries())
      for (const other of pods.slice(p + 1))
        for (const i of one.keys())
          for (const j of other.keys()) {
            const [a, b] = [one[i] as EntrantRecord, other[j] as EntrantRecord];
            const before = strain(one, byPoints) + strain(other, byPoints);
            const after = strain(one.with(i, b), byPoints) + strain(other.with(j, a), byPoints);
            if (after >= before - 1e-9) continue;
            one[i] = b;
            other[j] = a;
            better = true;
          }
  }
}
