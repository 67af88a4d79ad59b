/** The places of the Table by name: Sectors, Units and the sides. */
import { SECTOR_NAMES, SECTORS, type ShapeTW, SIDE_NAMES } from "@starboard/trekwar";
import type { BoardPlaces } from "@starboard/ui";
import { entryOf } from "../model/view.ts";
import { cardPlace, sectorPlace, sidePlace } from "./places.ts";

export const places: BoardPlaces<ShapeTW> = {
  list: (view) => [
    ...SECTORS.map(({ id }) => ({ place: sectorPlace(id), name: SECTOR_NAMES[id] ?? id })),
    ...view.sides.flatMap(({ units, maneuvers, commands, events }) =>
      [...units.map(({ card }) => card), ...maneuvers, ...commands, ...events].map((card) => ({
        place: cardPlace(card),
        name: entryOf(view, card).name,
      })),
    ),
    ...([0, 1] as const).map((side) => ({ place: sidePlace(side), name: SIDE_NAMES[side] })),
  ],
};
