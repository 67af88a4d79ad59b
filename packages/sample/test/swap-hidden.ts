import type { Random } from "@starboard/conformance";
import type { Viewer } from "@starboard/kernel";
import { fullDeck, type SampleState } from "../src/state.ts";

/**
 * Returns the same state with everything shuffled that the viewer may not know (SMP-1.3): the other hands, the deck,
 * the cards laid away, and sealed cards. Implemented from the rules, independently of `view` and `determinize`.
 */
export function swapHidden(state: SampleState, viewer: Viewer, chance: Random): SampleState {
  const copy = JSON.parse(JSON.stringify(state)) as SampleState;
  const pool = fullDeck(state.left.length);
  const known = [...state.spent, ...(viewer === "public" ? [] : (state.hands[viewer] ?? []))];
  for (const card of known) pool.splice(pool.indexOf(card), 1);
  const take = (): number => pool.splice(chance.below(pool.length), 1)[0] ?? 0;
  copy.hands = copy.hands.map((hand, by) => (by === viewer ? hand : hand.map(take)));
  copy.deck = copy.deck.map(take);
  copy.buried = copy.buried.map(take);
  for (const frame of copy.flow.stack)
    frame.answers?.forEach((answer, by, answers) => {
      const hand = copy.hands[by];
      if (answer && by !== viewer && hand && hand.length > 0)
        answers[by] = { do: "bid", card: chance.pick(hand) } as never;
    });
  return copy;
}
