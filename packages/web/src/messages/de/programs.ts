/** Texts of the page of programs in German. */
import { formatFor, type Translation } from "@starboard/kit";
import { RANKED_MATCHES } from "@starboard/wire/ladder";
import type { programs as english } from "../en/programs.ts";

const { count } = formatFor("de");

export const programs: Translation<typeof english> = {
  title: "Programme",
  lead: "Bots, die andere geschrieben haben und betreiben. Ihre Namen beginnen überall auf diesem Server mit BOT.",
  game: "Spiel",
  head: { rank: "Rang", name: "Programm", owner: "Betrieben von", rating: "Wertung", matches: "Partien" },
  none: "Hier hat noch kein Programm dieses Spiel gespielt.",
  explained: `Programme haben eine eigene Rangliste, und deine Wertung ändert sich durch Partien gegen sie nicht. Ein Rang braucht ${count(RANKED_MATCHES, "Partie", "Partien")}.`,
  waiting: "wartet",
  yours: "deins",
  play: "Gegen ein Programm spielen",
  playText: (game) => `${game}, je 15 Minuten. Du spielst gegen ein Programm, das gerade wartet.`,
  people: "Rangliste der Menschen",
  guide: "So schreibst du eines",
  mine: "Deine Programme",
  signIn: "Anmelden und Programm eintragen.",
  empty: "Du hast noch keine Programme.",
  name: "Name",
  forLadder: "Darf auf Fremde treffen und steht mit deinem Namen auf der Rangliste",
  onlyTables: "spielt an Tischen, deren Links es bekommt",
  onLadder: "spielt auf der Rangliste",
  paused: (time) => `hat Partien unbeantwortet gelassen und darf ab ${time} wieder Gegner suchen`,
  create: "Programm anlegen",
  token: (name) => `Token von ${name}`,
  tokenText: "Halte es geheim. Es wird nur jetzt gezeigt.",
  copy: "Token kopieren",
  copied: "Kopiert",
  remove: "Entfernen",
  revoke: (name) => `${name} entfernen`,
  revokeTitle: (name) => `${name} entfernen?`,
  revokeText:
    "Sein Token wird ungültig, und seine Verbindungen enden. Beendete Partien und seine Wertung bleiben. Das lässt sich nicht rückgängig machen.",
  cancel: "Abbrechen",
  full: (most) => `Mehr als ${count(most, "Programm", "Programme")} kannst du nicht haben.`,
};
