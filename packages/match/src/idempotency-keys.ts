/**
 * Which messages a match has taken in. Of each key only a mark of 32 bits is remembered: whoever comes with a key whose mark
 * is known is looked up in the log, and two keys with one mark cost no more than that.
 */
export interface KeyFilter {
  /** Every mark at the place it names or at the next free one behind; 0 is free. */
  hashes: Uint32Array;
  count: number;
}

/** Fuller than that, looking for a place takes too long; and it grows by little, since every match in memory has one. */
const FULL = 0.9;
const GROWTH = 1.25;

/** Room for so many keys at once, and for more when they come. */
export const newKeyFilter = (room = 6): KeyFilter => ({
  hashes: new Uint32Array(Math.ceil(room / FULL) + 1),
  count: 0,
});

export function addKey(keyFilter: KeyFilter, key: string): void {
  const mark = markOf(key);
  // A run of moves has one key.
  if (keyFilter.hashes[placeOf(keyFilter.hashes, mark)] === mark) return;
  if (keyFilter.count + 1 > keyFilter.hashes.length * FULL) keyFilter.hashes = wider(keyFilter.hashes);
  keyFilter.hashes[placeOf(keyFilter.hashes, mark)] = mark;
  keyFilter.count += 1;
}

/** False means never; true means most likely. */
export function mightContain({ hashes }: KeyFilter, key: string): boolean {
  const mark = markOf(key);
  return hashes[placeOf(hashes, mark)] === mark;
}

/** Where a mark stands, or would stand. */
function placeOf(marks: Uint32Array, mark: number): number {
  let place = mark % marks.length;
  while (marks[place] !== 0 && marks[place] !== mark) place = place + 1 === marks.length ? 0 : place + 1;
  return place;
}

function wider(marks: Uint32Array): Uint32Array {
  const wide = new Uint32Array(Math.ceil(marks.length * GROWTH));
  for (const mark of marks) if (mark !== 0) wide[placeOf(wide, mark)] = mark;
  return wide;
}

/** FNV-1a over the characters; never 0. */
function markOf(key: string): number {
  let mark = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) mark = Math.imul(mark ^ key.charCodeAt(i), 0x01000193);
  return mark >>> 0 || 1;
}
