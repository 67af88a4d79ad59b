/** Checks the shortcuts of positions against the rules asked afresh. */
import {
  type Act,
  type Aside,
  deepEqual,
  offers,
  Position,
  positionAfter,
  question,
  refusalSeenBy,
  type Seat,
  type Shape,
  type StepOffers,
  whyNot,
} from "@starboard/kernel";
import { allSeats } from "../moves.ts";
import type { ConformanceCheck } from "../check-context.ts";
import type { SomeGame } from "../recorded-match.ts";

export const positions: ConformanceCheck = {
  name: "what a position has listed is what the rules say",
  rule: "KRN-ACT-3",
  onAct({ game, state, last, seats, due, fail }) {
    if (!due) return;
    const position: Position<Shape> = last ? positionAfter<Shape>(game, last.played) : new Position(game, state);
    if (position.state !== state) return fail("the position is not that of the state");
    const everything = allSeats(seats).map((by) => ({ by, asked: position.offers(by) }));
    for (const { by, asked } of everything)
      if (!deepEqual(asked, offers(game, state, by))) fail(`seat ${by} is offered something else`);
    // Whatever is offered to one seat is tried by all.
    for (const { asked } of everything)
      for (const { step, offers: list } of asked)
        for (const act of someOf(list.map((one) => one.act)))
          for (const by of allSeats(seats)) tryOut(position, by, step, act, fail);
  },
};

/** Candidates that are offered as judged like the one before them are judged by themselves. */
export const judgements: ConformanceCheck = {
  name: "acts that are offered as judged alike are judged alike",
  rule: "KRN-ACT-3",
  onAct({ game, state, seats, due, fail }) {
    if (!due) return;
    for (const by of allSeats(seats))
      for (const asked of offers(game, state, by)) {
        const wrong = firstMisjudged(game, state, by, asked);
        if (wrong)
          fail(`${asked.step} offers seat ${by} ${JSON.stringify(wrong)}, which is judged otherwise by itself`);
      }
  },
};

/** Returns the first act of a question that is offered with another judgement than its own. */
function firstMisjudged(game: SomeGame, state: Shape["state"], by: Seat, asked: StepOffers): Act | undefined {
  const frame = question(game, state)?.frame;
  const forbids = asked.aside
    ? (act: Act) => (game.asides[asked.step] as Aside<Shape>).forbids(state, null, by, act)
    : (act: Act) => question(game, state)?.step.forbids(state, frame?.memo ?? {}, by, act);
  return asked.offers.find(({ act, refusal }) => {
    const own = forbids(act);
    return !deepEqual(refusal, own && refusalSeenBy(game.visibility, own, by, state));
  })?.act;
}

/** The first, the middle and the last: asking afresh lists everything each time. */
const someOf = <T>(list: readonly T[]): ReadonlySet<T> =>
  new Set([list.slice(0, 1), list.slice(list.length >> 1).slice(0, 1), list.slice(-1)].flat());

/** Compares the check of an act, given as an object and as from outside, with the check without anything listed. */
function tryOut(position: Position<Shape>, by: Seat, step: string, act: object, fail: (message: string) => void): void {
  const { game, state } = position;
  const refusal = whyNot(game, state, { by, step, act });
  for (const given of [act, JSON.parse(JSON.stringify(act)) as unknown]) {
    const checked = position.check({ by, step, act: given });
    const isSame =
      "refusal" in checked ? deepEqual(checked.refusal, refusal) : refusal === undefined && deepEqual(checked.act, act);
    if (!isSame) fail(`${step} of seat ${by} is judged differently: ${JSON.stringify(act)}`);
  }
}
