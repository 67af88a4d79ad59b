// Fits how strong the sides are that players choose in a match, and what one more of what is given is worth to each.

/**
 * A match: what the sides receive, the column that won it, or `-`, and the columns that played.
 * @typedef {{ readonly gives: Readonly<Record<string, number>>, readonly won: string, readonly played: string }} SideMatch
 */

/** Keeps strengths finite where a side lost everything; weighs less than one match. */
const PENALTY = 0.1;

/**
 * The strengths of the sides, whose sum is 0, and the worth of each that is given, as logits: a side wins with a probability in proportion
 * to e^(strength + worth · given) among those that play (Bradley and Terry for two, Luce for more). Newton's method.
 * @param {readonly SideMatch[]} matches @param {readonly string[]} sides
 */
export function fitSides(matches, sides) {
  const count = sides.length;
  const at = Array.from({ length: count + 1 }, () => 0);
  let hessian = at.map(() => at);
  for (let round = 0; round < 40; round++) {
    const gradient = at.map((one) => -PENALTY * one);
    hessian = at.map((_, i) => at.map((_one, j) => (i === j ? PENALTY : 0)));
    for (const { gives, won, played } of matches) {
      const own = played.split("").map(Number);
      // What each coefficient is multiplied by for each side that plays.
      const rows = own.map((side) =>
        at.map((_, i) => (i === count ? (gives[sides[side] ?? ""] ?? 0) : Number(i === side))),
      );
      const raised = rows.map((row) => Math.exp(dot(row, at)));
      const total = raised.reduce((sum, one) => sum + one, 0);
      const chances = raised.map((one) => one / total);
      const mean = at.map((_, i) =>
        dot(
          chances,
          rows.map((row) => row[i] ?? 0),
        ),
      );
      rows.forEach((row, n) => {
        const chance = chances[n] ?? 0;
        const part = won === "-" ? 1 / own.length : Number(won === String(own[n]));
        const off = row.map((one, i) => one - (mean[i] ?? 0));
        row.forEach((one, i) => (gradient[i] = (gradient[i] ?? 0) + (part - chance) * one));
        hessian = hessian.map((line, i) => line.map((one, j) => one + chance * (off[i] ?? 0) * (off[j] ?? 0)));
      });
    }
    solved(hessian, gradient).forEach((step, i) => (at[i] = (at[i] ?? 0) + step));
  }
  const strengths = at.slice(0, count);
  const middle = strengths.reduce((sum, one) => sum + one, 0) / count;
  const [variance = 0] = solved(
    hessian,
    at.map((_, i) => Number(i === count)),
  ).slice(-1);
  return {
    strengths: strengths.map((one) => one - middle),
    worth: at[count] ?? 0,
    /** Half the 95% interval of the worth. */
    half: 1.96 * Math.sqrt(variance),
  };
}

/**
 * What makes all sides as strong as the strongest, which receives nothing, in whole numbers.
 * @param {{ readonly strengths: readonly number[], readonly worth: number }} fit @param {readonly string[]} sides
 * @returns {Record<string, number>}
 */
export function evenFor({ strengths, worth }, sides) {
  const most = Math.max(...strengths);
  return Object.fromEntries(sides.map((side, n) => [side, Math.round((most - (strengths[n] ?? 0)) / worth)]));
}

/** @param {readonly number[]} a @param {readonly number[]} b */
const dot = (a, b) => a.reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0);

/** Solves equations whose matrix is positive definite, by elimination. @param {readonly (readonly number[])[]} matrix @param {readonly number[]} right */
export function solved(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  rows.forEach((top, i) => {
    rows.forEach((row, k) => {
      const factor = k === i ? 0 : (row[i] ?? 0) / (top[i] ?? 1);
      top.forEach((one, j) => (row[j] = (row[j] ?? 0) - factor * one));
    });
  });
  return rows.map((row, i) => (row[rows.length] ?? 0) / (row[i] ?? 1));
}
