/** Texts of the page frame in German: navigation, themes, errors. */
import type { Translation } from "@starboard/kit";
import type { shell as english } from "../en/shell.ts";

export const shell: Translation<typeof english> = {
  brand: "Starboard",
  home: "Startseite von Starboard",
  skip: "Zum Inhalt",
  nav: {
    label: "Hauptmenü",
    play: "Spielen",
    tables: "Tische",
    learn: "Lernen",
    online: "Klub",
    library: "Bibliothek",
    lab: "Labor",
    rules: "Regeln",
    settings: "Einstellungen",
    more: "Weitere Seiten",
  },
  yourTurns: (n) => (n === 1 ? "1 Tisch wartet auf dich" : `${n} Tische warten auf dich`),
  sound: { on: "Ton ausschalten", off: "Ton einschalten" },
  theme: { label: "Farben", dark: "Dunkel", light: "Hell", contrast: "Hoher Kontrast" },
  title: (place, turns = 0) =>
    `${turns > 0 ? `(${turns}) ` : ""}${place === null ? "Starboard" : `${place} · Starboard`}`,
  language: {
    label: "Sprache",
    hint: "Gilt auf diesem Gerät und für Nachrichten an dein Konto.",
  },
  loading: "Wird geladen",
  dismiss: "Schließen",
  drop: { title: "Datei hier ablegen", hint: "Eine Aufzeichnung zum Ansehen oder eine Datei aus einem Editor" },
  crash: {
    title: "Etwas ist schiefgegangen",
    text: "Die anderen Seiten gehen noch, und deine Partien sind in diesem Browser sicher.",
    again: "Noch einmal versuchen",
    home: "Startseite",
  },
  missing: {
    title: "Seite nicht gefunden",
    text: (path) => `Starboard hat keine Seite ${path}.`,
    awayTitle: "Keine Verbindung",
    away: (path) =>
      `Die Seite ${path} liegt nicht auf diesem Gerät. Sie öffnet sich, sobald der Server erreichbar ist.`,
    home: "Startseite",
    tables: "Meine Tische",
  },
};
