/** Texts of seasons in German: when a tournament begins by itself and how it repeats, its editions and winners. */
import { formatFor, type Translation } from "@starboard/kit";
import type { season as english } from "../en/season.ts";

const { count, dateTime, list } = formatFor("de");

export const season: Translation<typeof english> = {
  start: "Beginn",
  byOrganiser: "wenn ich starte",
  onDate: "an einem Termin",
  date: "Beginnt am",
  dateHelp: "In deiner Zeitzone. Der Server startet das Turnier dann, wenn genug mitmachen.",
  repeats: "Wiederholung",
  every: { week: "jede Woche", month: "jeden Monat", quarter: "viermal im Jahr" },
  never: "keine",
  help: (days) =>
    `Eine Saison: Sobald eine Ausgabe vorbei ist, spätestens ${count(days, "Tag", "Tage")} vor dem nächsten Termin, öffnet der Server die Anmeldung zur nächsten und lädt alle ein, die dabei waren.`,
  noDate: "Wähle einen Termin in der Zukunft.",
  editionOf: (edition, every) => `Ausgabe ${edition}, ${every}`,
  numbered: (n) => `Ausgabe ${n}`,
  page: "Alle Ausgaben und Siege",
  begins: (at) => `Beginn: ${dateTime(at)}.`,
  beginsText: (at) => `Das Turnier beginnt am ${dateTime(at)}. Dann erscheint hier dein erster Tisch.`,
  again: (name) => `Wieder als ${name} mitmachen`,
  invited: "Du warst letztes Mal dabei",
  invitedShort: "wieder mitmachen",
  by: (name) => `Leitung: ${name}`,
  next: (edition) => `Als Nächstes: Ausgabe ${edition}`,
  nextText: (at, opensAt) =>
    `Sie beginnt am ${dateTime(at)}. Die Anmeldung öffnet, sobald die jetzige Ausgabe vorbei ist, spätestens am ${dateTime(opensAt)}.`,
  openNow: (edition) => `Ausgabe ${edition} ist offen`,
  running: (edition) => `Ausgabe ${edition} läuft`,
  toEdition: "Ausgabe öffnen",
  after: (edition, at) => `Ausgabe ${edition} folgt am ${dateTime(at)}.`,
  stopped: "Diese Saison wurde beendet",
  stoppedText: "Es beginnen keine weiteren Ausgaben. Offene und laufende gehen weiter.",
  stop: "Saison beenden",
  stopSure:
    "Saison beenden? Es beginnen keine weiteren Ausgaben. Die offene oder laufende geht weiter, und du kannst die Saison später fortsetzen.",
  resume: "Saison fortsetzen",
  no: "Nein",
  winners: "Ehrentafel",
  none: "Noch keine Ausgabe ist vorbei.",
  edition: "Ausgabe",
  began: "Beginn",
  winner: "Gewonnen",
  entrants: "Dabei",
  noMatches: "keine Partien",
  names: list,
  when: dateTime,
  opening: "Die Saison wird geöffnet",
};
