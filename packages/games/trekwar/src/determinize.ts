/**
 * Samples a full game state that is consistent with a view (rules.md, chapter e). Everything in the view is kept. A
 * hidden Hand is drawn from the unseen cards, so that all consistent Hands are equally likely. Deck Piles are shuffled.
 */
import { cloneFlow, type Draw, type Viewer } from "@starboard/kernel";
import type { CardId } from "./acts.ts";
import { cardIndexOf } from "./card-index.ts";
import { type CardIndex, type Card, cardAt, numberOf } from "./card.ts";
import { SECTORS, type Side, sectorNumber } from "./data/board.ts";
import { LIMITS } from "./data/limits.ts";
import type { Options } from "./options.ts";
import { choose } from "./calc/odds.ts";
import {
  type CardNo,
  GROUNDS,
  type GroundNo,
  type Known,
  type KnownView,
  type SideView,
  type StateTW,
  type ViewTW,
} from "./state.ts";

export function determinize(v: ViewTW, by: Viewer, draw: Draw): StateTW {
  const options = withDecks(v, draw);
  const known = knownPiecesOf(v, options, by);
  const { index } = known;
  const own = determinizeSide(v, index, 0, known.sides[0], draw);
  const other = determinizeSide(v, index, 1, known.sides[1], draw);
  const t: StateTW = {
    flow: cloneFlow(v.flow, (memo) => ({ ...memo })),
    options,
    fight: v.fight,
    turn: v.turn,
    opener: v.opener,
    attacker: v.attacker,
    active: v.active,
    loser: v.loser,
    fighting: v.fighting ? 1 : 0,
    from: known.from,
    to: known.to,
    ground: v.ground === null ? -1 : (GROUNDS.indexOf(v.ground) as GroundNo),
    stage: v.stage,
    owner: known.owner.slice(),
    fleet: [known.fleet[0], known.fleet[1]],
    deck: [own.deck, other.deck],
    hand: [own.hand, other.hand],
    discard: copiesOf(known, "discard"),
    units: copiesOf(known, "units"),
    ignoredBy: copiesOf(known, "ignoredBy"),
    maneuvers: copiesOf(known, "maneuvers"),
    maneuverUp: [v.sides[0].maneuverUp ? 1 : 0, v.sides[1].maneuverUp ? 1 : 0],
    commands: copiesOf(known, "commands"),
    events: copiesOf(known, "events"),
    eventsUp: [v.sides[0].eventsUp, v.sides[1].eventsUp],
    pending: copiesOf(known, "pending"),
    played: v.played,
    extraManeuvers: v.extraManeuvers,
    extraCommands: v.extraCommands,
    limit: v.limit,
    known: [copyOf(known.sides[0].known), copyOf(known.sides[1].known)],
    // Of their own even where both say the same: what happens next is recorded in each of them.
    shown: [copyOf(known.sides[0].shown), copyOf(known.sides[1].shown)],
  };
  inventSealedAnswers(t, index, by, draw);
  return t;
}

/** Orders the Deck Piles anew, whatever order they had: no player may know it. */
export function redeal(t: StateTW, draw: Draw): void {
  for (const deck of t.deck)
    shuffle(
      deck.sort((a, b) => a - b),
      draw,
    );
}

type CardPlace = "discard" | "units" | "ignoredBy" | "maneuvers" | "commands" | "events" | "pending";

/** What a view tells of a side, by card number. Determinizations copy it. */
interface KnownSide extends Readonly<Record<CardPlace, readonly CardNo[]>> {
  /** The Hand, if the viewer sees it. */
  readonly hand: readonly CardNo[] | null;
  /** The cards of the Deck Pile, and of the Hand unless it is seen or a card in it is known. */
  readonly unseen: readonly CardNo[];
  readonly known: Known;
  readonly shown: Known;
}

/** What all determinizations of a view have in common. */
interface KnownPieces {
  readonly by: Viewer;
  readonly index: CardIndex;
  readonly sides: readonly [KnownSide, KnownSide];
  readonly owner: readonly (Side | -1)[];
  readonly from: number;
  readonly to: number;
  readonly fleet: readonly [number, number];
}

/** The pieces of the views seen last: a search determinizes one view 1,000 times. */
const pieces = new WeakMap<ViewTW, KnownPieces>();

function knownPiecesOf(v: ViewTW, options: Options, by: Viewer): KnownPieces {
  const index = cardIndexOf(options);
  const found = pieces.get(v);
  if (found?.index === index && found.by === by) return found;
  const made: KnownPieces = {
    by,
    index,
    sides: [knownSideOf(v, index, 0, by), knownSideOf(v, index, 1, by)],
    owner: SECTORS.map((s) => v.owner[s.id] ?? -1),
    from: sectorNumber(v.from),
    to: sectorNumber(v.to),
    fleet: [sectorNumber(v.fleet[0]), sectorNumber(v.fleet[1])],
  };
  pieces.set(v, made);
  return made;
}

const copiesOf = ({ sides }: KnownPieces, place: CardPlace): [CardNo[], CardNo[]] => [
  sides[0][place].slice(),
  sides[1][place].slice(),
];
const copyOf = (k: Known): Known => ({ sure: k.sure.slice(), among: k.among.slice(), atLeast: k.atLeast });

function knownSideOf(v: ViewTW, index: CardIndex, side: Side, by: Viewer): KnownSide {
  const s = v.sides[side];
  const numbers = (ids: readonly CardId[]): CardNo[] => ids.map((id) => numberOf(index, id));
  const known = knownOf(index, s.hand.known);
  const table = {
    units: numbers(s.units.map((u) => u.card)),
    ignoredBy: s.units.map((u) => (u.ignoredBy === null ? -1 : numberOf(index, u.ignoredBy))),
    maneuvers: numbers(s.maneuvers),
    commands: numbers(s.commands),
    events: numbers(s.events),
    pending: numbers(s.pending),
    known,
    // A viewer who sees the Hand gets both. For other viewers the second is unknown; the view's own value stands in.
    shown: s.hand.shown ? knownOf(index, s.hand.shown) : by === "public" ? knownOf(index, s.hand.known) : known,
  };
  const seen = [...table.units, ...table.maneuvers, ...table.commands, ...table.events];
  const hand = s.hand.cards ? numbers(s.hand.cards) : null;
  const held = hand ?? known.sure;
  const list = index.decks[side];
  const unseen = s.unseen ? numbers(s.unseen) : without(list, [...seen, ...held, ...spentCards(s, index)]);
  const discard = discardPile(s, index, without(list, [...seen, ...held, ...unseen]));
  return { ...table, hand, unseen, discard };
}

function determinizeSide(
  v: ViewTW,
  index: CardIndex,
  side: Side,
  { hand: open, unseen, known }: KnownSide,
  draw: Draw,
): { readonly hand: CardNo[]; readonly deck: CardNo[] } {
  if (open !== null) {
    const deck = unseen.slice();
    shuffle(deck, draw);
    return { hand: open.slice(), deck };
  }
  const n = v.sides[side].hand.count - known.sure.length;
  const rest = mustHoldUnit(v, side) ? drawWithUnit(index, unseen, known, n, draw) : drawHand(unseen, known, n, draw);
  const hand = [...known.sure, ...rest].sort((a, b) => a - b);
  const deck = unseen.filter((no) => !rest.includes(no));
  shuffle(deck, draw);
  return { hand, deck };
}

/** True if the side is about to open and therefore holds a Unit. Without one the Fight would be over (TW-4.6). */
const mustHoldUnit = (v: ViewTW, side: Side): boolean =>
  side === v.attacker && v.flow.stack[v.flow.stack.length - 1]?.step === "open";

/** Draws Hands until one holds a Unit. After 40 tries a Unit replaces a card that need not be in the Hand. */
function drawWithUnit(index: CardIndex, unseen: readonly CardNo[], known: Known, n: number, draw: Draw): CardNo[] {
  const isUnit = (no: CardNo): boolean => cardAt(index, no).type === "Unit";
  let hand = drawHand(unseen, known, n, draw);
  for (let tries = 0; tries < 40 && !known.sure.some(isUnit) && !hand.some(isUnit); tries++)
    hand = drawHand(unseen, known, n, draw);
  if (known.sure.some(isUnit) || hand.some(isUnit)) return hand;
  const unit = known.among.find(isUnit) ?? unseen.find(isUnit);
  const spare = hand.findIndex((no) => !known.among.includes(no));
  const at = spare < 0 ? 0 : spare;
  return unit === undefined ? hand : hand.map((no, i) => (i === at ? unit : no));
}

const spentCards = (s: SideView, index: CardIndex): CardNo[] =>
  (s.discard.cards ?? s.discard.spent ?? []).map((id) => numberOf(index, id));

/** Returns the Discard Pile as shown, or its known cards by number with the visible card on top. */
function discardPile(s: SideView, index: CardIndex, cards: readonly CardNo[]): CardNo[] {
  if (s.discard.cards) return s.discard.cards.map((id) => numberOf(index, id));
  if (s.discard.top === null) return [];
  const top = numberOf(index, s.discard.top);
  return [...cards.filter((c) => c !== top).sort((a, b) => a - b), top];
}

/** Draws the unknown part of a Hand: `n` unseen cards, at least `known.atLeast` of them from `known.among`. */
function drawHand(unseen: readonly CardNo[], known: Known, n: number, draw: Draw): CardNo[] {
  if (known.atLeast === 0) return pick(unseen, n, draw);
  const others = without(unseen, known.among);
  const count = blurredInHand(known.among.length, others.length, n, known.atLeast, draw);
  return [...pick(known.among, count, draw), ...pick(others, n - count, draw)];
}

/**
 * Draws how many of the `blurred` cards are in a Hand of `n`. Each number has the weight of the Hands that contain it.
 *
 * @param others number of the other unseen cards
 * @param least lower bound of the result
 */
function blurredInHand(blurred: number, others: number, n: number, least: number, draw: Draw): number {
  const weights: number[] = [];
  let sum = 0;
  for (let k = least; k <= Math.min(blurred, n); k++) {
    const ways = choose(blurred, k) * choose(others, n - k);
    weights.push(ways);
    sum += ways;
  }
  // The sum is at most 24 choose 12, which fits into one draw.
  let at = draw(sum, 1, "TW-E.1")[0] as number;
  for (const [i, ways] of weights.entries()) {
    at -= ways;
    if (at <= 0) return least + i;
  }
  return least;
}

/** Picks `n` cards of a list; all sets are equally likely. */
function pick(list: readonly CardNo[], n: number, draw: Draw): CardNo[] {
  const cards = list.slice();
  for (let i = 0; i < n; i++) {
    const j = i + (draw(cards.length - i, 1, "TW-E.1")[0] as number) - 1;
    const card = cards[j] as CardNo;
    cards[j] = cards[i] as CardNo;
    cards[i] = card;
  }
  cards.length = n;
  return cards;
}

function shuffle(cards: CardNo[], draw: Draw): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = (draw(i + 1, 1, "TW-E.1")[0] as number) - 1;
    const card = cards[i] as CardNo;
    cards[i] = cards[j] as CardNo;
    cards[j] = card;
  }
}

const without = (list: readonly CardNo[], gone: readonly CardNo[]): CardNo[] => {
  const out = new Set(gone);
  return list.filter((c) => !out.has(c));
};

const knownOf = (index: CardIndex, k: KnownView): Known => ({
  sure: k.sure.map((id) => numberOf(index, id)),
  among: k.among.map((id) => numberOf(index, id)),
  atLeast: k.atLeast,
});

/** Replaces each sealed answer that the viewer may not read by a random legal one. */
function inventSealedAnswers(t: StateTW, index: CardIndex, by: Viewer, draw: Draw): void {
  for (const frame of t.flow.stack) {
    if (!frame.answers) continue;
    frame.answers = frame.answers.map((answer, s) => {
      if (answer === null || s === by || answer.do !== "sealed") return answer;
      const side = s as Side;
      const most = Math.min(LIMITS.exchange, t.deck[side].length, t.hand[side].length);
      const drop = pick(t.hand[side], (draw(most + 1, 1, "TW-E.1")[0] as number) - 1, draw).sort((a, b) => a - b);
      return { do: "exchange", drop: drop.map((no) => cardAt(index, no).id) };
    });
  }
}

/** With closed lists, returns the options with a random enemy deck that is consistent with the view (TW-13.6). */
function withDecks(v: ViewTW, draw: Draw): Options {
  const hidden = v.sides.map((s) => s.unseen === null);
  if (!hidden.includes(true)) return v.options;
  const index = cardIndexOf(v.options);
  const deckOf = (side: Side, own: readonly CardId[] | null): readonly CardId[] | null =>
    hidden[side] ? inventDeck(v.sides[side], index, side, draw) : own;
  return {
    ...v.options,
    federationDeck: deckOf(0, v.options.federationDeck),
    dominionDeck: deckOf(1, v.options.dominionDeck),
  };
}

/**
 * Returns a legal deck with every card seen: first the missing Units, then any cards. Expensive cards are replaced to
 * keep the bolt limit.
 */
function inventDeck(s: SideView, index: CardIndex, side: Side, draw: Draw): CardId[] {
  const seen = [
    ...s.units.map((u) => u.card),
    ...s.maneuvers,
    ...s.commands,
    ...s.events,
    ...s.hand.known.sure,
    ...s.hand.known.among,
    ...(s.discard.cards ?? s.discard.spent ?? []),
  ].map((id) => numberOf(index, id));
  const pool = index.cards.filter((c) => c.side === side && !seen.includes(c.no)).map((c) => c.no);
  shuffle(pool, draw);
  const deck = seen.map((no) => cardAt(index, no));
  const needed = Math.max(0, LIMITS.minUnits - deck.filter((c) => c.type === "Unit").length);
  const cards = pool.map((no) => cardAt(index, no));
  const added = cards.filter((c) => c.type === "Unit").slice(0, needed);
  for (const c of cards) if (deck.length + added.length < LIMITS.deck && !added.includes(c)) added.push(c);
  reduceBolts(deck, added, cards);
  return [...deck, ...added].map((c) => c.id);
}

/** Replaces the invented card with most bolts by the one with fewest of its kind until the deck is legal (TW-13.3). */
function reduceBolts(seen: readonly Card[], added: Card[], pool: readonly Card[]): void {
  const bolts = (): number => [...seen, ...added].reduce((n, c) => n + c.entry.bolts, 0);
  while (bolts() > LIMITS.maxBolts) {
    const expensive = added.reduce((a, b) => (b.entry.bolts > a.entry.bolts ? b : a));
    const left = pool.filter((c) => !added.includes(c) && (c.type === "Unit") === (expensive.type === "Unit"));
    const cheaper = left.reduce((a, b) => (b.entry.bolts < a.entry.bolts ? b : a), expensive);
    if (cheaper.entry.bolts >= expensive.entry.bolts) return;
    added[added.indexOf(expensive)] = cheaper;
  }
}
