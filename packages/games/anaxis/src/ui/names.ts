/** Short names of ships, as screens show them. */
import { namesOf as storedNames, type Ship, shipName, type StateAx } from "@starboard/anaxis";

export const namesOf = (t: StateAx): readonly string[] => storedNames(t).map(shipName);
export const nameOf = (t: StateAx, ship: Ship): string => namesOf(t)[ship] ?? "";
