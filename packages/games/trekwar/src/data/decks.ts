/** All 60 cards, and the two standard decks with one copy of each card (TW-2.1). */
import type { CardId } from "../acts.ts";
import { DOMINION_CARDS } from "./dominion.ts";
import { FEDERATION_CARDS } from "./federation.ts";

export const STANDARD_CARDS = [...FEDERATION_CARDS, ...DOMINION_CARDS];
/** By side. */
export const STANDARD_DECKS: readonly [readonly CardId[], readonly CardId[]] = [
  FEDERATION_CARDS.map((c) => c.id),
  DOMINION_CARDS.map((c) => c.id),
];
