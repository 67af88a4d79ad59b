/** A list of whole numbers below 2³² in four bytes each, for what is remembered of every entry of a long match. */
export interface Numbers {
  /** Longer than what is in it: it grows by half. */
  list: Uint32Array;
  length: number;
}

export const numbersOf = (from: ArrayLike<number> = []): Numbers => ({
  list: Uint32Array.from(from),
  length: from.length,
});

export function add(numbers: Numbers, n: number): void {
  if (numbers.length === numbers.list.length) {
    const wider = new Uint32Array(numbers.length + (numbers.length >> 1) + 8);
    wider.set(numbers.list);
    numbers.list = wider;
  }
  numbers.list[numbers.length++] = n;
}

/** The first so many, as a list of its own. */
export const first = ({ list, length }: Numbers, count: number): Numbers =>
  numbersOf(list.subarray(0, Math.min(count, length)));
