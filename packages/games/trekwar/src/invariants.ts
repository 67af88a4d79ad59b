/** Conditions that every state of a match must satisfy (rules.md, appendix D). */
import type { Invariant } from "@starboard/kernel";
import { cardIndexOf } from "./card-index.ts";
import { SIDES } from "./data/board.ts";
import type { ShapeTW } from "./shape.ts";
import type { Known, StateTW } from "./state.ts";

const cardsKept: Invariant<ShapeTW> = {
  name: "each card of a deck is in exactly one of the side's seven zones",
  rule: "TW-1.10",
  violation(t) {
    const { decks } = cardIndexOf(t.options);
    for (const s of SIDES) {
      const zones = [t.deck[s], t.hand[s], t.discard[s], t.units[s], t.maneuvers[s], t.commands[s], t.events[s]];
      const all = zones.flat().sort((a, b) => a - b);
      const deck = decks[s];
      if (all.length !== deck.length || all.some((c, i) => c !== deck[i])) return `side ${s} has ${all.join(" ")}`;
    }
    return undefined;
  },
};

const sectorsOwned: Invariant<ShapeTW> = {
  name: "six Sectors are owned before the first Fight has ended and seven after it",
  rule: "TW-9.4",
  violation(t) {
    const owned = t.owner.filter((o) => o >= 0).length;
    const ended = t.fight - t.fighting;
    return owned === (ended > 0 ? 7 : 6) ? undefined : `${owned} Sectors owned after ${ended} Fights`;
  },
};

const oneSectorMoves: Invariant<ShapeTW> = {
  name: "a Fight changes the owner of exactly one Sector",
  rule: "TW-8.4",
  violation(t, before) {
    if (!before) return undefined;
    const moved = t.owner.filter((o, n) => o !== before.owner[n]).length;
    const ended = t.fight - t.fighting - (before.fight - before.fighting);
    return moved === ended ? undefined : `${moved} Sectors changed in ${ended} Fights`;
  },
};

const loserAttacks: Invariant<ShapeTW> = {
  name: "the loser of a Fight is the attacker of the next",
  rule: "TW-3.2",
  violation(t, before) {
    if (!before || before.fighting === 1 || t.fighting === 0 || before.loser < 0) return undefined;
    return t.attacker === before.loser ? undefined : `${before.loser} lost and ${t.attacker} attacks`;
  },
};

const stageForward: Invariant<ShapeTW> = {
  name: "the stage of a Turn never moves back",
  rule: "TW-5.0",
  violation(t, before) {
    if (!before || t.fight !== before.fight || t.turn !== before.turn || t.fighting !== before.fighting)
      return undefined;
    return t.stage >= before.stage ? undefined : `stage ${t.stage} after ${before.stage}`;
  },
};

const pilesConsistent: Invariant<ShapeTW> = {
  name: "marks and face-up cards fit their zones",
  rule: "TW-1.7",
  violation(t) {
    for (const s of SIDES) {
      if (t.ignoredBy[s].length !== t.units[s].length) return `side ${s}: marks and Units differ in number`;
      if (t.maneuverUp[s] > t.maneuvers[s].length) return `side ${s}: a Maneuver is face up that is not there`;
      if (t.eventsUp[s] > t.events[s].length) return `side ${s}: more Events face up than played`;
      if (t.hand[s].some((c, i) => i > 0 && (t.hand[s][i - 1] as number) >= c)) return `side ${s}: Hand out of order`;
    }
    return undefined;
  },
};

const knowledgeTrue: Invariant<ShapeTW> = {
  name: "a card known for certain is in the Hand, and known once",
  rule: "TW-E.1",
  violation(t) {
    for (const s of SIDES)
      for (const k of [t.known[s], t.shown[s]]) {
        const wrong = wrongKnowledge(t, s, k);
        if (wrong) return wrong;
      }
    return undefined;
  },
};

function wrongKnowledge(t: StateTW, s: 0 | 1, k: Known): string | undefined {
  const hand = t.hand[s];
  const listed = [...k.sure, ...k.among];
  const twice = listed.find((c, i) => listed.indexOf(c) < i);
  if (twice !== undefined) return `side ${s}: card ${twice} is known twice`;
  const stray = k.sure.find((c) => !hand.includes(c));
  if (stray !== undefined) return `side ${s}: card ${stray} is known and not in the Hand`;
  const inHand = k.among.filter((c) => hand.includes(c)).length;
  if (inHand < k.atLeast) return `side ${s}: ${inHand} of ${k.atLeast} guaranteed cards are in the Hand`;
  const lost = k.among.find((c) => !hand.includes(c) && !t.deck[s].includes(c));
  return lost === undefined ? undefined : `side ${s}: card ${lost} is guaranteed and left the game`;
}

export const invariants: readonly Invariant<ShapeTW>[] = [
  cardsKept,
  sectorsOwned,
  oneSectorMoves,
  loserAttacks,
  stageForward,
  pilesConsistent,
  knowledgeTrue,
];
