/** The data of an entrant that pairing needs. Entrants are identified by number. */
export interface EntrantRecord {
  readonly entrant: number;
  /** Points so far, a multiple of 0.5 (at larger tables also other fractions). */
  readonly points: number;
  /** Rank before the first round, from 0. */
  readonly seed: number;
  /** Number of byes so far. */
  readonly byes: number;
  /** The entrant's seat at each table so far. */
  readonly sides: readonly number[];
  /** Number of meetings by opponent. */
  readonly met: ReadonlyMap<number, number>;
}
/** One round: the entrants of each table in seat order, and the entrants with a bye. */
export interface Pairing {
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/** Sorts by points, highest first, then by seed. */
export const byRank = (a: EntrantRecord, b: EntrantRecord): number => b.points - a.points || a.seed - b.seed;

/** Returns how often an entrant has had a seat. */
export const timesAt = ({ sides }: EntrantRecord, seat: number): number => sides.filter((one) => one === seat).length;

/**
 * Assigns seats. Each entrant gets, as far as possible, the seat they have had least often, and among these not their
 * last one. `salt` rotates the order of ties, so that seeds alternate in the first round.
 */
export function assignSeats(forms: readonly EntrantRecord[], salt: number): number[] {
  const turned = forms.map((_, i) => forms[(i + salt) % forms.length] as EntrantRecord);
  let best: { readonly order: readonly EntrantRecord[]; readonly cost: number } | undefined;
  for (const order of permutations(turned)) {
    const cost = order.reduce(
      (sum, form, seat) => sum + 4 * timesAt(form, seat) + (form.sides[form.sides.length - 1] === seat ? 1 : 0),
      0,
    );
    if (!best || cost < best.cost) best = { order, cost };
  }
  return (best?.order ?? []).map(({ entrant }) => entrant);
}

function* permutations<T>(list: readonly T[]): Generator<readonly T[]> {
  if (list.length <= 1) yield list;
  for (const [i, one] of list.entries()) for (const rest of permutations(list.toSpliced(i, 1))) yield [one, ...rest];
}
