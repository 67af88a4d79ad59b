/** A compact list of unsigned 32-bit integers, for data that is kept for every entry of a long match. */
export interface Uint32List {
  /** The buffer, which may be longer than `length`; it grows by half. */
  list: Uint32Array;
  length: number;
}

export const uint32ListOf = (from: ArrayLike<number> = []): Uint32List => ({
  list: Uint32Array.from(from),
  length: from.length,
});

export function append(numbers: Uint32List, n: number): void {
  if (numbers.length === numbers.list.length) {
    const wider = new Uint32Array(numbers.length + (numbers.length >> 1) + 8);
    wider.set(numbers.list);
    numbers.list = wider;
  }
  numbers.list[numbers.length++] = n;
}

/** Returns a copy of the first `count` numbers. */
export const takeFirst = ({ list, length }: Uint32List, count: number): Uint32List =>
  uint32ListOf(list.subarray(0, Math.min(count, length)));
