/** German names and explanations of the options and presets. */
import type { GameText } from "@starboard/kit";
import { compensationFor, raceCompensationFor } from "../../data/even-sides.ts";
import { compensationText, raceCompensationText } from "./compensation.ts";
import type { OPTIONS as EnglishOptions } from "../en/options.ts";

export const OPTIONS: typeof EnglishOptions = {
  "ax.scenario": {
    name: "Szenario",
    help: "Ein Gefecht zwischen zwei gekauften Flotten, oder eines der fünf Szenarien des Bogens.",
    values: {
      skirmish: "Scharmützel",
      ambassador: "Botschafter der Nelluran",
      surgical: "Gezielter Schlag",
      border: "Grenzgefecht",
      minefield: "Minenfeld",
      faceoff: "Kräftemessen",
    },
  },
  "ax.points": { name: "Punkte", help: "So viele Punkte darf jede Seite für Schiffe und Kinopunkte ausgeben." },
  "ax.targets": {
    name: "Ziele",
    help: "Schiffe dürfen nur auf gegnerische Schiffe feuern, oder auf jedes andere Schiff im Feuerwinkel.",
    values: { enemies: "gegnerische", any: "jedes Schiff" },
    departs: "Auf eigene Schiffe zu feuern bringt nichts. Deshalb lässt der Standard diese Wahl weg.",
  },
  "ax.evasionPenalty": {
    name: "Wirkung des Ausweichens",
    help: "Wie viel schwerer ein ausweichendes Schiff zu treffen ist: nach der Tabelle, oder um den vollen Manöverwert.",
    values: { table: "nach der Tabelle", maneuver: "Manöverwert" },
  },
  "ax.commandFiring": {
    name: "Kommando beim Feuern",
    help: "Kommando erhöht die Initiative, wie es der Text des Bogens nahelegt, oder senkt sie, wie es seine Tabelle sagt.",
    values: { raise: "fünf höher", lower: "fünf niedriger" },
    departs:
      "In der Feuerphase ist es ein Nachteil, später zu handeln. Der Text des Bogens beschreibt ein Schiff, das früher feuert.",
  },
  "ax.lateCommand": {
    name: "Spätes Kommando",
    help: "Ob Kommando ein Schiff noch anheben darf, nachdem seine Zahl aufgerufen wurde.",
    values: { off: "nein", on: "ja" },
  },
  "ax.piloting": {
    name: "Steuerung",
    help: "Steuerung kauft eine weitere Drehung, oder einen Punkt Manöverwert für die Ansage.",
    values: { point: "eine Drehung", rating: "ein Punkt Manöverwert" },
  },
  "ax.narrowArc": {
    name: "Enger Feuerwinkel",
    help: "Der enge Feuerwinkel ist ein Keil aus Feldern, oder nur die gerade Reihe voraus.",
    values: { wedge: "Keil", line: "Reihe" },
  },
  "ax.fullTie": {
    name: "Völliger Gleichstand",
    help: "Über völligen Gleichstand entscheidet ein Marker, der jede Runde wechselt, oder jedes Mal ein Würfel.",
    values: { marker: "Marker", die: "Würfel" },
  },
  "ax.mapEdge": {
    name: "Kartenrand",
    help: "Schiffe, die über den Rand fliegen, scheiden aus. Oder sie können nicht hinaus, oder die Karte geht dahinter weiter.",
    values: { exit: "ausscheiden", closed: "geschlossen", open: "offen" },
  },
  "ax.scanTiming": {
    name: "Scans",
    help: "Scans sagst du zu Beginn der Feuerphase an, oder am Ende der Bewegung.",
    values: { firing: "Feuerphase", movement: "Ende der Bewegung" },
  },
  "ax.uplinkLimit": {
    name: "Grenze der Datenverbindung",
    help: "Für welche Entfernungen die Grenze von 15 Feldern gilt.",
    values: { both: "Ziel und Empfänger", link: "nur Empfänger", target: "nur Ziel" },
  },
  "ax.uplinkBonus": {
    name: "Datenverbindung",
    help: "Das empfangende Schiff feuert mit Sensoren 7, oder seine Sensoren steigen um 7.",
    values: { rating7: "Sensoren 7", plus7: "Sensoren +7" },
  },
  "ax.interdictionExtra": {
    name: "Hemmfeld",
    help: "Das Hemmfeld kommt zu beiden Batterien hinzu, oder es ersetzt die Primärbatterie.",
    values: { free: "zusätzlich zu beiden Batterien", insteadOfPrimary: "statt der Primärbatterie" },
  },
  "ax.pulseFriendly": {
    name: "Der Puls trifft",
    help: "Alle Schiffe in Reichweite, oder nur gegnerische.",
    values: { all: "alle Schiffe", enemies: "gegnerische" },
  },
  "ax.pulseProfile": {
    name: "Durchschlag des Pulses",
    help: "Durchschlag in Entfernung 0, 1 und 2: 3, 1, 2 wie gedruckt, oder 3, 2, 1 wie wohl gemeint.",
    values: { printed: "3, 1, 2", falloff: "3, 2, 1" },
  },
  "ax.jamStack": {
    name: "Mehrere Störungen",
    help: "Wirken mehrere Störungen auf ein Schiff, zählt die stärkste, oder alle zählen zusammen.",
    values: { best: "stärkste", sum: "alle" },
  },
  "ax.shieldFace": {
    name: "Schildwürfel",
    help: "Augenzahlen eines Schildwürfels, die einen Punkt Panzerung bringen.",
    values: { two: "1 und 2", odd: "1, 3 und 5", three: "1 bis 3" },
  },
  "ax.shieldStack": {
    name: "Mehrere Schilde",
    help: "Schützen mehrere Schilde ein Schiff, zählt der beste, oder alle zählen zusammen.",
    values: { best: "bester", sum: "alle" },
  },
  "ax.stealthModes": {
    name: "Tarnung",
    help: "Tarnung ist voll oder teilweise, oder sie lässt sich auch abschalten.",
    values: { two: "voll, teilweise", three: "voll, teilweise, aus" },
  },
  "ax.cpCap": {
    name: "Kinopunkte im Scharmützel",
    help: "Höchstens ein Viertel des Punktelimits, oder so viele, wie du bezahlen kannst.",
    values: { quarter: "ein Viertel", none: "keine Grenze" },
    departs:
      "Der Bogen nennt viele Punkte einen schlechten Kauf. In unseren Versuchen waren sie mehr wert als die Schiffe, die sie kosten; deshalb ist ihre Zahl begrenzt.",
  },
  "ax.deployment": {
    name: "Aufstellung",
    help: "Beide Seiten stellen verdeckt auf, oder abwechselnd Schiff für Schiff.",
    values: { simultaneous: "verdeckt", alternate: "abwechselnd" },
  },
  "ax.turnLimit": {
    name: "Rundenlimit",
    help: "Nach so vielen Runden endet die Partie. −1 nimmt das Limit des Szenarios.",
  },
  "ax.drawClaim": {
    name: "Unentschieden nach ruhigen Runden",
    help: "Nach acht Runden ohne Salve darf jede Seite ein Unentschieden fordern, oder nur eine Seite, die nach Punkten nicht verlieren würde.",
    values: { either: "jede Seite", notBehind: "nicht, wer zurückliegt" },
  },
  "ax.ambassadorEdges": {
    name: "Ränder der Jagenden",
    help: "Alle jagenden Schiffe kommen über einen Rand, oder jedes über einen beliebigen außer dem Ziel.",
    values: { one: "ein Rand", any: "jeder Rand" },
  },
  "ax.mineTrigger": {
    name: "Minen",
    help: "Für Minen würfelst du nur, wenn ein Schiff mindestens ein Feld geflogen ist, oder nach jeder Bewegung.",
    values: { moved: "nach dem Fliegen", always: "immer" },
    departs: "Ein Schiff, das in seinem Feld bleibt, erreicht keine neue Mine.",
  },
  "ax.handicap": { name: "Vorgabe", help: "Zusätzliche Kinopunkte: positiv für Seite 1, negativ für Seite 2." },
  "ax.evenSides": {
    name: "Seiten ausgleichen",
    help: "Gibt der schwächeren Seite des Szenarios oder jedem Volk eines Scharmützels so viel dazu, dass gleich starke Bots auf beiden Seiten etwa gleich oft gewannen.",
    values: { false: "wie auf dem Bogen", true: "ausgeglichen" },
  },
  "ax.ownScenario": { name: "Szenariodatei", help: "Ein eigenes Szenario als Datei." },
  "ax.firstLeg": {
    name: "Hinspiel",
    help: "Das Ergebnis derselben Partie mit vertauschten Seiten. Am Ende zählen beide Ergebnisse zusammen.",
  },
  "ax.ownShips": { name: "Schiffsdatei", help: "Eigene Schiffe als Datei." },
};

export const PRESETS: Readonly<Record<string, { readonly name: string; readonly help: string }>> = {
  skirmish50: {
    name: "Scharmützel, 50 Punkte",
    help: "Das freie Gefecht des Bogens mit den Regeln, die wir empfehlen.",
  },
  bySheet: {
    name: "Wie auf dem Bogen",
    help: "Dasselbe Gefecht nach dem Wortlaut des Bogens, auch wo wir eine andere Regel empfehlen.",
  },
  likelyIntent: {
    name: "Wie wohl gemeint",
    help: "Ein Scharmützel, in dem der Puls mit der Entfernung schwächer wird.",
  },
  ambassador: {
    name: "Botschafter der Nelluran",
    help: "Ein Konvoi mit einem geheimen Fahrgast gegen 60 Punkte Jagdflotte.",
  },
  surgical: { name: "Gezielter Schlag", help: "Sieben Angriffsschiffe gegen eine Flotte mit einem Zielschiff." },
  border: { name: "Grenzgefecht", help: "Vier schnelle Schiffe gegen fünf zähe." },
  minefield: { name: "Minenfeld", help: "Brich durch die Minen und zerstöre die Basis." },
  faceoff: { name: "Kräftemessen", help: "Zwei volle Flotten mit 42 Schiffen." },
};

/** Returns the texts of an option; for an unknown option, its id as the name. */
export function optionText(id: string): ReturnType<GameText["option"]> {
  const text = OPTIONS[id] ?? { name: id, help: "" };
  return {
    name: text.name,
    help: text.help,
    departs: text.departs,
    value: (value) => {
      if (id === "ax.turnLimit") return value === 0 ? "keins" : value === -1 ? "wie im Szenario" : String(value);
      if (id === "ax.firstLeg" && value !== null) return "übernommen";
      if (typeof value === "boolean") return text.values?.[String(value)] ?? String(value);
      if (typeof value !== "string" && typeof value !== "number") return value === null ? "keine" : "aus einer Datei";
      return text.values?.[value] ?? String(value);
    },
    effect(values) {
      if (id !== "ax.evenSides") return undefined;
      const [given, byRace] = [compensationFor(values), raceCompensationFor(values)];
      if (given) return compensationText(given, String(values["ax.scenario"]));
      return byRace && raceCompensationText(byRace);
    },
  };
}

export const presetText = (id: string): { readonly name: string; readonly help: string } =>
  PRESETS[id] ?? { name: id, help: "" };
