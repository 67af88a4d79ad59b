/** The names of sectors. */
import { translatable } from "@starboard/kit";

export const en = translatable("4000ad/text/sectors", {
  /** The name of a sector, from the one that facts and records hold: "A-yellow". */
  sector: (sector: string): string => sector,
});
