/** German texts of objectives, alarms, automatic answers and measures. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./text.en.ts";

const format = formatFor("de");
const sectors = (n: number): string => format.count(n, "Sektor", "Sektoren");

export const de: Translation<typeof en> = {
  objectives: {
    title: "Die meisten Sektoren gewinnen",
    fightsLeft: (n) => `Noch etwa ${format.count(n, "Gefecht", "Gefechte")}`,
    lastFight: "Das ist das letzte Gefecht",
    unit: (n) => format.plural(n, "Sektor", "Sektoren"),
    deck: (n) => `${format.count(n, "Karte", "Karten")} im Nachziehstapel`,
  },
  alarms: {
    losesWith: {
      all: (enemy) => `${enemy} gewinnt mit diesem Gefecht die Schlacht`,
      last: "Verlierst du dieses Gefecht, verlierst du die Schlacht",
      lost: "Nach diesem Gefecht verlierst du die Schlacht",
    },
    winsWith: {
      all: "Gewinne dieses Gefecht, und du gewinnst die Schlacht",
      last: "Gewinnst du dieses Gefecht, gewinnst du die Schlacht",
      won: "Nach diesem Gefecht gewinnst du die Schlacht",
    },
    why: {
      allSectors: "Wer alle 7 Sektoren hat, gewinnt.",
      emptyDeck: "Ein Nachziehstapel ist leer.",
      fightLimit: "Das ist Gefecht 60.",
    },
    counts: (won, lost) => `Sektoren: bei Sieg ${won[0]} zu ${won[1]}, bei Niederlage ${lost[0]} zu ${lost[1]}.`,
    runsOut: {
      title: "Deine nächsten Karten sind die letzten im Nachziehstapel",
      ends: (own, enemy) => `Dann ist das hier das letzte Gefecht. Du hast ${sectors(own)}, der Gegner ${enemy}.`,
      endsNow: (own, enemy) => `Dann ist die Schlacht vorbei. Du hast ${sectors(own)}, der Gegner ${enemy}.`,
    },
    draw: (n) => `${format.count(n, "Karte", "Karten")} ziehen`,
    keep: "Keine Karten mehr ziehen",
    outcome: {
      matches: "zieht gleich",
      noMatch: "keine Handkarte zieht gleich",
      last: "letztes Gefecht",
      over: "beendet die Schlacht",
      goesOn: "die Schlacht geht weiter",
    },
    deploy: (cards, own, needed) => `${cards}: ${own} gegen ${needed}`,
    surrender: "Gefecht aufgeben",
  },
  answers: {
    drawAll: {
      name: "Bis zur vollen Hand ziehen",
      help: "Am Ende der Eröffnung und deines Zugs ziehst du so viele Karten, wie du darfst, solange dein Nachziehstapel dafür und für das nächste Auffüllen reicht. Schalte es aus, um über jede Karte zu entscheiden.",
    },
    onlyTarget: {
      name: "Wählen, wenn es nur eine Wahl gibt",
      help: "Lässt dich eine Karte Karten wählen und sehen alle, dass nur eine Wahl möglich ist, wird sie für dich getroffen.",
    },
  },
  measures: { sectors: "Sektoren", majority: "Mehrheit", cards: "Übrige Karten" },
  round: (fight) => (fight === 0 ? "Aufbau" : `Gefecht ${fight}`),
};
