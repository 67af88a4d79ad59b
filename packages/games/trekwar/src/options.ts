/** The parsed table options of TrekWar (rules.md, TW-14). Every option has a value. */
import type { CardId } from "./acts.ts";
import type { SideId } from "./data/board.ts";
import type { CardEntry } from "./data/cards.ts";

export interface Options {
  /**
   * The side that opens the first Fight (TW-2.5). After a Battle under `random` or `previousWinner`, its winner opens
   * the rematch (TW-9.7).
   */
  readonly firstOpener: "random" | "alwaysRandom" | "federation" | "dominion" | "previousWinner";
  /** In a series: the winner of the previous Battle (TW-9.7). */
  readonly previousWinner: SideId;
  /** When an empty Deck Pile ends the Battle (TW-9.3). */
  readonly deckEnd: "endOfFight" | "immediate";
  /** Whether sides exchange in turn or secretly at the same time (TW-4.2). */
  readonly exchange: "attackerFirst" | "simultaneous";
  /** A Maneuver or a Command, or one of each (TW-6.4). */
  readonly support: "either" | "both";
  /** Which Take Up cards may be taken (TW-11.1). */
  readonly takeUpFrom: "anywhere" | "activeOnly";
  /** Who may look through a Discard Pile (TW-1.8). */
  readonly discardView: "topOnly" | "owner" | "open";
  /** What an attacker without a Unit does (TW-4.6). */
  readonly noUnitOpening: "forfeit" | "redraw";
  /** Whether cards are drawn one by one or as a number chosen in advance (TW-7.3). */
  readonly drawStyle: "oneByOne" | "declared";
  /** How long Units stay ignored (TW-10.8). */
  readonly breenMemory: "wholeFight" | "whileOnTop";
  /** Whether a side may resign the Battle (TW-9.6). */
  readonly resign: boolean;
  /** Custom decks; null means the standard deck of the side (TW-13.1). */
  readonly federationDeck: readonly CardId[] | null;
  readonly dominionDeck: readonly CardId[] | null;
  /** Whether the other side may know a custom deck (TW-13.6). */
  readonly deckLists: "open" | "closed";
  /** Changed and new cards (TW-13.7). An entry with the identifier of a standard card replaces it. */
  readonly ownCards: readonly CardEntry[] | null;
}
