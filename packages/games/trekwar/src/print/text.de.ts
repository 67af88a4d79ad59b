/** German texts of the printed board, tiles and Fleets. */
import type { Translation } from "@starboard/kit";
import { unitKind } from "../text/de/effects.ts";
import { sideGenitive, TYPE_NAMES } from "../text/de/nouns.ts";
import type { en } from "./text.en.ts";

export const de: Translation<typeof en> = {
  title: "TrekWar",
  // Race and kind already say that a card is a Unit, and leave no room for the word.
  type: (type) => (type === "Unit" ? "" : (TYPE_NAMES[type] ?? type)),
  kind: unitKind,
  board: "Die sieben Sektoren",
  turn: "Ein Zug",
  stages: [
    ["Anfang", "Drehe dein Manöver und deine Ereignisse um. Nimm Karten mit dem Symbol auf."],
    ["Ereignis", "Du darfst ein Ereignis spielen."],
    ["Aufgeben", "Gib das Gefecht auf oder mach weiter."],
    ["Einsatz", "Spiele eine Einheit mit höchstens einem Manöver oder Kommando. Zieh mit dem Angriff gleich."],
    ["Schluss", "Nenne Stärke und Schauplatz. Du darfst bis auf 6 Handkarten ziehen."],
  ],
  end: "Wer ein Gefecht verliert, greift als Nächstes an, aus einem eigenen Sektor. Du gewinnst mit allen 7 Sektoren oder mit den meisten, wenn ein Nachziehstapel leer ist.",
  fleet: (side) => `Flotte ${sideGenitive(side)}`,
  fold: "falten",
  leaflet: {
    game: "TrekWar",
    name: "TrekWar: Faltblatt",
    rules: "Ein Gefecht in Kürze. Alles Weitere steht in den Regeln.",
    federation: "Das Deck der Föderation",
    dominion: "Das Deck des Dominions",
    deckHead: ["Karte", "Typ", "Raum", "Oberfl."],
    stagesHead: ["Phase", "Was du tust"],
    symbols: "Symbole",
    symbolRules:
      "Aufnehmen: Die Karte darf in der Anfangsphase vom Tisch auf die Hand zurück, außer der Gegner zeigt auch ein aktives Symbol (TW-11.1, TW-11.2). Begrenzte Aktion: Die Karte wird in ihrer Phase allein gespielt (TW-11.5).",
    notes: "Gefechte",
    notesHead: ["Gefecht", "Sektor", "Sieg", "Sektoren F : D"],
  },
};
