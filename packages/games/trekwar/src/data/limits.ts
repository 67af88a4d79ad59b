/** The numbers of the rules, and those of the deck-building extension (chapter k). */
export const LIMITS = {
  /** Cards of a Deck (TW-2.1, TW-13.1). */
  deck: 30,
  /** Cards up to which a Hand is refilled (TW-4.1, TW-7.2). */
  hand: 6,
  /** Cards that may be exchanged (TW-4.2). */
  exchange: 3,
  /** Events in a Turn (TW-5.3). */
  eventsPerTurn: 1,
  /** Maneuvers or Commands beside the Unit (TW-6.3). */
  supportPerTurn: 1,
  /** Fights after which the majority wins (TW-9.5). */
  maxFights: 60,
  /** Units a deck needs (TW-13.2). */
  minUnits: 15,
  /** Bolts a deck may hold (TW-13.3). */
  maxBolts: 64,
  /** Force of a card (TW-13.7). */
  maxForce: 9,
  /** Bolts of a card (TW-13.7). */
  maxBoltsPerCard: 6,
} as const;
