/** Texts of the start page in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { against as englishAgainst, landing as english } from "../en/landing.ts";

const { count, list } = formatFor("de");

const NUMBERS = ["Kein", "Ein", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn"];

export const landing: Translation<typeof english> = {
  title: (games) =>
    `${NUMBERS[games] ?? games} ${games === 1 ? "Weltraumkrieg" : "Weltraumkriege"} auf einem Kartentisch`,
  lead: "Spiel jetzt gegen einen starken Bot. Ohne Konto, ohne Installation, und jede Ablehnung nennt ihre Regel.",
  play: (game) => `${game} gegen einen Bot spielen`,
  playShort: "Spielen",
  starting: "Aufbau läuft",
  setUp: "Neuer Tisch",
  setUpHint: "Seiten, Optionen und Mitspielende wählen",
  continueMatch: "Setz deine Partie fort",
  continueShort: "Fortsetzen",
  side: {
    label: "Deine Tische",
    yours: "Du bist am Zug",
    waiting: "Wartend",
    over: "Beendet",
    count: (n) => count(n, "Tisch", "Tische"),
    all: "Alle Tische",
    firstTime: "Zum ersten Mal hier?",
    guided: "Geführte Partie",
    guidedHint: (game, place) =>
      place ? `${game}: weiter mit Lektion ${place.at} von ${place.of}` : `Lern ${game} beim Spielen`,
    empty: "Noch keine Tische. Sie erscheinen hier und werden in diesem Browser gespeichert.",
    friends: "Mit anderen spielen",
    friendsText:
      "Spiel mit anderen an diesem Gerät, mit Bots oder beidem. Zwischen den Zügen wird der Bildschirm verdeckt.",
    watch: "Einer Partie zuschauen",
    watchText: "Lege eine Aufzeichnung irgendwo auf dieser Seite ab oder wähle eine Datei. Das geht auch ohne Netz.",
    choose: "Aufzeichnung wählen",
  },
};

export const against: Translation<typeof englishAgainst> = list;
