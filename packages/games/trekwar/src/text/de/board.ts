/** The state as a few lines of German text, for terminals and screen readers. */
import { formatFor } from "@starboard/kit";
import { DOMINION, FEDERATION, SECTORS, type Side } from "../../data/board.ts";
import type { Names } from "../names.ts";
import { cardCount, fromSector, GROUND_NAMES, SIDE_NAMES, sectorName, sectorWhom } from "./nouns.ts";

const { list } = formatFor("de");

/** The Fight, then for each side its Sectors, its cards on the Table and what is in Hand and piles. */
export function boardText(names: Names): string {
  const { view } = names;
  const ground = view.ground === null ? "" : `, ${GROUND_NAMES[view.ground]}`;
  // The first Fight is for a Sector that nobody attacks from another one.
  const attack = view.from === view.to ? "" : `, angegriffen ${fromSector(view.from)}`;
  const fight = view.fighting
    ? `Gefecht ${view.fight} um ${sectorWhom(view.to)}${attack}${ground}`
    : `Vor Gefecht ${view.fight + 1}`;
  return [fight, ...[FEDERATION, DOMINION].flatMap((side) => sideLines(names, side))].join("\n");
}

function sideLines({ view, card, cards }: Names, side: Side): string[] {
  const { deck, hand, units, maneuvers, discard } = view.sides[side];
  const held = SECTORS.filter(({ id }) => view.owner[id] === side).map(({ id }) => sectorName(id));
  const table = [...units.map((unit) => card(unit.card)), ...maneuvers.map(card)];
  return [
    `${SIDE_NAMES[side]}: ${held.length === 0 ? "kein Sektor" : list(held)}`,
    `  Auf dem Tisch: ${table.length === 0 ? "nichts" : list(table)}`,
    `  Hand: ${hand.cards === null ? cardCount(hand.count) : cards(hand.cards) || "leer"}`,
    `  ${cardCount(deck)} im Nachziehstapel, ${discard.count} im Ablagestapel`,
  ];
}
