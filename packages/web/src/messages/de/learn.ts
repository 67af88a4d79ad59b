/** Texts of the learn page and of lessons in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { learn as english } from "../en/learn.ts";

const { count } = formatFor("de");

const states = { done: "fertig", next: "als Nächstes", open: "offen" };

export const learn: Translation<typeof english> = {
  title: "Lernen",
  lead: "Kurze Lektionen in echten Stellungen, zu jedem Abschnitt der Regeln.",
  courses: "Kurse",
  coursesNote: "1 bis 3 Minuten je Lektion",
  course: (game) => `Kurs: ${game}`,
  place: (game, at, of) => `${game} · Lektion ${at} von ${of}`,
  minutes: (n) => count(n, "Minute", "Minuten"),
  start: "Lektion beginnen",
  startLabel: (title) => `Lektion beginnen: ${title}`,
  allDone: "Alle Lektionen sind fertig",
  allDoneText: "Jeder Kurs ist abgeschlossen. Spiel eine Partie und sieh dir danach die Analyse an.",
  progress: (done, of) => (done === 0 ? count(of, "Lektion", "Lektionen") : `${done} von ${of} Lektionen`),
  sectionProgress: (done, of) => `${done} / ${of}`,
  sectionDone: "alle fertig",
  all: "Alle Lektionen",
  begin: "Beginnen",
  allLabel: (game) => `Alle Lektionen von ${game}`,
  guided: "Geführte Partie",
  guidedText: "Eine kurze Schlacht, die das ganze Spiel zeigt.",
  states,
  lesson: (title, state, about, time) => `${title}, ${states[state]}. ${about} ${time}`,
  back: "Alle Kurse",
  review: {
    title: "Aus deinen Partien lernen",
    text: "Eine Analyse zeigt die Entscheidungen, die dich eine Partie gekostet haben, und lässt sie dich noch einmal treffen.",
    open: "Meine Tische",
    rules: "Regeln lesen",
  },
  write: {
    title: "Eine Lektion schreiben",
    text: "Beginne mit einem Moment einer Partie, einer Situation oder dem Aufbau. Eine Lektion lässt sich als Datei speichern und als Link verschicken.",
    open: "Lektionsdatei öffnen",
    fromReplay: "Lektion machen",
  },
  strip: {
    label: "Lektion",
    stop: "Lektion beenden",
    placeLabel: (at, of) => `Aufgabe ${at} von ${of}`,
    lesson: (at, of, title, text) =>
      of === 1 ? `Lektion: ${title}. ${text}` : `Aufgabe ${at} von ${of}: ${title}. ${text}`,
  },
  ending: {
    done: "Lektion fertig",
    doneTitle: (title) => `Fertig: ${title}`,
    wrong: "Noch nicht",
    happened: "Stattdessen ist das passiert:",
    nothing: "Damit ist das Ziel nicht erreicht.",
    retry: "Noch einmal versuchen",
    next: (title) => `Weiter: ${title}`,
    again: "Noch einmal spielen",
    leave: "Alle Lektionen",
    over: "Die Lektion ist vorbei.",
  },
  fair: "Eine Lektion hat feste Würfel und eine Gegenseite nach Drehbuch, damit alle dieselbe Stellung erleben.",
  unknown: (id) => `Es gibt keine Lektion „${id}“.`,
};
