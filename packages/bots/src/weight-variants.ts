/** Variants of an evaluation: the same weights, each changed a little at random. */
import { seededUint32 } from "@starboard/kernel";

/** Spread of the factors by which weights are changed (standard deviation of their logarithm). */
const SPREAD = 0.15;

/**
 * Returns a copy of the weights in which every number is multiplied by exp(0.15 × a normal random number). The members of
 * a list keep their ratios, because lists are curves over time.
 *
 * @param fixed names of weights that are counts and stay as they are
 */
export function varyWeights<W extends object>(weights: W, seed: number, fixed: readonly string[] = []): W {
  const random = seededUint32(seed);
  const factor = (): number => {
    const u = (random() + 1) / 0x1_0000_0001;
    const v = random() / 0x1_0000_0000;
    return Math.exp(SPREAD * Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v));
  };
  const vary = (value: unknown): unknown => {
    if (typeof value === "number") return value * factor();
    if (Array.isArray(value)) {
      const common = factor();
      return value.map((item: number) => item * common);
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, fixed.includes(name) ? item : vary(item)]),
    );
  };
  return vary(weights) as W;
}
