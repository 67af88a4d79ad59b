/** The Table in words: Sectors, cards and sides, which Sectors can be attacked, and what a side has. */
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
import { en as orderWords } from "./order-words.en.ts";
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
  notationWords: () => ({ ...orderWords.values, ...orderWords.acts }),
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
  pieces(seat, { view }) {
    const side = seat as number as Side;
    const fleet = view.fleet[side];
    const sectors = SECTORS.filter(({ id }) => view.owner[id] === side && id !== fleet).map(({ id }) => ({
      place: sectorPlace(id),
      name: en.sectorOf(nameOf(id), id),
    }));
    const cards = cardsOf(view, side).map((card) => ({
      place: cardPlace(card),
      name: en.inFight(entryOf(view, card).name),
    }));
    return [
      ...(fleet === null ? [] : [{ place: sectorPlace(fleet), name: en.fleetAt(nameOf(fleet), fleet) }]),
      ...sectors,
      ...cards,
    ];
  },
  threats(place, props: Props) {
    const own = ownSide(props);
    const [kind, id = ""] = place.split(":");
    if (kind !== "sector") return [];
    const { view } = props;
    const one = own ?? 0;
    const other = enemyOf(one);
    const [force, otherForce] = [view.sides[one].force, view.sides[other].force];
    if (view.fighting && view.to === id && force !== null && otherForce !== null)
      return [
        own === null
          ? en.foughtBetween(SIDE_NAMES[one], force, SIDE_NAMES[other], otherForce)
          : en.fought(SIDE_NAMES[other], otherForce, force),
      ];
    return (own === null ? ([0, 1] as const) : [own]).flatMap((side) => {
      const enemy = enemyOf(side);
      const isHeld = view.owner[id] === side || view.fleet[side] === id;
      const from = neighboursOf(id).filter((other) => view.owner[other] === enemy);
      return isHeld && from.length > 0 ? [en.attack(SIDE_NAMES[enemy], from.map(nameOf).join(", "))] : [];
    });
  },
};
