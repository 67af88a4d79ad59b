/**
 * Builds the card index of a match: every card that can take part, numbered in identifier order, with its effects
 * compiled. The numbers do not depend on the decks, so a number reveals nothing about a deck list.
 */
import type { CardId } from "./acts.ts";
import type { CardIndex, Card } from "./card.ts";
import { DOMINION, FEDERATION, type Side } from "./data/board.ts";
import type { CardEntry } from "./data/cards.ts";
import { STANDARD_CARDS, STANDARD_DECKS } from "./data/decks.ts";
import { compareIds, copyId } from "./data/ids.ts";
import { behaviours } from "./effects/index.ts";
import type { Options } from "./options.ts";
import type { CardNo, GroundNo } from "./state.ts";

const indexes = new WeakMap<Options, CardIndex>();

/** Returns the card index for the options of a match. It is built once per set of options. */
export function cardIndexOf(options: Options): CardIndex {
  if (isStandard(options)) return standardCardIndex();
  let index = indexes.get(options);
  if (!index) {
    index = buildCardIndex(options);
    indexes.set(options, index);
  }
  return index;
}

const isStandard = (o: Options): boolean => o.federationDeck === null && o.dominionDeck === null && o.ownCards === null;

let standard: CardIndex | undefined;
function standardCardIndex(): CardIndex {
  standard ??= buildCardIndex({ federationDeck: null, dominionDeck: null, ownCards: null });
  return standard;
}

/** Returns every card of a match: the standard cards, with custom cards replacing or extending them. */
export function cardPool(ownCards: readonly CardEntry[] | null): CardEntry[] {
  const pool = new Map(STANDARD_CARDS.map((c) => [c.id, c]));
  for (const c of ownCards ?? []) pool.set(c.id, c);
  return [...pool.values()].sort((a, b) => compareIds(a.id, b.id));
}

function buildCardIndex(o: Pick<Options, "federationDeck" | "dominionDeck" | "ownCards">): CardIndex {
  const copies = cardPool(o.ownCards).flatMap((entry) =>
    Array.from({ length: entry.copies }, (_, i) => ({ id: copyId(entry.id, i + 1), entry })),
  );
  const cards = copies.map(({ id, entry }, no) => makeCard(no, id, entry));
  const numbers = new Map(cards.map((c) => [c.id, c.no]));
  const deck = (side: Side, own: readonly CardId[] | null): CardNo[] =>
    (own ?? STANDARD_DECKS[side]).map((id) => numbers.get(id) as CardNo).sort((a, b) => a - b);
  const unitForce = (ground: GroundNo): Int8Array =>
    Int8Array.from(cards, (c) => (c.type === "Unit" ? c.force[ground] : -1));
  return {
    cards,
    numbers,
    decks: [deck(FEDERATION, o.federationDeck), deck(DOMINION, o.dominionDeck)],
    unitForce: [unitForce(0), unitForce(1)],
  };
}

function makeCard(no: CardNo, id: CardId, entry: CardEntry): Card {
  const effects = behaviours(entry, id);
  return {
    no,
    id,
    entry,
    side: entry.id.startsWith("F") ? FEDERATION : DOMINION,
    type: entry.type,
    force: [entry.space, entry.surface],
    takeUp: entry.symbols.includes("takeUp"),
    limited: entry.symbols.includes("limitedAction"),
    effects,
    adding: effects.filter((b) => b.adds),
    lowering: effects.filter((b) => b.lowers),
    barring: effects.filter((b) => b.bars),
    answering: effects.filter((b) => b.answers),
    demanding: effects.filter((b) => b.demands),
    stopsDrawing: effects.some((b) => b.stopsDrawing),
    ignoresManeuver: effects.some((b) => b.ignoresManeuver),
    ignoresCurrentUnit: effects.some((b) => b.ignoresCurrentUnit),
    happens: effects.some((b) => b.happens || b.offer),
  };
}
