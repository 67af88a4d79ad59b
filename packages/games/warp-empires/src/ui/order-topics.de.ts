/** German texts of the decisions that can be ordered in advance. */
import type { Translation } from "@starboard/kit";
import type { en } from "./order-topics.en.ts";

export const de: Translation<typeof en> = {
  defend: {
    title: "Wenn ich angegriffen werde",
    help: "Antwortet jedes Mal, wenn du dich verteidigst und in einer Schlacht eine Karte spielen darfst.",
  },
  loss: {
    title: "Wenn ich Einheiten verliere",
    help: "Antwortet jedes Mal, wenn du eine Einheit bestimmst, die verloren geht.",
  },
  retreat: {
    title: "Wenn ich mich zurückziehen muss",
    help: "Antwortet, wenn sich ein Stapel von dir zurückziehen muss und mehr als ein Weg offen ist.",
  },
  answerAttack: {
    title: "Wenn ein Angriff erklärt wird",
    help: "Antwortet jedes Mal, wenn du einen Angriff mit einer Karte verhindern darfst.",
  },
  answerMove: {
    title: "Wenn sich ein anderes Imperium bewegt",
    help: "Antwortet jedes Mal, wenn du auf eine Bewegung mit einer Karte reagieren darfst.",
  },
  turn: {
    title: "Mein nächster Zug",
    help: "Die Aktionen deines nächsten Zugs, in dieser Reihenfolge. Bei der ersten, die nicht möglich ist, ist Schluss.",
  },
  recruit: {
    title: "In dieser Reihenfolge kaufen",
    help: "Die Käufe deiner nächsten Anwerbungsphase, einer nach dem anderen.",
  },
  onOwnTurn: "In meinem eigenen Zug, was auch immer ich vorher gefragt werde",
  ifAttacked: (territory) => `Wenn ${territory} angegriffen wird`,
};
