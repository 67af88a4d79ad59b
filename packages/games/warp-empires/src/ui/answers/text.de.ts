/** German texts of the automatic answers and of their settings. */
import type { Translation } from "@starboard/kit";
import type { answersText as english } from "./text.en.ts";

export const answersText: Translation<typeof english> = {
  onlyChoice: {
    name: "Antworten, wenn es nur eine Wahl gibt",
    help: "Führt die einzige erlaubte Aktion für dich aus, außer einem Würfelwurf. In Partien mit anderen Menschen am Tisch wirst du trotzdem gefragt: Eine sofortige Antwort würde zeigen, dass du keine passende Karte hast.",
  },
  pressed: {
    name: "Passen, bis ich am Zug bin",
    help: "Nach „Passen, bis ich am Zug bin“ passt Starboard für dich, bis dein Zug beginnt oder du angegriffen wirst.",
  },
  unconcerned: {
    name: "Passen, solange mich nichts betrifft",
    help: "Passt, wenn sich jemand an deinen Gebieten vorbei bewegt oder eine Karte gegen andere spielt. Bei Bewegungen in deine Gebiete, Karten gegen dich, Angriffen und Überfällen wirst du weiter gefragt. Deine Karten spielen dabei keine Rolle, also verrät das Passen nichts.",
  },
  attacked: {
    name: "Nur fragen, wenn ich angegriffen werde",
    help: "Passt auch bei Karten gegen dich und bei Überfällen. Gefragt wirst du nur bei Angriffen und bei Bewegungen in deine Gebiete. Deine Karten spielen dabei keine Rolle, also verrät das Passen nichts.",
  },
  cards: {
    name: "Nur diese Karten",
    help: "Passt, wenn keine der Karten antworten könnte, die du unter „Antworten“ angekreuzt hast. Du kreuzt Karten an, ob du sie hast oder nicht, also verrät das Passen nichts.",
  },
  untilDecision: "Passen, bis ich am Zug bin",
  asked:
    "Du wirst gefragt, auch wenn du keine passende Karte hast. Nur die zu fragen, die eine haben, würde Hände verraten.",
  nothing: "Du hast keine passende Karte.",
  cardsTitle: "Nur bei diesen Karten fragen",
  cardsHelp:
    "Starboard passt für dich, wenn keine der angekreuzten Karten antworten könnte. Die Liste bleibt in diesem Browser und gilt für alle deine Partien. Kreuze Karten an, ob du sie hast oder nicht: Eine Liste, die deiner Hand folgt, würde sie verraten.",
  ordersTitle: "Dauerbefehle an diesem Tisch",
};
