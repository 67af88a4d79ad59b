/** What pairing has to know of an entrant. Entrants are named by their numbers. */
export interface EntrantRecord {
  readonly entrant: number;
  /** Points so far, in whole and half ones (at larger tables also other fractions). */
  readonly points: number;
  /** Rank before the first round, from 0. */
  readonly seed: number;
  /** Rounds without a rival. */
  readonly byes: number;
  /** Which seat the entrant had at each table so far. */
  readonly sides: readonly number[];
  /** How often it has met each rival. */
  readonly met: ReadonlyMap<number, number>;
}
/** One round: who sits at each table in the order of its seats, and who has a bye. */
export interface Pairing {
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/** Leaders first; among equals the better seed. */
export const byRank = (a: EntrantRecord, b: EntrantRecord): number => b.points - a.points || a.seed - b.seed;

/** How often an entrant has had a seat. */
export const timesAt = ({ sides }: EntrantRecord, seat: number): number => sides.filter((one) => one === seat).length;

/**
 * Who sits where: everybody gets, as far as possible, the seat they have had least; among equals the one they did not have
 * last. `salt` turns the order where nothing speaks for either, so that seeds alternate in the first round.
 */
export function seated(forms: readonly EntrantRecord[], salt: number): number[] {
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
