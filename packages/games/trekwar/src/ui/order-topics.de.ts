/** German texts of the decisions that can be ordered in advance. */
import type { Translation } from "@starboard/kit";
import type { en } from "./order-topics.en.ts";

export const de: Translation<typeof en> = {
  defend: {
    title: "Wenn ich angegriffen werde",
    help: "Die Karten, die du in deinem nächsten Zug als Verteidigung spielst, in dieser Reihenfolge.",
  },
  attack: {
    title: "Wenn ich einen Angriff wähle",
    help: "Antwortet, wenn du den Sektor des nächsten Gefechts wählst.",
  },
  open: {
    title: "Wenn ich ein Gefecht eröffne",
    help: "Antwortet, wenn du Einheit und Schauplatz eines Gefechts wählst.",
  },
  exchange: {
    title: "Wenn ich Karten tauschen darf",
    help: "Antwortet jedes Mal, wenn du Handkarten tauschen darfst.",
  },
  surrender: {
    title: "Wenn ich einsetzen oder aufgeben muss",
    help: "Antwortet, wenn du verteidigst und einsetzen oder aufgeben musst.",
  },
  attackFromAnywhere: (sector) => `${sector}: aus einem beliebigen meiner Sektoren angreifen`,
  ifAttacked: (sector) => `Bei einem Angriff auf diesen Sektor: ${sector}`,
};
