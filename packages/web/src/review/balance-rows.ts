/** The rows of a seat's balance as the page shows them: whole points that add up, each with its terms. */
import { isInferior, type LuckTerm, type MatchReview, type ReviewMoment, swingOf } from "@starboard/bots/review";
import type { Seat } from "@starboard/kernel";

/** What one draw or one mistake changed for a seat, in win chance. */
export type BalanceTerm = {
  readonly n: number;
  readonly value: number;
} /** `expected` and `got` are the seat's win chances. */ & (
  | { readonly is: "draw"; readonly draw: LuckTerm; readonly expected: number; readonly got: number }
  | { readonly is: "error"; readonly moment: ReviewMoment }
);

export interface BalanceRow {
  readonly is: "start" | "luck" | "own" | "others" | "unseen" | "result";
  /** The seat whose mistakes these are; only for `others`. */
  readonly by?: Seat;
  /** Win chance before and after this part, 0 to 1 but for rounding; equal to 0 and the chance for start and result. */
  readonly from: number;
  readonly to: number;
  /** Whole points as shown: those of all parts add up to those of the result. */
  readonly points: number;
  /** The greatest first. */
  readonly terms: readonly BalanceTerm[];
}

/** Returns the rows of a complete review; empty if it has no balance. */
export function balanceRows({ balance, luck, moments, scope }: MatchReview, seat: Seat): BalanceRow[] {
  const own = balance[seat];
  if (!own) return [];
  const errorsOf = (by: Seat): BalanceTerm[] =>
    moments.flatMap((moment) =>
      moment.by === by && isInferior(moment.assessment)
        ? [{ is: "error", n: moment.n, value: moment.effects[seat] ?? 0, moment }]
        : [],
    );
  const draws = luck.map(
    (draw): BalanceTerm => ({
      is: "draw",
      n: draw.n,
      value: swingOf(draw, seat),
      draw,
      expected: draw.expected[seat] ?? 0,
      got: draw.got[seat] ?? 0,
    }),
  );
  const others = own.others.flatMap((change, by) =>
    by === (seat as number) ? [] : [{ is: "others" as const, by: by as Seat, change, terms: errorsOf(by as Seat) }],
  );
  const parts: (Pick<BalanceRow, "is" | "by" | "terms"> & { readonly change: number })[] = [
    ...(scope.luck ? [{ is: "luck" as const, change: own.luck, terms: draws }] : []),
    { is: "own", change: own.own, terms: errorsOf(seat) },
    ...others,
    { is: "unseen", change: own.unseen, terms: [] },
  ];
  const first = Math.round(100 * own.start);
  const last = Math.round(100 * own.result);
  const points = wholePoints(
    parts.map(({ change }) => 100 * change),
    last - first,
  );
  let at = own.start;
  const changes = parts.map(({ change, terms, ...part }, i) => {
    const from = at;
    at += change;
    const ranked = terms.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
    return { ...part, from, to: at, points: points[i] as number, terms: ranked };
  });
  return [
    { is: "start", from: 0, to: own.start, points: first, terms: [] },
    ...changes,
    { is: "result", from: 0, to: own.result, points: last, terms: [] },
  ];
}

/** Rounds numbers so that they add up to a whole sum: those that lose most by rounding down are rounded up. */
export function wholePoints(values: readonly number[], sum: number): number[] {
  const whole = values.map(Math.floor);
  let missing = sum - whole.reduce((all, x) => all + x, 0);
  const byRest = values.map((value, i) => ({ i, rest: value - Math.floor(value) })).toSorted((a, b) => b.rest - a.rest);
  for (let k = 0; missing > 0; k++, missing--) {
    const { i } = byRest[k % byRest.length] as (typeof byRest)[number];
    whole[i] = (whole[i] as number) + 1;
  }
  return whole.map((x) => x + 0);
}
