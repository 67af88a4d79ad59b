/** The types of ships: words that the ship file holds in English, as makers of ships write their own. */
import { translatable } from "@starboard/kit";

export const en = translatable("anaxis/text/ship-types", {
  /** A type of the printed ships in the language of the reader; any other as it is written. */
  shipType: (type: string): string => type,
  /** The name of a ship, with its number: names are the same in every language, but a research base has none. */
  shipName: (name: string): string => name,
});
