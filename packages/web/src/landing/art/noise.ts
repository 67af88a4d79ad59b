/** A small seeded generator for drawings: the same picture on every visit. */
export function noise(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Points of a regular polygon for `points`, first corner at `turn` radians. */
export const polygon = (x: number, y: number, r: number, sides: number, turn = 0): string =>
  Array.from({ length: sides }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / sides;
    return `${(x + r * Math.cos(a)).toFixed(1)},${(y + r * Math.sin(a)).toFixed(1)}`;
  }).join(" ");

/** Scattered stars in a box. */
export function dust(
  seed: number,
  count: number,
  width: number,
  height: number,
): { x: number; y: number; r: number; o: number }[] {
  const next = noise(seed);
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: 0.4 + next() * 0.9,
    o: 0.2 + next() * 0.5,
  }));
}
