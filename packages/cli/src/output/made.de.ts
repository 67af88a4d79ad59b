/** What the commands for a host's storage and for modules and maps print, in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./made.en.ts";

const { count, list, plural } = formatFor("de");

export const de: Translation<typeof en> = {
  folder: (folder) => `dem Ordner ${folder}`,
  database: "der Datenbank von DATABASE_URL",
  content: ({ matches, entries, documents, at, from }) =>
    `${list([count(matches, "Partie", "Partien"), count(entries, "Eintrag", "Einträge"), count(documents, "Dokument", "Dokumente")])}, gesichert ${at} aus ${from}`,
  valid: "gültige Sicherung",
  restored: (place) => `wiederhergestellt, jetzt in ${place}`,
  players: (min, max) => `${min}–${max} Personen`,
  options: (n) => `${String(n).padStart(2)} ${plural(n, "Option", "Optionen")}`,
  even: "ausgeglichen",
  shortBy: (n) => `um ${n} zu wenig`,
  drawn: (module, players, number, tries) =>
    `${module}, ${count(players, "Person", "Personen")}, Karte ${number}, gefunden nach ${count(tries, "Versuch", "Versuchen")}:`,
  territories: (n) => count(n, "Gebiet", "Gebiete"),
  forPlayers: (n) => `für ${count(n, "Person", "Personen")}`,
  stars: (stars, sectors) => `${count(stars, "Stern", "Sterne")} in ${count(sectors, "Sektor", "Sektoren")}`,
  homes: (n) => (n === 1 ? "1 Stern kann Heimatstern sein" : `${n} Sterne können Heimatsterne sein`),
  setUp: (id, homes) => `Aufbau ${id}: ${homes.join(", ")}`,
};
