/** The titles of the pages in German. */
import type { Translation } from "@starboard/kit";
import type { pages as english } from "../en/pages.ts";

export const pages: Translation<typeof english> = {
  setUp: "Neuer Tisch",
  editors: "Editoren",
  ladder: "Rangliste",
  programs: "Programme",
  archive: "Archiv",
  statistics: "Statistik",
  library: "Bibliothek",
  lab: "Labor",
  people: "Profil",
  find: "Partie finden",
  shared: "Die Datei wird geöffnet",
  learn: "Lernen",
  puzzles: "Aufgaben",
  lessonEditor: "Lektionseditor",
  tables: "Meine Tische",
  online: "Online spielen",
  clubs: "Klubs",
  tournament: "Turniere",
  account: "Konto",
  reset: "Passwort zurücksetzen",
  admin: "Administration",
  rules: "Regeln",
  study: "Studien",
};
