/** Computes what each seat and the public may see (rules.md, chapter e). */
import type { Act, Flow, Viewer } from "@starboard/kernel";
import type { CardId } from "./acts.ts";
import { cardIndexOf } from "./card-index.ts";
import { type CardIndex, cardAt, idOf, idsOf } from "./card.ts";
import { SECTORS, type Side, sectorId } from "./data/board.ts";
import type { Options } from "./options.ts";
import { currentForce } from "./calc/force.ts";
import type { Choice } from "./shape.ts";
import { type CardNo, GROUNDS, type Known, type KnownView, type SideView, type StateTW, type ViewTW } from "./state.ts";

/** Replaces a sealed answer that the viewer may not read. It reveals only that the answer was given. */
export const SEALED_ANSWER: Act = { do: "sealed" };

export function view(t: StateTW, by: Viewer): ViewTW {
  const index = cardIndexOf(t.options);
  const look = (side: Side): SideView => sideView(t, index, side, by);
  const owner: Record<string, Side | null> = {};
  for (const [n, s] of SECTORS.entries()) owner[s.id] = t.owner[n] === -1 ? null : (t.owner[n] as Side);
  return {
    flow: flowFor(t.flow, by),
    options: optionsFor(t.options, by, t.flow.over !== null),
    fight: t.fight,
    turn: t.turn,
    opener: t.opener,
    attacker: t.attacker,
    active: t.active,
    loser: t.loser,
    fighting: t.fighting === 1,
    from: sectorId(t.from),
    to: sectorId(t.to),
    ground: t.ground === -1 ? null : GROUNDS[t.ground],
    stage: t.stage,
    owner,
    fleet: [sectorId(t.fleet[0]), sectorId(t.fleet[1])],
    sides: [look(0), look(1)],
    played: t.played,
    extraManeuvers: t.extraManeuvers,
    extraCommands: t.extraCommands,
    limit: t.limit,
  };
}

/**
 * Returns the options that a viewer may read. With closed lists, a custom deck is hidden from others until the end
 * (TW-13.6).
 */
export function optionsFor(options: Options, by: Viewer, over: boolean): Options {
  if (!hidesDeck(options) || over) return options;
  return {
    ...options,
    federationDeck: by === 0 ? options.federationDeck : null,
    dominionDeck: by === 1 ? options.dominionDeck : null,
  };
}

const hidesDeck = (o: Options): boolean =>
  o.deckLists === "closed" && (o.federationDeck !== null || o.dominionDeck !== null);

/** True if the viewer may know which 30 cards a side plays with. */
export const knowsDeck = (o: Options, side: Side, by: Viewer): boolean =>
  by === side || o.deckLists === "open" || (side === 0 ? o.federationDeck : o.dominionDeck) === null;

function sideView(t: StateTW, index: CardIndex, side: Side, by: Viewer): SideView {
  const over = t.flow.over !== null;
  const own = by === side;
  const open = own || over;
  const hand = t.hand[side];
  // The owner knows what the enemy has seen. The public knows only what all players have seen.
  const known = by === "public" ? t.shown[side] : t.known[side];
  const listed = over || knowsDeck(t.options, side, by);
  const mayLook = over || mayLookThrough(t, side, by);
  const discard = t.discard[side];
  const id = (no: CardNo): CardId => idOf(index, no);
  return {
    deck: t.deck[side].length,
    hand: {
      count: hand.length,
      cards: open ? idsOf(index, hand) : null,
      known: knownView(index, known),
      shown: open ? knownView(index, t.shown[side]) : null,
    },
    unseen: listed ? idsOf(index, unseenBy(t, side, open, known)) : null,
    discard: {
      count: discard.length,
      top: discard.length === 0 ? null : id(discard[discard.length - 1] as CardNo),
      cards: mayLook ? idsOf(index, discard) : null,
      spent:
        listed || mayLook
          ? null
          : idsOf(
              index,
              discard.toSorted((a, b) => a - b),
            ),
    },
    units: t.units[side].map((no, i) => {
      const mark = t.ignoredBy[side][i] as CardNo;
      return { card: id(no), ignoredBy: mark < 0 ? null : id(mark) };
    }),
    maneuvers: idsOf(index, t.maneuvers[side]),
    maneuverUp: t.maneuverUp[side] === 1,
    commands: idsOf(index, t.commands[side]),
    events: idsOf(index, t.events[side]),
    eventsUp: t.eventsUp[side],
    pending: idsOf(index, t.pending[side]),
    force: t.ground < 0 ? null : currentForce(t, index, side),
  };
}

/**
 * Returns the cards that a viewer sees in no zone, ascending: the Deck Pile and the unknown cards of another side's
 * Hand.
 */
function unseenBy(t: StateTW, side: Side, open: boolean, known: Known): CardNo[] {
  const unseen = t.deck[side].slice();
  if (!open) for (const card of t.hand[side]) if (!known.sure.includes(card)) unseen.push(card);
  return unseen.sort((a, b) => a - b);
}

/** True if the viewer may look through a Discard Pile: by option, or as its owner while choosing from it (TW-1.8). */
function mayLookThrough(t: StateTW, side: Side, by: Viewer): boolean {
  const { discardView } = t.options;
  if (discardView === "open" || (discardView === "owner" && by === side)) return true;
  const top = t.flow.stack[t.flow.stack.length - 1];
  if (by !== side || top?.step !== "choose") return false;
  const choice = top.memo as Choice;
  if (choice.side !== side) return false;
  const effect = cardAt(cardIndexOf(t.options), choice.card).entry.effects[choice.effect];
  return effect?.op === "recover" || effect?.op === "recycle";
}

const knownView = (index: CardIndex, k: Known): KnownView => ({
  sure: idsOf(index, k.sure),
  among: idsOf(index, k.among),
  atLeast: k.atLeast,
});

/** Returns the flow, with the sealed answers of other seats replaced by `SEALED_ANSWER`. */
function flowFor(flow: Flow, by: Viewer): Flow {
  return {
    at: flow.at.slice(),
    stack: flow.stack.map((frame) => ({
      step: frame.step,
      memo: copyMemo(frame.memo),
      ...(frame.answers && {
        answers: frame.answers.map((answer, s) => (answer === null || s === by ? answer : SEALED_ANSWER)),
      }),
    })),
    over: flow.over,
  };
}

const copyMemo = (memo: object): object =>
  "cards" in memo ? { ...memo, cards: (memo.cards as readonly CardNo[]).slice() } : { ...memo };
