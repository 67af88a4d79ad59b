/** The state as a few lines of English text, for terminals and screen readers. */
import { formatFor } from "@starboard/kit";
import { DOMINION, FEDERATION, SECTORS, type Side } from "../../data/board.ts";
import type { Names } from "../names.ts";
import { GROUND_NAMES, sectorName, SIDE_NAMES } from "./nouns.ts";

const { count, list } = formatFor("en");

/** The Fight, then for each side its Sectors, its cards on the Table and what is in Hand and piles. */
export function boardText(names: Names): string {
  const { view } = names;
  const ground = view.ground === null ? "" : `, ${GROUND_NAMES[view.ground]}`;
  // The first Fight is for a Sector that nobody attacks from another one.
  const attack = view.from === view.to ? "" : `, attacked from ${sectorName(view.from)}`;
  const fight = view.fighting
    ? `Fight ${view.fight} for ${sectorName(view.to)}${attack}${ground}`
    : `Before Fight ${view.fight + 1}`;
  return [fight, ...[FEDERATION, DOMINION].flatMap((side) => sideLines(names, side))].join("\n");
}

function sideLines({ view, card, cards }: Names, side: Side): string[] {
  const { deck, hand, units, maneuvers, discard } = view.sides[side];
  const held = SECTORS.filter(({ id }) => view.owner[id] === side).map(({ id }) => sectorName(id));
  const table = [...units.map((unit) => card(unit.card)), ...maneuvers.map(card)];
  return [
    `${SIDE_NAMES[side]}: ${held.length === 0 ? "no Sector" : list(held)}`,
    `  On the Table: ${table.length === 0 ? "nothing" : list(table)}`,
    `  Hand: ${hand.cards === null ? count(hand.count, "card", "cards") : cards(hand.cards) || "empty"}`,
    `  ${count(deck, "card", "cards")} in the Deck Pile, ${discard.count} in the Discard Pile`,
  ];
}
