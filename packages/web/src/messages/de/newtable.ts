/** Texts of the page that sets up a new table, in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type * as english from "../en/newtable.ts";

const { count, percent } = formatFor("de");

export const newtable: Translation<typeof english.newtable> = {
  title: (game) => `Neuer Tisch: ${game}`,
  lead: "Wähle die Regeln und wer mitspielt. Jede Option hat einen sinnvollen Standard.",
  presets: "Vorlage",
  measured: {
    seat: (n) => `Platz ${n}`,
    shares: (sides, matches, level) =>
      `Labor: ${sides.map(({ name, share, half }) => `${name} ${percent(share)} ± ${Math.ceil(half * 100)}`).join(" · ")} (${count(matches, "Partie", "Partien")}${level === undefined ? "" : `, Bots der Stufe ${level}`})`,
    note: "Anteile gewonnener Partien mit 95-%-Intervallen. Wo keine Stufe steht, haben Bots gespielt, die eine Aktion vorausschauen und nicht planen; die anderen haben kurz nachgedacht. Bei Menschen kann es anders ausgehen.",
  },
  even: {
    caption: "Wie oft jede Seite gewann",
    matches: "Partien",
    order: (n) => (n === 0 ? "Beginnt" : n === 1 ? "Als Zweite" : n === 2 ? "Als Dritte" : "Als Vierte"),
    nearest: "am ausgeglichensten",
    share: (share, half) => `${percent(share)} ± ${Math.ceil(half * 100)}`,
    chosen: (even) =>
      `Jeder Anteil gilt für die Partien, in denen die Seite mitspielte; ausgeglichen wären ${percent(even)}.`,
    note: (level, iterations) =>
      `Anteile gewonnener Partien mit 95-%-Intervallen. Gespielt haben Bots der Stufe ${level}, die kurz nachdenken (${iterations} Iterationen). So wenige Partien beweisen nicht, dass die Seiten gleich stark sind, und bei Menschen kann es anders ausgehen.`,
  },
  instead: (preset) => `Stattdessen ${preset} spielen`,
  sections: {
    base: "Das Spiel",
    house: "Hausregeln",
    optional: "Wahlregeln",
    ruling: "Auslegungen",
    designed: "Hilfen und Ausgleich",
  },
  sectionHelp: {
    base: "",
    house: "Die Hausregeln des Regelbogens. Als Standard aus.",
    optional: "Die Wahlregeln des Regelbogens.",
    ruling: "Fragen, die der Regelbogen offenlässt. Der Standard ist unsere Auslegung.",
    designed: "Unsere Ergänzungen, nicht aus dem Regelbogen.",
  },
  departures: {
    title: "Wo wir vom Regelbogen abweichen",
    help: "Standardwerte, die vom Wortlaut des Regelbogens abweichen, jeder mit seinem Grund.",
    standard: "Empfohlen",
    sheet: "Nach dem Regelbogen",
    reason: (value, why) => `Der Regelbogen: ${value}. ${why}`,
  },
  ofModule: "Optionen des Moduls",
  standard: (value) => `Standard: ${value}.`,
  changed: (n) => (n === 0 ? "alles Standard" : `${n} geändert`),
  chosen: (n, of) => `${n} von ${of} gewählt`,
  module: {
    choose: "Datei wählen",
    drop: "oder hier ablegen",
    draft: (editor, name) => `${editor}: ${name}`,
    build: (editor) => `${editor} öffnen`,
    clear: "Datei entfernen",
    json: "Das ist keine JSON-Datei.",
    size: "Die Datei ist zu groß. Die Grenze liegt bei 2 Millionen Zeichen.",
    read: "Die Datei konnte nicht gelesen werden.",
    refused: (name) => `${name} ließ sich nicht verwenden. Deine Einstellungen sind unverändert.`,
    more: (n) => `${count(n, "weiterer Fehler dieser Art", "weitere Fehler dieser Art")}.`,
  },
  seats: "Sitze",
  seatsHelp: "Alle Menschen spielen an diesem Gerät. Bevor etwas Geheimes zu sehen ist, wird der Bildschirm verdeckt.",
  seat: (n) => `Sitz ${n}`,
  name: (n) => `Name an Sitz ${n}`,
  kind: (n) => `Wer spielt an Sitz ${n}`,
  person: "Mensch",
  bot: "Bot",
  level: (n) => `Stufe des Bots an Sitz ${n}`,
  personality: (n) => `Spielweise des Bots an Sitz ${n}`,
  noDeals: "Schlägt keine Abmachungen vor",
  rotate: "Sitze weiterdrehen",
  start: "Partie beginnen",
  starting: "Aufbau läuft",
  wrong: "Einige Angaben widersprechen sich. Die Gründe stehen daneben.",
  names: "Jeder Sitz braucht einen anderen Namen.",
  chance:
    "Dein Browser steuert vor dem ersten Wurf für jeden Sitz Zufallsbytes bei. So kann niemand die Würfel beeinflussen.",
};

export const optionProblem: Translation<typeof english.optionProblem> = (code, about = {}) =>
  typeof about["problem"] === "string"
    ? "Dieser Wert ist nicht gültig."
    : `Mit den anderen Angaben nicht möglich (${code}).`;
