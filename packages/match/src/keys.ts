/**
 * Which messages a match has taken in. Of each key only a mark of 32 bits is remembered: whoever comes with a key whose mark
 * is known is looked up in the log, and two keys with one mark cost no more than that.
 */
import { add, has, type Numbers } from "./numbers.ts";

export function addKey(keys: Numbers, key: string): void {
  const mark = markOf(key);
  // A run of moves has one key.
  if (keys.list[keys.length - 1] !== mark) add(keys, mark);
}

/** False means never; true means most likely. */
export const mayHave = (keys: Numbers, key: string): boolean => has(keys, markOf(key));

/** FNV-1a over the characters. */
function markOf(key: string): number {
  let mark = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) mark = Math.imul(mark ^ key.charCodeAt(i), 0x01000193);
  return mark >>> 0;
}
