/** One side of a written position: its cards, and what other players know of its Hand. */
import type { Invalid } from "@starboard/kernel";
import { type CardIndex, idOf, idsOf, numberOf } from "./card.ts";
import type { Side } from "./data/board.ts";
import type { PositionSide } from "./position.ts";
import type { CardNo, Known, StateTW } from "./state.ts";

const REST = "...";
const DOWN = /^\((.*)\)$/;
const split = (text: string | undefined): string[] => (text ?? "").split(" ").filter((w) => w !== "");

/** Fills one side of a state and returns the errors. Every card of the deck must end up in exactly one zone. */
export function readSide(t: StateTW, index: CardIndex, side: Side, p: PositionSide, path: string): Invalid[] {
  const errors: Invalid[] = [];
  const report = (field: string, problem: string, word?: string): void => {
    errors.push({
      code: "TW_POSITION",
      at: `${path}.${field}`,
      about: { problem, ...(word !== undefined && { word }) },
    });
  };
  const placed = new Set<CardNo>();
  const list = index.decks[side];
  const card = (word: string, field: string, zone = true): CardNo => {
    const no = numberOf(index, word);
    if (!list.includes(no)) report(field, "card", word);
    else if (zone && placed.has(no)) report(field, "twice", word);
    else if (zone) placed.add(no);
    return no;
  };
  const foe = (word: string, field: string): CardNo => {
    const no = numberOf(index, word);
    if (no < 0) report(field, "card", word);
    return no;
  };

  t.hand[side] = split(p.hand)
    .map((w) => card(w, "hand"))
    .sort((a, b) => a - b);
  const units = split(p.units).map((w) => w.split("!"));
  t.units[side] = units.map(([w = ""]) => card(w, "units"));
  t.ignoredBy[side] = units.map(([, by]) => (by === undefined ? -1 : foe(by, "units")));
  const maneuvers = split(p.maneuvers);
  t.maneuvers[side] = maneuvers.map((w) => card(w.replace(DOWN, "$1"), "maneuvers"));
  const faceUp = maneuvers.map((w) => !DOWN.test(w));
  t.maneuverUp[side] = faceUp[faceUp.length - 1] ? 1 : 0;
  t.commands[side] = split(p.commands).map((w) => card(w, "commands"));
  const events = split(p.events);
  t.events[side] = events.map((w) => card(w.replace(DOWN, "$1"), "events"));
  t.eventsUp[side] = events.filter((w) => !DOWN.test(w)).length;
  t.pending[side] = split(p.pending).map((w) => foe(w, "pending"));

  const deck = split(p.deck ?? REST);
  const discard = split(p.discard);
  const named = (words: string[], field: string): CardNo[] =>
    words.filter((w) => w !== REST).map((w) => card(w, field));
  const top = named(deck, "deck");
  const bottom = named(discard, "discard");
  const rest = list.filter((no) => !placed.has(no));
  if (rest.length > 0 && deck.includes(REST) === discard.includes(REST))
    report("deck", "rest", idsOf(index, rest).join(" "));
  // The deck is written top first and stored top last.
  t.deck[side] = [...(deck.includes(REST) ? rest.toReversed() : []), ...top.reverse()];
  t.discard[side] = discard.includes(REST) ? [...rest, ...bottom] : bottom;
  t.known[side] = readKnown(p.known, (w) => card(w, "known", false));
  t.shown[side] = readKnown(p.shown, (w) => card(w, "shown", false));
  return errors;
}

/** Reads `FU01 FU02 + 2 of FU03 FU04 FU05`. */
function readKnown(text: string | undefined, card: (word: string) => CardNo): Known {
  const [sure = "", rest = ""] = (text ?? "").split("+");
  const [atLeast = "0", among = ""] = rest.split(" of ");
  const cards = (words: string): CardNo[] =>
    split(words)
      .map(card)
      .sort((a, b) => a - b);
  return { sure: cards(sure), among: cards(among), atLeast: Number.parseInt(atLeast.trim() || "0", 10) };
}

function writeKnown(index: CardIndex, k: Known): string {
  const sure = idsOf(index, k.sure).join(" ");
  return k.atLeast === 0 ? sure : `${sure} + ${k.atLeast} of ${idsOf(index, k.among).join(" ")}`.trim();
}

export function writeSide(t: StateTW, index: CardIndex, side: Side): PositionSide {
  const id = (no: CardNo): string => idOf(index, no);
  const down = (no: CardNo): string => `(${id(no)})`;
  const maneuvers = t.maneuvers[side];
  const events = t.events[side];
  const p: PositionSide = {
    deck: idsOf(index, t.deck[side].toReversed()).join(" "),
    hand: idsOf(index, t.hand[side]).join(" "),
    discard: idsOf(index, t.discard[side]).join(" "),
    units: t.units[side]
      .map((no, i) => {
        const by = t.ignoredBy[side][i] as CardNo;
        return by < 0 ? id(no) : `${id(no)}!${id(by)}`;
      })
      .join(" "),
    maneuvers: maneuvers
      .map((no, i) => (i === maneuvers.length - 1 && t.maneuverUp[side] === 1 ? id(no) : down(no)))
      .join(" "),
    commands: idsOf(index, t.commands[side]).join(" "),
    events: events.map((no, i) => (i >= events.length - t.eventsUp[side] ? id(no) : down(no))).join(" "),
    pending: idsOf(index, t.pending[side]).join(" "),
    known: writeKnown(index, t.known[side]),
    shown: writeKnown(index, t.shown[side]),
  };
  // The Deck Pile is always written; other empty zones are omitted.
  return Object.fromEntries(Object.entries(p).filter(([field, words]) => field === "deck" || words !== ""));
}
