/** Texts of the statistics in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { statistics as english } from "../en/statistics.ts";

const { count, percent, number } = formatFor("de");

const COMPANIES = { people: "Menschen", mixed: "Menschen mit Bots", bots: "Bots und Programme" } as const;

export const statistics: Translation<typeof english> = {
  title: "Statistik",
  lead: "So oft hat jede Seite in den öffentlichen Partien dieses Servers gewonnen.",
  fromSetup: "Wie oft gewinnt welche Seite?",
  game: "Spiel",
  who: "Gespielt von",
  company: (of) => COMPANIES[of],
  companyCount: (of, matches) => `${COMPANIES[of]} (${number(matches)})`,
  overall: "Alle Partien",
  scenarios: "Nach Szenario",
  otherOptions: "Andere Optionen",
  items: "Decks, Karten und Szenarien aus der Bibliothek",
  itemsNote: "Einträge, die alle sehen können, in Partien, die damit gespielt wurden.",
  matches: (n) => count(n, "Partie", "Partien"),
  head: {
    side: "Seite",
    interval: "95-%-Intervall",
    won: "Gewonnen",
    range: "Von – bis",
    drawn: "Unentschieden",
    played: "Gespielt",
  },
  share: (won, played) => percent(won / played),
  range: (low, high) => `${percent(low)} – ${percent(high)}`,
  measured: (of, share, half, matches, bots) =>
    `Im Labor gewann ${of === "sides" ? "Seite 1" : "dieser Eintrag"} ${percent(share)} ± ${percent(half)} von ${count(matches, "Partie", "Partien")} (auf beiden Seiten: ${bots}).`,
  measure: "Im Labor messen",
  archive: "Partien ansehen",
  none: "Noch wurde keine öffentliche Partie dieses Spiels gezählt.",
  counted: (ago) => `Gezählt ${ago}.`,
  explained: (most) =>
    `Gezählt werden alle 15 Minuten die letzten ${number(most)} öffentlichen Partien. Der wahre Anteil liegt mit 95 % Wahrscheinlichkeit im Intervall (Verfahren von Wilson), wenn die Partien voneinander unabhängig sind. Die dünne Marke ist der Anteil gleich starker Seiten ohne Unentschieden. Wer spielt, wählt oft seine Seite selbst: Starke Leute lassen eine Seite stark aussehen.`,
};
