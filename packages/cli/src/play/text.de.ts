/** The texts of `starboard play`, in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./text.en.ts";

const { list, number } = formatFor("de");

export const de: Translation<typeof en> = {
  help: `  ZAHL          die Aktion mit dieser Nummer in der Liste wählen
  TEXT          nur die Aktionen auflisten, die diesen Text enthalten
  list [TEXT]   deine Aktionen auflisten     more     die nächste Seite zeigen
  any [TEXT]    auflisten, was jederzeit möglich ist (Vorschläge, Aufgeben …)
  why [TEXT]    auflisten, was nicht erlaubt ist, mit dem Grund
  {"do": …}     eine Aktion als JSON wählen  rule ID  eine Regel zeigen
  undo          die letzte Aktion zurücknehmen  table die Stellung zeigen
  log [N]       die letzten N Zeilen des Protokolls zeigen, mit ihren Regeln
  save [DATEI]  die Aufzeichnung speichern   quit     speichern und gehen
  help          diese Liste zeigen`,
  waiting: (names) => `Am Zug: ${list(names)} …`,
  passOn: (name) => `Gib den Bildschirm weiter an ${name} und drücke die Eingabetaste.`,
  saved: (file) => `Die Aufzeichnung wurde als ${file} gespeichert.`,
  over: (file) =>
    `Die Partie ist vorbei. Die Aufzeichnung wurde als ${file} gespeichert. Zum Prüfen: starboard verify ${file}`,
  emptyLog: "Das Protokoll ist leer.",
  noNumber: (text) => `Die Liste hat keine Aktion ${text}.`,
  notJson: "Keine gültige Aktion: Gib JSON mit einem Feld `do` ein.",
  tookBack: "Zurückgenommen.",
  noItems: "  keine Aktionen",
  moreItems: (n) => `  … ${number(n)} weitere: tippe more oder einen Teil des Textes, um die Liste einzugrenzen`,
  takesBack: (name) => `${name} nimmt die letzte Aktion zurück.`,
  takesSeat: (name) => `${name} nimmt Platz.`,
};
