/** Texts of the page "My tables" in German. */
import type { Translation } from "@starboard/kit";
import type { tables as english } from "../en/tables.ts";

export const tables: Translation<typeof english> = {
  title: "Meine Tische",
  lead: "Deine Partien an diesem Gerät und online. Exportiere die Partien dieses Geräts, die du behalten willst.",
  yours: "Du bist am Zug",
  waiting: "Warten auf andere",
  over: "Beendet",
  unreadable: "Lässt sich nicht öffnen",
  none: "Noch keine Tische",
  noneHere: "An diesem Gerät noch keine Tische",
  onlineAway: "Der Server ist nicht erreichbar. Deine Online-Tische erscheinen, sobald er es wieder ist.",
  noneText: "Beginne eine Partie oder lege hier eine Aufzeichnung ab, um sie anzusehen.",
  drawn: "niemand gewinnt",
  won: (names) => `gewonnen: ${names}`,
  asked: (names) => `am Zug: ${names}`,
  yourTurn: "Du bist am Zug",
  waitsFor: (names) => `Am Zug: ${names}`,
  waitsToStart: "Noch nicht begonnen",
  running: "Läuft",
  online: "Online",
  export: "Exportieren",
  remove: "Löschen",
  removeTitle: "Diese Partie löschen?",
  removeText: "Das lässt sich nicht rückgängig machen. Exportiere die Partie zuerst, wenn du sie behalten willst.",
  keep: "Abbrechen",
  import: "Aufzeichnung importieren",
  play: "Spielen",
  problem: "Deine Tische lassen sich nicht lesen",
};
