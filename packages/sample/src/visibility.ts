/** Who may read what of a match (SMP-1.3): hands belong to their captains, the deck and what was laid away to nobody. */
import type { Visibility } from "@starboard/kernel";
import type { SampleShape } from "./shape.ts";

export const visibility = {
  state: {
    round: "public",
    lead: "public",
    left: "public",
    home: "public",
    /** The viewer's own hand, and the number of cards in each. */
    hands: {
      seat: (hands, by) => ({
        own: by === "public" ? null : (hands[by] ?? []),
        sizes: hands.map((hand) => hand.length),
      }),
    },
    deck: { nobody: (deck) => deck.length },
    spent: "public",
    buried: { nobody: (buried) => buried.length },
    wrecks: "public",
    bids: "public",
    cargo: "public",
  },
  memos: {
    deal: {},
    sight: {},
    pick: {},
    bid: {},
    award: { winner: "public", toAsk: "public", holder: "public" },
    raid: { by: "public", from: "public" },
    refill: {},
    score: {},
  },
  options: { "sample.captains": "public", "sample.rounds": "public", "sample.raids": "public" },
  facts: {
    drew: "addressed",
    refilled: "public",
    sighted: "public",
    picked: "public",
    opened: "public",
    drifted: "public",
    passed: "public",
    raided: "public",
    hauled: "public",
    left: "public",
    called: "public",
    scored: "public",
    won: "public",
  },
  refusals: {
    SMP_TURN: {},
    SMP_PHASE: {},
    SMP_OVER: {},
    SMP_NO_RAIDER: {},
    SMP_ALREADY_LEFT: {},
    SMP_ALREADY_CALLED: {},
    SMP_NOT_CALLED: {},
    SMP_NOT_HELD: { card: "act" },
  },
} satisfies Visibility<SampleShape>;
