/**
 * The judge against which reviews are measured. It does not use the evaluation of the game, which a review uses: every
 * new state of its tree is played to the end of the match, by acts drawn from the policy prior, and only results count.
 */
import type { BotSpec } from "@starboard/bots";
import { type Candidate, evaluatePaired, type Interval, intervalOf } from "@starboard/bots/review";
import { type Act, type Seat, seededUint32, type Shape } from "@starboard/kernel";

/** Acts after which a play-out is given up and evaluated; longer than matches are. */
const MAX_PLIES = 5000;

/** Returns the spec of the judge. The same seed gives the same play-outs. */
function playoutSpec(spec: BotSpec<Shape>, seed: number): BotSpec<Shape> {
  const random = seededUint32(seed);
  return {
    // One evaluation in all batches, and no quiescence that would end a play-out early.
    ...(Object.fromEntries(
      Object.entries(spec).filter(([name]) => name !== "variant" && name !== "isQuiescent"),
    ) as unknown as BotSpec<Shape>),
    searchParams: (t) => ({ ...spec.searchParams?.(t), playoutPlies: MAX_PLIES }),
    quiescenceMove(t, step, by, acts) {
      if (acts.length === 1) return acts[0] as Act;
      const prior = spec.policyPrior(t, step, by, acts);
      const sum = prior.priors.reduce((all, x) => all + x, 0);
      let left = (random() / 2 ** 32) * sum;
      const i = prior.priors.findIndex((x) => (left -= x) < 0);
      return prior.acts[Math.max(0, i)] as Act;
    },
  };
}

/** A position as its seat sees it. */
export interface JudgedPosition {
  readonly spec: BotSpec<Shape>;
  readonly view: object;
  readonly seat: Seat;
  readonly seats: number;
}

/** Returns what the second candidate loses against the first in shares of the result, with its 95% interval. */
export function playedOutLoss(
  { spec, view, seat, seats }: JudgedPosition,
  [better, worse]: readonly [Candidate, Candidate],
  { visits, batches, seed }: { readonly visits: number; readonly batches: number; readonly seed: number },
): Interval {
  const position = { spec: playoutSpec(spec, seed), view, seat, seats };
  const [first, second] = evaluatePaired(position, [better, worse], visits, { first: 0, count: batches }, seed);
  const valueAt = (values: typeof first, i: number): number => values?.[i]?.values[seat] ?? 0;
  return intervalOf(Array.from({ length: batches }, (_, i) => valueAt(first, i) - valueAt(second, i)));
}
