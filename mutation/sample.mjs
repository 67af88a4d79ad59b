// A random sample of the changes of a run. The same seed draws the same changes of the same code.
import { createHash } from "node:crypto";

// The share of the changes to run, in per cent, and the seed of the draw; all changes by default.
const percent = Number(process.env["MUTATION_SAMPLE"] ?? "100");
const seed = process.env["MUTATION_SEED"] ?? "1";
export const isSample = percent < 100;

/**
 * Name of the reports of a target. Each sample has its own, since kept results also say which changes were not drawn.
 * @param {string} target
 */
export const reportOf = (target) => (isSample ? `${target}-${percent}-${seed}` : target);

/**
 * Whether a change is drawn.
 * @param {string} id the change's id in its run
 */
export const isDrawn = (id) =>
  createHash("sha256").update(`${seed} ${id}`).digest().readUInt32BE() < (percent / 100) * 2 ** 32;

/**
 * Score of a run: noticed changes among those drawn, without those left out, with the 95 % interval of Wilson (1927).
 * @param {readonly { readonly id: string, readonly status: string }[]} mutants
 */
export function scoreOf(mutants) {
  const drawn = mutants.filter(({ id, status }) => isDrawn(id) && status !== "Ignored");
  const noticed = drawn.filter(
    ({ status }) => status === "Killed" || status === "Timeout" || status === "RuntimeError",
  );
  const [n, p] = [drawn.length, noticed.length / drawn.length];
  const z = 1.96;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  // Nothing is uncertain about a run of all changes.
  const half = !isSample ? 0 : (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  const centre = isSample ? middle : p;
  return { drawn: n, noticed: noticed.length, score: 100 * p, low: 100 * (centre - half), high: 100 * (centre + half) };
}
