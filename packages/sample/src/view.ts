/** What a captain may know, and determinizations of it (SMP-1.3). */
import { type Draw, type Flow, type Seat, seat, seenBy, shuffled, type Viewer } from "@starboard/kernel";
import { type BidAct, type Card, RAIDER } from "./acts.ts";
import type { SampleShape } from "./shape.ts";
import { cloneMemo, fullDeck, type SampleState } from "./state.ts";
import { visibility } from "./visibility.ts";

/** A step on the stack, without its sealed answers. */
interface SeenFrame {
  readonly step: string;
  readonly memo: object;
  /** 1 for a captain who has answered; present only while answers are collected. */
  readonly answered?: readonly (0 | 1)[];
}

export interface SampleView extends Omit<Readonly<SampleState>, "flow" | "hands" | "deck" | "buried"> {
  readonly flow: Omit<Flow, "stack"> & { readonly stack: readonly SeenFrame[] };
  /** The viewer's own cards; null for the public. */
  readonly hand: readonly Card[] | null;
  /** The card the viewer has laid face down. */
  readonly laid: BidAct | null;
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly buriedSize: number;
}

const seen = seenBy<SampleShape, typeof visibility>(visibility);

export function view(t: SampleState, by: Viewer): SampleView {
  const { flow, hands, deck, buried, options, round, lead, left, home, spent, wrecks, bids, cargo } = seen(t, by);
  const answers = flow.stack[flow.stack.length - 1]?.answers;
  return {
    options,
    round,
    lead,
    left,
    home,
    spent,
    wrecks,
    bids,
    cargo,
    flow: {
      at: flow.at,
      over: flow.over,
      stack: flow.stack.map((frame) => ({
        step: frame.step,
        memo: frame.memo,
        ...(frame.answers && { answered: frame.answers.map((answer) => (answer ? 1 : 0)) }),
      })),
    },
    hand: hands.own,
    laid: by === "public" ? null : ((answers?.[by] ?? null) as BidAct | null),
    handSizes: hands.sizes,
    deckSize: deck,
    buriedSize: buried,
  };
}

/** The cards the viewer has not seen, in no particular order. */
function unseen(v: SampleView): Card[] {
  const rest = fullDeck(v.left.length);
  for (const card of [...v.spent, ...(v.hand ?? [])]) rest.splice(rest.indexOf(card), 1);
  return rest;
}

export function determinize(v: SampleView, by: Viewer, draw: Draw): SampleState {
  const { flow, hand, laid, handSizes, deckSize, buriedSize, ...open } = v;
  const rest = shuffled(unseen(v), draw, "SMP-1.3");
  const take = (count: number): Card[] => rest.splice(rest.length - count, count);
  const hands = handSizes.map((size, i) => (hand && i === by ? hand.slice() : take(size)));
  const layAny = (captain: Seat): BidAct => {
    const hand = hands[captain] ?? [];
    return { do: "bid", card: hand[(draw(hand.length, 1, "SMP-4.1")[0] ?? 1) - 1] ?? RAIDER };
  };
  const answersOf = (answered: readonly (0 | 1)[]): (BidAct | null)[] =>
    answered.map((has, i) => (has === 0 ? null : i === by ? laid : layAny(seat(i))));
  return {
    ...open,
    flow: {
      at: flow.at.slice(),
      over: flow.over,
      stack: flow.stack.map(({ step, memo, answered }) => ({
        step,
        memo: cloneMemo(memo, step),
        ...(answered && { answers: answersOf(answered) }),
      })),
    },
    left: v.left.slice(),
    home: v.home.slice(),
    hands,
    deck: take(deckSize),
    spent: v.spent.slice(),
    buried: take(buriedSize),
    wrecks: v.wrecks.slice(),
    bids: v.bids.slice(),
    cargo: v.cargo.map((prizes) => prizes.slice()),
  };
}
