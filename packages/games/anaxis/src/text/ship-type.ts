import { en } from "./en/ship-types.ts";

/** The type of a ship, such as "Frigate", in the language of the reader. */
export const shipType = (type: string): string => en.shipType(type);

/** The name of a ship in the language of the reader. */
export const shipName = (name: string): string => en.shipName(name);
