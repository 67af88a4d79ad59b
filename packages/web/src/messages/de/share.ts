/** German texts of the dialog that shares a match, a moment, a puzzle, an item or a lesson. */
import { formatFor, type Translation } from "@starboard/kit";
import type { share as english } from "../en/share.ts";

const { count, number, percent } = formatFor("de");

export const share: Translation<typeof english> = {
  title: "Teilen",
  action: "Teilen",
  moment: "Diesen Moment teilen",
  preview: (title) => `Bild, das Messenger zeigen: ${title}`,
  drawing: "Das Bild wird gezeichnet",
  noPicture: "Das Bild lässt sich hier nicht zeichnen.",
  link: "Link",
  copy: "Link kopieren",
  send: "Link senden …",
  isLocal:
    "Diese Partie liegt in diesem Browser, deshalb gibt es keinen Link, den andere öffnen können. Speichere die Wiedergabe oder das Bild und schicke die Datei.",
  isAway: "Der Server ist nicht erreichbar. Der Link funktioniert, sobald er es wieder ist.",
  isPrivate:
    "Diese Partie ist nicht öffentlich: Messenger zeigen ein allgemeines Bild, und der Link öffnet sich für alle, die ihn kennen.",
  makePublic: "Link erstellen, der sie zeigt",
  madePublic:
    "Wer diesen Link hat, sieht die Partie, und Messenger zeigen ihren Spielplan. Das lässt sich nicht zurücknehmen.",
  savePicture: "Bild speichern",
  embed: "In eine andere Seite einbetten",
  embedHelp: "Der Rahmen zeigt den Spielplan. Er setzt keine Cookies, und dort wird nur zugeschaut.",
  embedCode: "Code des Rahmens",
  copyCode: "Code kopieren",
  file: "Wiedergabe als eine Datei",
  fileHelp:
    "Eine HTML-Datei mit jedem Zug, dem Protokoll und den Regeln. Sie öffnet sich in jedem Browser, auch ohne Netz.",
  seenBy: "Gesehen von",
  spectators: "Publikum",
  open: "Alle Hände offen",
  saveFile: "Wiedergabe speichern",
  makingFile: "Die Datei entsteht",
  clip: "Bewegtes Bild",
  clipHelp: "Die Züge bis zu diesem Moment als GIF, das Messenger im Chat abspielen.",
  moves: "Züge",
  lastMoves: (n) => (n === 1 ? "Letzter Zug" : `Letzte ${count(n, "Zug", "Züge")}`),
  makeClip: "Bewegtes Bild erstellen",
  makingClip: (part) => `Das bewegte Bild entsteht: ${percent(part)}`,
  clipDone: "Bewegtes Bild der Züge",
  saveClip: "Bewegtes Bild speichern",
  sendClip: "Bewegtes Bild senden …",
  size: (bytes) =>
    bytes < 1_000_000
      ? `${number(Math.ceil(bytes / 1000))} kB`
      : `${number(bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`,
  saved: (size) => `Gespeichert, ${size}`,
};
