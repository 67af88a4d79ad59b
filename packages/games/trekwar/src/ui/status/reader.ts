/** The Table in words: Sectors, cards and sides, which Sectors can be attacked, and what one has. */
import {
  adjacent,
  enemyOf,
  SECTOR_NAMES,
  SECTORS,
  type SectorId,
  type ShapeTW,
  SIDE_NAMES,
  type Side,
  type ViewTW,
} from "@starboard/trekwar";
import type { BoardReader } from "@starboard/ui";
import { en as messages } from "../messages.en.ts";
import { entryOf, ownSide, type Props } from "../model/view.ts";
import { cardPlace, sectorPlace } from "./places.ts";
import { en } from "./reader.en.ts";

const nameOf = (id: SectorId): string => SECTOR_NAMES[id] ?? id;
const indexOf = (id: SectorId): number => SECTORS.findIndex((sector) => sector.id === id);
const neighboursOf = (id: SectorId): SectorId[] =>
  SECTORS.flatMap((other, n) => (other.id !== id && adjacent(indexOf(id), n) ? [other.id] : []));

function describeSector(view: ViewTW, id: SectorId): string {
  const owner = view.owner[id] ?? null;
  const fleets = ([0, 1] as const).filter((side) => view.fleet[side] === id).map((side) => SIDE_NAMES[side]);
  return `${en.sector(nameOf(id), id, owner === null ? null : SIDE_NAMES[owner], fleets)}. ${en.neighbours(neighboursOf(id).map(nameOf))}`;
}

/** The cards that a side has in the Fight. */
const cardsOf = (view: ViewTW, side: Side): readonly string[] => {
  const { units, maneuvers, commands, events } = view.sides[side];
  return [...units.map(({ card }) => card), ...maneuvers, ...commands, ...events];
};

export const reader: BoardReader<ShapeTW> = {
  describe(place, { view }) {
    const [kind, id = ""] = place.split(":");
    if (kind === "sector") return describeSector(view, id);
    if (kind === "card") {
      const side = ([0, 1] as const).find((one) => cardsOf(view, one).includes(id));
      return en.card(messages.cardLabel(entryOf(view, id)), SIDE_NAMES[side ?? 0]);
    }
    const side = Number(id) as Side;
    const { deck, hand, discard, force } = view.sides[side];
    return en.side(SIDE_NAMES[side], deck, hand.count, discard.count, force);
  },
  own(props: Props) {
    const side = ownSide(props);
    if (side === null) return [];
    const { view } = props;
    const fleet = view.fleet[side];
    const sectors = SECTORS.filter(({ id }) => view.owner[id] === side && id !== fleet).map(({ id }) => ({
      place: sectorPlace(id),
      name: en.ownSector(nameOf(id), id),
    }));
    const cards = cardsOf(view, side).map((card) => ({
      place: cardPlace(card),
      name: en.inFight(entryOf(view, card).name),
    }));
    return [
      ...(fleet === null ? [] : [{ place: sectorPlace(fleet), name: en.ownFleet(nameOf(fleet), fleet) }]),
      ...sectors,
      ...cards,
    ];
  },
  threats(place, props: Props) {
    const side = ownSide(props);
    const [kind, id = ""] = place.split(":");
    if (side === null || kind !== "sector") return [];
    const { view } = props;
    const enemy = enemyOf(side);
    const forces = [view.sides[enemy].force, view.sides[side].force] as const;
    if (view.fighting && view.to === id && forces[0] !== null && forces[1] !== null)
      return [en.fought(SIDE_NAMES[enemy], forces[0], forces[1])];
    const mine = view.owner[id] === side || view.fleet[side] === id;
    const from = neighboursOf(id).filter((other) => view.owner[other] === enemy);
    return mine && from.length > 0 ? [en.attack(SIDE_NAMES[enemy], from.map(nameOf).join(", "))] : [];
  },
};
