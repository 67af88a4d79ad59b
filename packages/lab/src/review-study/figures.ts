/** The figures of a study of reviews: counted for one match, added up over many. */
import type { LuckFigures, ReviewFigures } from "@starboard/bots";
import { type Assessment, isInferior, type MatchReview } from "@starboard/bots/review";

export const NO_FIGURES: ReviewFigures = {
  matches: 0,
  choices: 0,
  alarms: 0,
  refuted: 0,
  close: 0,
  planted: 0,
  found: 0,
  flagged: 0,
  repeated: 0,
  contradicted: 0,
  time: 0,
};

export const addFigures = (a: ReviewFigures, b: ReviewFigures): ReviewFigures =>
  Object.fromEntries(
    Object.keys(NO_FIGURES).map((name) => [name, a[name as keyof ReviewFigures] + b[name as keyof ReviewFigures]]),
  ) as unknown as ReviewFigures;

/**
 * Compares two reviews of a match of strong play.
 *
 * @param isRefuted whether the other judge does not confirm what the first review flagged at an entry
 */
export function figuresOf(first: MatchReview, second: MatchReview, isRefuted: (n: number) => boolean): ReviewFigures {
  const again = new Map<number, Assessment>(second.moments.map(({ n, assessment }) => [n, assessment]));
  let figures: ReviewFigures = { ...NO_FIGURES, matches: 1 };
  for (const { n, assessment } of first.moments) {
    const other = again.get(n) ?? "fine";
    const flags = [assessment, other].filter(isInferior).length;
    const isAlarm = isInferior(assessment);
    figures = addFigures(figures, {
      ...NO_FIGURES,
      choices: 1,
      alarms: isAlarm ? 1 : 0,
      refuted: isAlarm && isRefuted(n) ? 1 : 0,
      close: assessment === "close" ? 1 : 0,
      flagged: flags > 0 ? 1 : 0,
      repeated: flags === 2 ? 1 : 0,
      contradicted: flags === 1 && [assessment, other].includes("fine") ? 1 : 0,
    });
  }
  return figures;
}

/** Mean and standard deviation of the luck of one seat, one value per match. */
export function luckFigures(luck: readonly number[]): LuckFigures {
  const matches = luck.length;
  if (matches === 0) return { matches, mean: 0, deviation: 0 };
  const mean = luck.reduce((sum, x) => sum + x, 0) / matches;
  const squares = luck.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { matches, mean, deviation: matches > 1 ? Math.sqrt(squares / (matches - 1)) : 0 };
}

/** The 95% interval of a share by Wilson's method: low and high, 0 to 1. */
export function shareInterval(hits: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const p = hits / of;
  const centre = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
