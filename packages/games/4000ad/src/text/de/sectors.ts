/** The names of sectors, in German. */
import type { Translation } from "@starboard/kit";
import type { en } from "../en/sectors.ts";

export const de: Translation<typeof en> = {
  sector: (sector) => sector.replace(/-yellow$/, "-gelb").replace(/-red$/, "-rot"),
};
