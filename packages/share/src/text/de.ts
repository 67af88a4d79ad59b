/** German texts of share cards, embedded boards and replay files. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./en.ts";

const { list } = formatFor("de");

export const de: Translation<typeof en> = {
  language: "de",
  site: "Starboard",
  invite: {
    replay: "Sieh dir die Wiedergabe an",
    moment: "Sieh dir den Moment an und wie es weiterging",
    review: "Sieh dir den Moment an und was besser war",
    live: "Sieh der Partie zu",
    seat: "Nimm Platz. Ohne Konto.",
    puzzle: "Löse sie, ganz ohne Konto.",
    item: "Spiele es, ändere deine Kopie oder drucke es",
    lesson: "Lerne es beim Spielen",
    tournament: "Sieh dir Paarungen und Tabelle an",
    general: "Spiele im Browser. Ohne Konto.",
  },
  general: "Brettspiele vom Krieg im Weltraum",
  generalText: "Gegen Bots und mit anderen. Jede Regel ist belegt.",
  beat: (winners, losers) =>
    losers.length === 0
      ? `${list(winners)} ${winners.length === 1 ? "hat" : "haben"} gewonnen`
      : `${list(winners)} ${winners.length === 1 ? "schlägt" : "schlagen"} ${list(losers)}`,
  drew: (names) => `${list(names)} spielen unentschieden`,
  meet: (names) => list(names),
  kicker: (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" · "),
  player: {
    first: "Erster Zug",
    back: "Zurück",
    play: "Abspielen",
    pause: "Anhalten",
    on: "Weiter",
    last: "Letzter Zug",
    move: "Zug",
    board: "Spielplan",
    log: "Protokoll",
    of: (n, all) => `${n} von ${all}`,
    keys: "Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab.",
    live: "Live",
    ended: "Die Partie ist zu Ende.",
    open: "Auf Starboard öffnen",
    seenBy: {
      public: "Wie das Publikum es sah",
      open: "Alles aufgedeckt",
      seat: (name) => `Wie ${name} es sah`,
    },
    needsScript: "Diese Seite zeichnet ihren Spielplan mit JavaScript. Bitte schalte es ein.",
  },
};
