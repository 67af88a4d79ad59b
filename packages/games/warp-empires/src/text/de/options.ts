/** German names, help and values of the table options and presets. */
import { formatFor, type GameText } from "@starboard/kit";
import { BUILT_IN_OPTIONS } from "../../built-in-options.ts";
import { type HeadStarts, headStartsFor } from "../../data/even-sides.ts";
import { type SharedId } from "../../shared-options.ts";
import { MODULE_OPTIONS } from "./module-options.ts";
import { shortNameOf } from "./parts.ts";

const { list } = formatFor("de");

interface OptionText {
  readonly name: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
}
const yesNo = { true: "ja", false: "nein" };

const OWN: Readonly<Record<string, OptionText>> = {
  players: { name: "Personen", help: "Wie viele Imperien sich die Karte teilen." },
  module: {
    name: "Modul",
    help: "Einheiten, Karten, Fraktionen und Regeln eines Hintergrunds.",
    values: { "star-trek": "Star Trek", "three-rivers": "Three Rivers", "first-steps": "First Steps" },
  },
  moduleFile: { name: "Moduldatei", help: "Ein eigenes Modul aus dem Moduleditor." },
  map: {
    name: "Karte",
    help: "Aus einer Nummer erzeugt, eingebaut oder aus einer Datei.",
    values: { generated: "Erzeugt", "proving-ground": "Proving Ground" },
  },
  mapSeed: { name: "Kartennummer", help: "Dieselbe Nummer ergibt auf jedem Gerät dieselbe Karte." },
  mapFile: { name: "Kartendatei", help: "Eine eigene Karte aus dem Karteneditor." },
  pick: {
    name: "Wahl der Fraktionen",
    help: "Gewählt wird entgegen der Zugreihenfolge oder in zufälliger Reihenfolge.",
    values: { reverse: "letzter Sitz zuerst", random: "zufällige Reihenfolge" },
  },
  askAll: {
    name: "Alle fragen",
    help: "Alle mit Karten nach einer Antwort fragen – oder niemanden, sobald alle möglichen Antworten offen liegen. Beides verrät keine Hand.",
    values: yesNo,
  },
  evenSides: {
    name: "Völker ausgleichen",
    help: "Beim Sieg zählen schwächere Völker mehr Systeme, als sie kontrollieren: so viele, dass gleich starke Bots mit allen Völkern etwa gleich oft gewannen.",
    values: { true: "ausgeglichen", false: "wie auf dem Bogen" },
  },
};

const SHARED: { readonly [I in SharedId]: OptionText } = {
  "battle.cards": {
    name: "Karten in der Schlacht",
    help: "Abwechselnd und offen, oder beide Seiten gleichzeitig und verdeckt: Das spart in Fernpartien viele Runden.",
    values: { alternate: "abwechselnd", simultaneous: "verdeckt" },
  },
  "battle.tie": {
    name: "Gleichstand",
    help: "Die Verteidigung gewinnt, oder niemand gewinnt und der Angriff zieht sich zurück.",
    values: { defender: "Verteidigung gewinnt", standoff: "unentschieden" },
  },
  "battle.factionCardBonus": {
    name: "Volksbonus auf Karten",
    help: "Kommt zur Stärke der Karte hinzu, ersetzt sie, oder der bessere Wert zählt.",
    values: { add: "kommt hinzu", replace: "ersetzt sie", max: "der bessere" },
  },
  "casualties.half": {
    name: "Verlorene Hälfte",
    help: "Wie die Hälfte einer ungeraden Zahl gerundet wird.",
    values: { up: "aufgerundet", down: "abgerundet" },
  },
  "casualties.fortificationsCount": {
    name: "Befestigungen zählen",
    help: "Ob zerstörte Befestigungen zur verlorenen Hälfte zählen.",
    values: yesNo,
  },
  "casualties.neutralPick": {
    name: "Erster Verlust an ein neutrales Volk",
    help: "Die stärkste Einheit oder eine zufällige.",
    values: { strongest: "die stärkste", random: "eine zufällige Einheit" },
  },
  "cards.retreat": {
    name: "Retreat",
    help: "Gibt die Schlacht auf oder erspart nur beiden Seiten die Verluste. Nach dem Bogen gibt sie auf, aber Befestigungen bleiben, bis das Gebiet den Besitz wechselt.",
    values: {
      concede: "gibt auf",
      noCasualties: "keine Verluste",
      fortificationsStay: "gibt auf, Befestigungen bleiben",
    },
  },
  "cards.securityBy": {
    name: "Security",
    help: "Wer diese Karte spielen darf.",
    values: { target: "wer Ziel ist", anyone: "alle" },
  },
  "cards.sabotagePick": {
    name: "Sabotage",
    help: "Wie die abzulegenden Karten bestimmt werden.",
    values: { victim: "das Opfer wählt", random: "zufällig" },
  },
  "draw.who": {
    name: "Wer zieht",
    help: "Wer am Zug ist, oder alle.",
    values: { active: "wer am Zug ist", all: "alle" },
  },
  "draw.startingHand": { name: "Starthand", help: "Zahl der Karten vor dem ersten Zug." },
  "move.oncePerPhase": {
    name: "Nur eine Bewegung",
    help: "Ob sich eine Einheit je Phase höchstens einmal bewegt.",
    values: yesNo,
  },
  "move.unexploredStops": {
    name: "Unerkundetes hält auf",
    help: "Ob eine Gruppe in unerkundeten Systemen anhalten muss.",
    values: yesNo,
  },
  "control.capturedHomeStartsUnits": {
    name: "Eroberte Heimatsysteme",
    help: "Ob dort neue Einheiten aufgestellt werden können.",
    values: yesNo,
  },
  "recruit.costUsesFactionForce": {
    name: "Volksbonus kostet",
    help: "Ob stärkere Einheiten mehr kosten.",
    values: yesNo,
  },
  "recruit.bonusRepeats": {
    name: "Zusatzziehung wiederholt sich",
    help: "Ob du wieder ziehst, wenn du alle zusätzlichen Einheiten kaufst.",
    values: yesNo,
  },
  "recruit.pileCopies": {
    name: "Exemplare des Stapels",
    help: "Zwei Exemplare erlauben mehr Einheiten auf der Karte.",
  },
  "upkeep.countsCards": {
    name: "Karten zählen für den Unterhalt",
    help: "Ob Einnahmen aus Karten für den Unterhalt zählen.",
    values: yesNo,
  },
  "upkeep.floorUnits": {
    name: "Immer unterhaltene Einheiten",
    help: "So viele Einheiten bleiben bei beliebigen Einnahmen.",
  },
  "victory.roundLimit": {
    name: "Runden",
    help: "Nach der letzten Runde gewinnt, wer die meisten Systeme hat.",
    values: { 0: "ohne Grenze" },
  },
  "victory.share": {
    name: "Anteil zum Sieg",
    help: "Der Anteil aller Systeme, den du zum Sieg übertreffen musst.",
    values: { "60/100": "60 %", "50/100": "50 %", "40/100": "40 %" },
  },
};

const OWN_OPTION = "Eine Option dieses Moduls.";
const ALL: Readonly<Record<string, OptionText>> = { ...OWN, ...SHARED };

/** The name of an option that only the module knows: `fleet.firstShips` becomes "Fleet: first ships". */
function optionName(id: string): string {
  const words = id.replace(".", ": ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
const valueText = (value: unknown): string =>
  typeof value === "boolean" ? yesNo[value ? "true" : "false"] : String(value as string | number);

/** The texts of an option that a built-in module declares. */
function moduleOption(id: string): OptionText | undefined {
  const found = BUILT_IN_OPTIONS.get(id)?.option;
  if (!found) return undefined;
  const words = MODULE_OPTIONS[id];
  const { name = optionName(id), note = OWN_OPTION, values, valueNames } = found;
  const flag = values.every((value) => typeof value === "boolean");
  const named = words?.values ?? valueNames;
  return {
    name: words?.name ?? name,
    help: words?.help ?? note,
    ...(named ? { values: named } : flag ? { values: yesNo } : {}),
  };
}

/** „Föderation 3“; ein Volk ohne Vorsprung fehlt. */
const byRace = (given: HeadStarts): string[] =>
  Object.entries(given).flatMap(([race, systems]) => (systems > 0 ? [`${shortNameOf(race)} ${systems}`] : []));

/** The texts of an option. Options of other modules are named after their ids. */
export function option(id: string): ReturnType<GameText["option"]> {
  const text = ALL[id] ?? moduleOption(id);
  if (!text) return { name: optionName(id), help: OWN_OPTION, value: valueText };
  return {
    name: text.name,
    help: text.help,
    value: (value) => {
      if (value === null) return "keine";
      if (typeof value === "object") return (value as { name?: string }).name ?? "eine Datei";
      const plain = String(value as string | number | boolean);
      return text.values?.[plain] ?? plain;
    },
    effect(values) {
      const given = id === "evenSides" && headStartsFor(values);
      return given ? `Systeme Vorsprung für den Sieg: ${list(byRace(given))}.` : undefined;
    },
  };
}

export const PRESETS: Readonly<Record<string, { readonly name: string; readonly help: string }>> = {
  standard: {
    name: "Empfohlen",
    help: "Star Trek nach dem Bogen. Gibt es nach 60 Runden keinen Sieg, gewinnt, wer die meisten Systeme hat.",
  },
  sheet: {
    name: "Star Trek nach dem Bogen",
    help: "Star Trek wie gedruckt, ohne Rundengrenze. Retreat schont auch eine Starbase.",
  },
  mail: {
    name: "Fernpartie",
    help: "Weniger Nachrichten: Schlachtkarten werden verdeckt gewählt, und wer keine mögliche Antwort hat, wird nicht gefragt.",
  },
  short: { name: "Kurz", help: "Mit mehr als der Hälfte der Systeme gewinnst du; nach 30 Runden ist Schluss." },
  gentle: { name: "Sanfte Enigmas", help: "Ein misslungenes Enigma zerstört nur die Hälfte des Stapels." },
  threeRivers: {
    name: "Three Rivers",
    help: "Ein kleines Modul mit Burgen und Reitern: ohne Erkundung, ohne Völker.",
  },
};
