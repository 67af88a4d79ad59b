/** Texts of the editor pages in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { editors as english } from "../en/editors.ts";

const { count } = formatFor("de");

export const editors: Translation<typeof english> = {
  title: "Editoren",
  of: (game) => `Editoren: ${game}`,
  lead: "Entwürfe werden beim Bearbeiten geprüft und in diesem Browser gespeichert. Du kannst sie auch als Dateien speichern.",
  none: (game) => `${game} hat keine Editoren.`,
  others: "Editoren dieses Spiels",
  name: "Name",
  open: "Datei öffnen",
  save: "Als Datei speichern",
  share: "Link kopieren",
  shareHint: "Der Link enthält den ganzen Entwurf. Wer ihn öffnet, bekommt eine Kopie.",
  badLink: "Der Entwurf in diesem Link ist beschädigt.",
  undo: "Rückgängig",
  nothingToUndo: "Es gibt noch nichts rückgängig zu machen.",
  print: "Drucken",
  printing: {
    title: "Drucken",
    paper: "Papier",
    papers: { a4: "A4", letter: "Letter" },
    drawing: "Die Seiten werden gezeichnet.",
    pages: (n) => `${count(n, "Seite", "Seiten")}.`,
    help: "Drucke in Originalgröße (100 %), sonst passen die Teile nicht zusammen.",
    create: "PDF erstellen",
    preview: "Vorschau",
    save: "PDF speichern",
  },
  printed: (file) => `${file} wurde gespeichert.`,
  play: "Damit spielen",
  starting: "Aufbau läuft",
  wrong: (n) => count(n, "Fehler", "Fehler"),
  all: (open) => (open ? "Nur den ersten zeigen" : "Alle zeigen"),
  opened: (name) => `Geöffnet: ${name}`,
  undone: "Rückgängig gemacht",
  json: "Das ist keine JSON-Datei.",
  drop: "Lege eine Datei hier ab, um sie zu öffnen",
  section: "Editoren",
  tile: "Editoren",
  tileHint: "Eigene Decks, Karten und Bögen machen",
};
