/**
 * The judge against which reviews are measured. It does not use the evaluation of the game, which a review uses: every
 * new state of its tree is played to the end of the match, by acts drawn from the policy prior, and only results count.
 */
import { actKey, type BotSpec } from "@starboard/bots";
import { type Candidate, evaluatePaired, type Interval, intervalOf } from "@starboard/bots/review";
import { type Act, type Seat, seededUint32, type Shape } from "@starboard/kernel";
import { mixSeed } from "../contest.ts";

/** Acts after which a play-out is given up and evaluated; longer than matches are. */
const MAX_PLIES = 5000;

/** Returns the spec of the judge. The same seed gives the same play-outs. */
function playoutSpec(spec: BotSpec<Shape>, seed: number): BotSpec<Shape> {
  const random = seededUint32(seed);
  /** What the policy joined to the last act, such as the steps of a ship's move, and whose acts these are. */
  let rest: readonly Act[] = [];
  let owner: Seat | null = null;
  const endPlayout = (): void => {
    rest = [];
    owner = null;
  };
  /** The next of the joined acts, if its seat is asked and the rules allow it. */
  function joinedAct(by: Seat, acts: readonly Act[]): Act | undefined {
    const [next, ...later] = owner === by ? rest : [];
    rest = later;
    const key = next && actKey(next);
    return key === undefined ? undefined : acts.find((act) => actKey(act) === key);
  }
  return {
    // One evaluation in all batches, and no quiescence that would end a play-out early.
    ...(Object.fromEntries(
      Object.entries(spec).filter(([name]) => name !== "variant" && name !== "isQuiescent"),
    ) as unknown as BotSpec<Shape>),
    searchParams: (t) => ({ ...spec.searchParams?.(t), playoutPlies: MAX_PLIES }),
    evaluate(t, values) {
      endPlayout();
      spec.evaluate(t, values);
    },
    terminalValue(t, values) {
      endPlayout();
      spec.terminalValue(t, values);
    },
    quiescenceMove(t, step, by, acts) {
      if (acts.length === 1) {
        const only = acts[0] as Act;
        return joinedAct(by, acts) ?? only;
      }
      const joined = joinedAct(by, acts);
      if (joined) return joined;
      const prior = spec.policyPrior(t, step, by, acts);
      const sum = prior.priors.reduce((all, x) => all + x, 0);
      let left = (random() / 2 ** 32) * sum;
      const i = Math.max(
        0,
        prior.priors.findIndex((x) => (left -= x) < 0),
      );
      rest = prior.continuations?.[i] ?? [];
      owner = by;
      return prior.acts[i] as Act;
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

/**
 * Returns the result of a candidate for its seat in a batch of play-outs, 0 to 1. Each batch begins with the same
 * determinizations and draws for all candidates.
 *
 * @param visits play-outs of a batch
 */
export const playoutJudge =
  ({ spec, view, seat, seats }: JudgedPosition, visits: number, seed: number) =>
  (candidate: Candidate, batch: number): number => {
    const position = { spec: playoutSpec(spec, mixSeed(seed, batch)), view, seat, seats };
    const [values] = evaluatePaired(position, [candidate], visits, { first: batch, count: 1 }, seed);
    return values?.[0]?.values[seat] ?? 0;
  };

/** Returns what the second candidate loses against the first in shares of the result, with its 95% interval. */
export function playedOutLoss(
  position: JudgedPosition,
  [better, worse]: readonly [Candidate, Candidate],
  { visits, batches, seed }: { readonly visits: number; readonly batches: number; readonly seed: number },
): Interval {
  const valueOf = playoutJudge(position, visits, seed);
  return intervalOf(Array.from({ length: batches }, (_, i) => valueOf(better, i) - valueOf(worse, i)));
}
