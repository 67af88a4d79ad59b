/** Calls `found` with every subset of `least` to `most` elements, small subsets first, each in list order. */
export function eachSubset<T>(list: readonly T[], least: number, most: number, found: (set: T[]) => void): void {
  const chosen: T[] = [];
  for (let size = least; size <= Math.min(most, list.length); size++) pick(list, 0, size, chosen, found);
}

/** Adds `size` more elements to the chosen ones in every way; leaves `chosen` as it was. */
function pick<T>(list: readonly T[], from: number, size: number, chosen: T[], found: (set: T[]) => void): void {
  if (size === 0) return found(chosen.slice());
  for (let i = from; i <= list.length - size; i++) {
    chosen.push(list[i] as T);
    pick(list, i + 1, size - 1, chosen, found);
    chosen.pop();
  }
}
