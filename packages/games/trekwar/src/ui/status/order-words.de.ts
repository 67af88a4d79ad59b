/** German words in which orders are typed. */
import type { Translation } from "@starboard/kit";
import type { en } from "./order-words.en.ts";

export const de: Translation<typeof en> = {
  acts: {
    attack: "angreifen",
    exchange: "tauschen",
    open: "eröffnen",
    takeUp: "aufnehmen",
    event: "ereignis",
    surrender: "gefecht-aufgeben",
    deploy: "einsetzen",
    draw: "ziehen",
    end: "beenden",
    choose: "wählen",
    resign: "aufgeben",
  },
  values: {
    space: "raum",
    surface: "oberfläche",
  },
};
