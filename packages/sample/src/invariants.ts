/** Conditions that every state satisfies. */
import type { Invariant } from "@starboard/kernel";
import type { SampleShape } from "./shape.ts";
import { fullDeck, HAND, type SampleState } from "./state.ts";

/** Returns all cards, sorted. */
export const allCards = (t: Pick<SampleState, "hands" | "deck" | "spent" | "buried">): number[] =>
  [...t.hands.flat(), ...t.deck, ...t.spent, ...t.buried].sort((a, b) => a - b);

export const invariants: readonly Invariant<SampleShape>[] = [
  {
    name: "no card is made or lost",
    rule: "SMP-1.2",
    violation(t) {
      const expected = fullDeck(t.left.length);
      const found = allCards(t);
      return expected.every((card, i) => card === found[i]) && found.length === expected.length
        ? undefined
        : `the cards are ${found.join(" ")}`;
    },
  },
  {
    name: "no hand is larger than a full one",
    rule: "SMP-1.3",
    violation(t) {
      const large = t.hands.findIndex((hand) => hand.length > HAND);
      return large === -1 ? undefined : `seat ${large} holds ${t.hands[large]?.length}`;
    },
  },
  {
    name: "who has left never comes back",
    rule: "SMP-8.1",
    violation(t, before) {
      const back = before?.left.findIndex((left, i) => left === 1 && t.left[i] === 0) ?? -1;
      return back === -1 ? undefined : `seat ${back} came back`;
    },
  },
];
