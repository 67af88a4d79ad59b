/** German texts of the printed game: effects of cards, when they are played, and the legends of counters and map. */
import { formatFor, type Translation } from "@starboard/kit";
import type { Effect } from "../module/resolved.ts";
import type { en, modeText as englishMode, NameOf, windowText as englishWindow } from "./text.en.ts";

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const { count, list } = formatFor("de");
const cards = (n: number): string => count(n, "Karte", "Karten");

const WINDOWS: Readonly<Record<string, string>> = {
  ownMove: "Deine Bewegung",
  ownFree: "Dein Zug",
  ownRevenue: "Deine Einnahmen",
  foeRevenue: "Einnahmen anderer",
  battle: "Schlacht",
  casualties: "Verluste",
  answerMove: "Antwort auf eine Bewegung",
  answerMoveOrEnd: "Bewegung anderer",
  answerCard: "Antwort auf eine Karte",
  answerAttack: "Antwort auf einen Angriff",
  asUsed: "Wie die gewählte Karte",
};

export const windowText: Translation<typeof englishWindow> = (window, nameOf) => {
  const [kind = "", roll] = window.split(":");
  return roll === undefined ? (WINDOWS[kind] ?? kind) : `Vor einem Wurf: ${nameOf(roll)}`;
};

function effectText(effect: Effect, nameOf: NameOf): string {
  switch (effect.op) {
    case "moveGroups":
      return effect.max === 1 ? "Bewege 1 Gruppe." : `Bewege bis zu ${effect.max} Gruppen, eine nach der anderen.`;
    case "force":
      return effect.per
        ? `Stärke ${signed(effect.amount)} je eigener Einheit dieser Art: ${nameOf(effect.per.ownTag)}.`
        : `Stärke ${signed(effect.amount)}.`;
    case "rollBonus":
      return `${signed(effect.amount)} auf den Wurf.`;
    case "discardCards":
      return effect.pick === "random"
        ? `Die Gegenseite legt ${cards(effect.count)} zufällig ab.`
        : `Die Gegenseite legt ${cards(effect.count)} eigener Wahl ab.`;
    case "takeCards":
      return `Nimm der Gegenseite zufällig ${cards(effect.count)} weg.`;
    case "drawCards":
      return `Zieh ${cards(effect.count)}.`;
    case "revealHand":
      return "Sieh dir eine gegnerische Hand an.";
    case "revealStack":
      return "Sieh dir alle Einheiten eines gegnerischen Stapels an.";
    case "income": {
      const per = effect.per ? ` je Gebiet unter deiner Kontrolle mit ${nameOf(effect.per.controlledWith)}` : "";
      return effect.who === "self"
        ? `Einnahmen ${signed(effect.amount)}${per} in diesem Zug.`
        : `Wer am Zug ist, hat in diesem Zug Einnahmen ${signed(effect.amount)}.`;
    }
    case "transferTreasury":
      return `Nimm ${count(effect.amount, "Punkt", "Punkte")} aus einer gegnerischen Kasse.`;
    case "negateCard":
      return `Hebt auf: ${list(effect.of.map(nameOf))}.`;
    case "negateMove":
      return "Die angekündigte Bewegung findet nicht statt.";
    case "forbidAttack":
      return "Der Angriff findet nicht statt. Die Gegenseite darf dich in diesem Zug nicht noch einmal angreifen.";
    case "extraCasualty":
      return `Die Gegenseite verliert ${count(effect.count, "weitere Einheit", "weitere Einheiten")}.`;
    case "saveCasualty":
      return "Rette 1 Einheit, die verloren ginge.";
    case "endBattle":
      return {
        concede: "Gib die Schlacht auf. Keine Seite hat Verluste, und deine Einheiten ziehen sich zurück.",
        noCasualties: "Keine Seite hat Verluste.",
        fortificationsStay:
          "Gib die Schlacht auf. Keine Seite hat Verluste. Deine Schiffe ziehen sich zurück, deine Befestigungen bleiben.",
      }[effect.variant];
    case "removeControl":
      return "Entferne den Kontrollmarker aus einem gegnerischen Gebiet.";
    case "useAs":
      return "Setze sie als eine der Karten ein, die deine Fraktion nennt.";
    default:
      return nameOf(effect.op);
  }
}

export const modeText: Translation<typeof englishMode> = (mode, nameOf) =>
  mode.effects.map((effect) => effectText(effect, nameOf)).join(" ");

export const de: Translation<typeof en> = {
  title: (module) => `Warp Empires: ${module}`,
  back: "Warp Empires",
  answers: (names) => `Antworten: ${names}`,
  force: "Stärke",
  cost: (n) => `Kosten ${n}`,
  spaces: (n) => count(n, "Feld", "Felder"),
  carried: "wird mitgenommen",
  still: "unbeweglich",
  control: "Kontrolle",
  mapPart: (col, row) => `Karte, Teil ${col}·${row}`,
  mapTitle: (module, players, number) => `${module}, ${players} Personen, Karte ${number}`,
  home: "Heimat",
  unitForce: (name, n) => `${name} ${signed(n)}`,
  cardForce: (name, n) => `${name} ${signed(n)}`,
  rollForce: (name, n) => `Wurf für ${name} ${signed(n)}`,
  income: (name, n) => `Einnahmen ${signed(n)} je ${name}`,
  battleForce: (name, n) => `${name}: Stärke ${signed(n)}`,
  forbids: (name) => `Greift nicht an: ${name}`,
  assimilates: (n, of) => `Behält beim Sieg ${n}/${of} der gegnerischen Verluste`,
  leaflet: {
    name: (module) => `Warp Empires, ${module}: Kurzübersicht`,
    note: (module) => `${module}. Ein Zug in Kürze. Alles Weitere steht in den Regeln.`,
    units: "Einheiten",
    unitsHead: ["Einheit", "Stärke", "Kosten", "Felder", "×"],
    factions: "Stärke der Einheiten nach Fraktion",
    factionsHead: ["Fraktion", "Abweichung von der Einheit"],
    cards: "Aktionskarten",
    cardsHead: ["Karte", "Gespielt in", "×"],
    rolls: "Würfe",
    rollsHead: ["Wurf", "Ergebnis"],
    range: (from, to) => (from === to ? String(from) : `${from} bis ${to}`),
    successAt: (n) => `gelingt ab ${n}`,
    buildings: "Gebäude",
    buildingsHead: ["Gebäude", "Kosten"],
    battle: "Schlacht",
    battleRules:
      "Beide Seiten addieren Stärke und Karten; bei Gleichstand gewinnt die Seite, die nicht angegriffen hat. Wer verliert, verliert die Hälfte seiner Einheiten, aufgerundet: Die erste wählt die Siegerseite, die übrigen die Verliererseite. Dann verliert die Siegerseite Einheiten im Wert von mindestens der Hälfte der gefallenen Stärke. Die Verliererseite zieht sich ein Feld zurück. Beide füllen ihre Hand auf (WE-9.18 bis WE-9.31).",
  },
  specialAs: (names) => `Special: ${names}`,
};
