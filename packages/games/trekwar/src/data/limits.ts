/** Numbers of the rules and of the deck-building extension (chapter k). */
export const LIMITS = {
  /** Cards in a deck (TW-2.1, TW-13.1). */
  deck: 30,
  /** Hand size after a refill (TW-4.1, TW-7.2). */
  hand: 6,
  /** Maximum number of cards in an exchange (TW-4.2). */
  exchange: 3,
  /** Events per Turn (TW-5.3). */
  eventsPerTurn: 1,
  /** Maneuvers or Commands with the Unit (TW-6.3). */
  supportPerTurn: 1,
  /** Number of Fights after which the majority wins (TW-9.5). */
  maxFights: 60,
  /** Minimum number of Units in a deck (TW-13.2). */
  minUnits: 15,
  /** Maximum number of bolts in a deck (TW-13.3). */
  maxBolts: 64,
  /** Maximum Force of a card (TW-13.7). */
  maxForce: 9,
  /** Maximum number of bolts of a card (TW-13.7). */
  maxBoltsPerCard: 6,
} as const;
