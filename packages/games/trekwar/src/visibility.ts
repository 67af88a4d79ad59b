/** Who may read what of a match (rules.md, chapter e): Hands, Deck Piles, Discard Piles and closed deck lists are hidden. */
import type { Viewer, Visibility } from "@starboard/kernel";
import { cardIndexOf } from "./card-index.ts";
import { cardAt } from "./card.ts";
import type { Side } from "./data/board.ts";
import type { Options } from "./options.ts";
import type { Choice, ShapeTW } from "./shape.ts";
import type { CardNo, StateTW } from "./state.ts";

/** One entry per side. */
const bySide = <T>(make: (side: Side) => T): [T, T] => [make(0), make(1)];

/** True if the viewer reads the Hand of a side: its owner always does, everybody after the Battle. */
const readsHand = (t: StateTW, side: Side, by: Viewer): boolean => by === side || t.flow.over !== null;

/** True if the viewer may know which 30 cards a side plays with. */
export const knowsDeck = (o: Options, side: Side, by: Viewer): boolean =>
  by === side || o.deckLists === "open" || (side === 0 ? o.federationDeck : o.dominionDeck) === null;

/** True if the viewer may look through a Discard Pile: by option, or as its owner while choosing from it (TW-1.8). */
function mayLookThrough(t: StateTW, side: Side, by: Viewer): boolean {
  const { discardView } = t.options;
  if (t.flow.over !== null || discardView === "open" || (discardView === "owner" && by === side)) return true;
  const top = t.flow.stack[t.flow.stack.length - 1];
  if (by !== side || top?.step !== "choose") return false;
  const choice = top.memo as Choice;
  if (choice.side !== side) return false;
  const effect = cardAt(cardIndexOf(t.options), choice.card).entry.effects[choice.effect];
  return effect?.op === "recover" || effect?.op === "recycle";
}

const ascending = (cards: readonly CardNo[]): CardNo[] => cards.toSorted((a, b) => a - b);

/**
 * Returns the cards of a side that a viewer sees in no zone, ascending: the Deck Pile and the unknown cards of another side's
 * Hand. Null with a closed deck list.
 */
function unseenBy(t: StateTW, side: Side, by: Viewer): CardNo[] | null {
  if (t.flow.over === null && !knowsDeck(t.options, side, by)) return null;
  const known = by === "public" ? t.shown[side] : t.known[side];
  const held = readsHand(t, side, by) ? [] : t.hand[side].filter((card) => !known.sure.includes(card));
  return ascending([...t.deck[side], ...held]);
}

/** A Discard Pile: its top, all of it bottom first, and all of it sorted; null for what the viewer may not know. */
function discardFor(t: StateTW, side: Side, by: Viewer) {
  const cards = t.discard[side];
  const mayLook = mayLookThrough(t, side, by);
  const isListed = t.flow.over !== null || knowsDeck(t.options, side, by);
  return {
    count: cards.length,
    top: cards[cards.length - 1] ?? null,
    cards: mayLook ? cards : null,
    // With a closed list nobody else could work it out, although all players saw the cards go there.
    spent: isListed || mayLook ? null : ascending(cards),
  };
}

/** With closed lists, a custom deck is hidden from others until the end (TW-13.6). */
const deckList =
  (side: Side) =>
  <T>(list: T, by: Viewer, { options, over }: { readonly options: Options; readonly over: boolean }): T | null =>
    over || by === side || options.deckLists === "open" ? list : null;

export const visibility = {
  state: {
    fight: "public",
    turn: "public",
    opener: "public",
    attacker: "public",
    active: "public",
    loser: "public",
    fighting: "public",
    from: "public",
    to: "public",
    ground: "public",
    stage: "public",
    owner: "public",
    fleet: "public",
    deck: {
      nobody: (deck, by, t) => bySide((side) => ({ count: deck[side].length, unseen: unseenBy(t, side, by) })),
    },
    hand: {
      seat: (hand, by, t) =>
        bySide((side) => ({ count: hand[side].length, cards: readsHand(t, side, by) ? hand[side] : null })),
    },
    discard: { audience: (_discard, by, t) => bySide((side) => discardFor(t, side, by)) },
    units: "public",
    ignoredBy: "public",
    maneuvers: "public",
    maneuverUp: "public",
    commands: "public",
    events: "public",
    eventsUp: "public",
    pending: "public",
    played: "public",
    extraManeuvers: "public",
    extraCommands: "public",
    limit: "public",
    // The owner of a Hand knows what the enemy has seen of it.
    known: { seat: (known, by) => (by === "public" ? null : known) },
    // Of the enemy's Hand a seat knows what it has seen itself, which may be more.
    shown: {
      audience: (shown, by, t) => bySide((side) => (by === "public" || readsHand(t, side, by) ? shown[side] : null)),
    },
  },
  memos: {
    setUp: {},
    attack: {},
    beginFight: {},
    exchangeInTurn: {},
    exchange: { side: "public" },
    exchangeTogether: {},
    findOpener: {},
    open: {},
    announceOpening: {},
    openDraw: {},
    beginTurn: {},
    initial: {},
    commit: {},
    announce: {},
    lastDraw: {},
    effects: { side: "public", cards: "public", card: "public", effect: "public", target: "public" },
    choose: { side: "public", card: "public", effect: "public" },
    endFight: {},
  },
  options: {
    firstOpener: "public",
    previousWinner: "public",
    deckEnd: "public",
    exchange: "public",
    support: "public",
    takeUpFrom: "public",
    discardView: "public",
    noUnitOpening: "public",
    drawStyle: "public",
    breenMemory: "public",
    resign: "public",
    federationDeck: { seat: deckList(0) },
    dominionDeck: { seat: deckList(1) },
    deckLists: "public",
    ownCards: "public",
  },
  facts: {
    drewCards: "addressed",
    exchangedCards: "addressed",
    peeked: "addressed",
    battleBegan: "public",
    shuffled: "public",
    attackChosen: "public",
    fightBegan: "public",
    drew: "public",
    exchanged: "public",
    handShown: "public",
    opened: "public",
    turnBegan: "public",
    turnedDown: "public",
    tookUp: "public",
    eventPlayed: "public",
    deployed: "public",
    ignored: "public",
    willIgnore: "public",
    ignoringEnded: "public",
    groundChanged: "public",
    discarded: "public",
    handSeen: "public",
    searched: "public",
    searchBarred: "public",
    recovered: "public",
    recycled: "public",
    mayPlayMore: "public",
    limitRaised: "public",
    announced: "public",
    cannotDraw: "public",
    surrendered: "public",
    hadNoUnit: "public",
    fightEnded: "public",
    tableCleared: "public",
    sectorTaken: "public",
    handOpened: "public",
    resigned: "public",
    deckRanOut: "public",
    battleEnded: "public",
  },
  refusals: {
    TW_BATTLE_OVER: {},
    TW_NOT_YOUR_DECISION: {},
    TW_UNKNOWN_COMMAND: { command: "act" },
    TW_WRONG_STATE: { expected: "public" },
    TW_STAGE_PASSED: { stage: "public" },
    TW_UNKNOWN_CARD: { card: "act" },
    TW_DUPLICATE_CARD: { card: "act" },
    TW_NOT_IN_HAND: { card: "act" },
    TW_ATTACK_SOURCE: { sector: "act" },
    TW_ATTACK_TARGET: { sector: "act" },
    TW_ATTACK_NOT_ADJACENT: { from: "act", to: "act" },
    TW_EXCHANGE_LIMIT: { n: "public" },
    TW_EXCHANGE_DECK: { n: "public" },
    TW_OPEN_NOT_UNIT: { card: "act" },
    TW_OPEN_ONE_CARD: {},
    TW_BATTLEGROUND: {},
    TW_SURRENDER_OPENING: {},
    TW_TAKEUP_SYMBOL: { card: "act" },
    TW_TAKEUP_NOT_ON_TABLE: { card: "act" },
    TW_TAKEUP_BARRED: { card: "public" },
    TW_NOT_EVENT: { card: "act" },
    TW_EVENT_LIMIT: { n: "public" },
    TW_TYPE_FORBIDDEN: { card: "public", type: "public" },
    TW_CARD_LIMIT: { card: "public", n: "public", wanted: "public" },
    TW_EVENT_NO_TARGET: { card: "act" },
    TW_EVENT_BATTLEGROUND: { card: "act", battleground: "public" },
    TW_TARGET: { card: "act" },
    TW_NEED_UNIT: { card: "act" },
    TW_ONE_UNIT: { card: "act" },
    TW_EVENT_IN_DEPLOYMENT: { card: "act" },
    TW_SUPPORT_LIMIT: { both: "public", maneuvers: "public", commands: "public" },
    TW_LIMITED_ACTION: { card: "act" },
    TW_REQUIRES_UNIT: { card: "act", unit: "public" },
    TW_NO_MATCH: { own: "public", attack: "public", battleground: "public" },
    TW_DRAW_LIMIT: { n: "public" },
    TW_CHOICE_COUNT: { min: "seat", max: "seat" },
    TW_CHOICE_INVALID: { card: "act" },
    TW_RESIGN_OFF: {},
  },
  secretActs: { exchange: (act) => ("drop" in act ? act.drop.length : act) },
} satisfies Visibility<ShapeTW>;
