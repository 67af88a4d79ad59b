/** German texts of the guided match. */
import type { Translation } from "@starboard/kit";
import type { en } from "./guide.en.ts";

export const de: Translation<typeof en> = {
  role: "Du führst die blauen Schiffe, Gorgon und Typhon. Orion hat Maelstrom und Tempest.",
  order: {
    title: "Wer sich wann bewegt",
    text: "Die Leiste zeigt die Reihenfolge. Die höchste Initiative bewegt sich zuerst: Gorgon mit 18.",
    goal: "Beginne die Bewegung der Gorgon",
    hint: "Wähle Gorgon in der Eingabezeile, dann „Ohne Manöver“. Zum Ausweichen ist die Gorgon zu schwer.",
  },
  forward: {
    title: "Näher heran",
    text: "Ein Schiff fliegt vorwärts in das Feld voraus, so weit seine Geschwindigkeit reicht. Die Gorgon hat Geschwindigkeit 5. Aus der Nähe trifft sie leichter.",
    goal: "Flieg mit der Gorgon 3 Felder vorwärts",
    now: (hexes) => `jetzt ${hexes}`,
    hint: "Wähle ein Feld vor der Gorgon, oder dreimal „Vorwärts“. Beende dann die Bewegung.",
  },
  turn: {
    title: "Drehen",
    text: "Ein Schiff dreht sich jederzeit in seiner Bewegung um 60°, so oft sein Manöverwert erlaubt. Die Typhon darf 4-mal drehen.",
    goal: "Drehe ein Schiff",
    hint: "Wenn die Typhon sich bewegt, wähle zwischen zwei Schritten links oder rechts. Drehe zurück, damit sie zum Gegner zeigt.",
  },
  fire: {
    title: "Feuern",
    text: "Nach allen Bewegungen darf jedes Schiff feuern, wieder von der höchsten Initiative abwärts. Jeder Würfel über der Schwierigkeit trifft.",
    goal: "Feuere mit einer Batterie",
    hint: "Wähle ein gegnerisches Schiff. Die Karte zeigt Schwierigkeit, Trefferchance und Schaden. Dann feuere.",
  },
  banks: {
    title: "Zwei Batterien",
    text: "Die meisten Schiffe haben eine Primär- und eine Sekundärbatterie. Jede feuert einmal pro Runde auf ihr eigenes Ziel.",
    goal: "Feuere in einer Runde mit 2 Batterien",
    now: (banks) => `jetzt ${banks}`,
    hint: "Wähle nach der ersten Salve ein Ziel für die andere Batterie, oder feuere mit dem anderen Schiff.",
  },
  evade: {
    title: "Ausweichen oder verfolgen",
    text: "Vor seinem ersten Schritt darf ein Schiff mit Manöverwert 3 oder mehr ausweichen: Es ist schwerer zu treffen. Es darf auch ein gegnerisches verfolgen: Dann trifft es selbst leichter.",
    goal: "Sage an, dass du ausweichst oder verfolgst",
    hint: "Wenn die Typhon aufgerufen wird, wähle „Ausweichen“ oder „Verfolgen“, bevor du sie bewegst.",
  },
  cinema: {
    title: "Kinopunkte",
    text: "Du hast 4 Kinopunkte. Sie kaufen einen Schritt oder eine Drehung mehr, einen besseren Schuss, oder sie nehmen 4 Punkte vom Schaden weg.",
    goal: "Gib einen Kinopunkt aus",
    now: (left) => `noch ${left}`,
    hint: "Wähle auf der Karte eines Schusses „Feuerleitung“ oder „Kanoniere“. Nach einem Treffer auf dein Schiff wähle „Schadenskontrolle“.",
  },
  close: {
    title: "Ein guter Schuss",
    text: "Die Schwierigkeit ist die Entfernung geteilt durch deine Sensoren, aufgerundet, und 1 oder mehr dazu, wenn das Ziel ausweicht. Die Gorgon hat Sensoren 3.",
    goal: "Feuere mit Schwierigkeit 2 oder weniger",
    hint: "Sei höchstens 6 Felder von einem Schiff entfernt, das nicht ausweicht, mit seinem Feld in deinem Feuerwinkel.",
  },
  destroy: {
    title: "Ein Schiff zerstören",
    text: "Für jeden Treffer würfelst du gegen die Panzerung. Die Würfel darüber zählen als Schaden. Bei Rumpf 0 ist das Schiff zerstört.",
    goal: "Zerstöre ein gegnerisches Schiff",
    hint: "Feuere mit allen Batterien auf das Schiff mit weniger Rumpf.",
  },
  win: {
    title: "Die Karte räumen",
    text: "Eine Seite ohne Schiff hat verloren. Nach Runde 8 gewinnt die Seite, die mehr zerstört hat.",
    goal: "Gewinne das Gefecht",
    hint: "Halte das letzte Schiff im Feuerwinkel beider Schiffe. Drehen kostet keine Geschwindigkeit.",
  },
  endings: {
    won: {
      title: "Die gegnerische Flotte ist weg: Du hast gewonnen",
      text: "Du bist nah herangegangen, hast sie im Feuerwinkel behalten und jede Batterie abgefeuert. Spiele als Nächstes das Grenzgefecht mit vier Schiffen gegen fünf.",
    },
    lost: {
      title: "Deine Schiffe sind verloren",
      text: "Geh nächstes Mal gleich nah heran, feuere jede Runde mit beiden Batterien, und gib Kinopunkte für Schadenskontrolle aus.",
    },
    undecided: {
      title: "Beide Flotten fliegen noch",
      text: "Bleib nächstes Mal höchstens 6 Felder entfernt und halte den Gegner vor dir, damit jede Batterie feuern kann.",
    },
  },
};
