/**
 * Remembers which messages a match has received. Stores a 32-bit hash per idempotency key. On a hit the log is
 * searched; a collision costs one log read.
 */
export interface KeyFilter {
  /** Open-addressing hash table with linear probing; 0 marks a free slot. */
  hashes: Uint32Array;
  count: number;
}

/** Maximum load factor. The table grows in small steps, because every match in memory has one. */
const MAX_LOAD = 0.9;
const GROWTH = 1.25;

/** Creates a filter with space for `room` keys; it grows when needed. */
export const newKeyFilter = (room = 6): KeyFilter => ({
  hashes: new Uint32Array(Math.ceil(room / MAX_LOAD) + 1),
  count: 0,
});

export function addKey(keyFilter: KeyFilter, key: string): void {
  const hash = hashOf(key);
  // All rows of a run have the same key.
  if (keyFilter.hashes[slotOf(keyFilter.hashes, hash)] === hash) return;
  if (keyFilter.count + 1 > keyFilter.hashes.length * MAX_LOAD) keyFilter.hashes = grow(keyFilter.hashes);
  keyFilter.hashes[slotOf(keyFilter.hashes, hash)] = hash;
  keyFilter.count += 1;
}

/** False if the key was never added; true if it very likely was. */
export function mightContain({ hashes }: KeyFilter, key: string): boolean {
  const hash = hashOf(key);
  return hashes[slotOf(hashes, hash)] === hash;
}

/** Returns the slot of a hash, or the free slot where it belongs. */
function slotOf(table: Uint32Array, hash: number): number {
  let slot = hash % table.length;
  while (table[slot] !== 0 && table[slot] !== hash) slot = slot + 1 === table.length ? 0 : slot + 1;
  return slot;
}

function grow(table: Uint32Array): Uint32Array {
  const wide = new Uint32Array(Math.ceil(table.length * GROWTH));
  for (const hash of table) if (hash !== 0) wide[slotOf(wide, hash)] = hash;
  return wide;
}

/** FNV-1a over the characters; never 0. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return hash >>> 0 || 1;
}
