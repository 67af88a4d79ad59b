/** What `starboard review` prints, in German. */
import type { Assessment } from "@starboard/bots/review";
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./review.en.ts";

const { count } = formatFor("de");

const NAMES: Readonly<Record<Assessment, readonly [name: string, one: string, other: string]>> = {
  blunder: ["Grober Fehler", "grober Fehler", "grobe Fehler"],
  mistake: ["Fehler", "Fehler", "Fehler"],
  inaccuracy: ["Ungenauigkeit", "Ungenauigkeit", "Ungenauigkeiten"],
  close: ["Kaum zu entscheiden", "kaum zu entscheiden", "kaum zu entscheiden"],
  fine: ["Gut", "gut", "gut"],
};

export const de: Translation<typeof en> = {
  running: "Die Partie ist nicht zu Ende. Analysiert wird nur eine beendete Partie.",
  broken: (n) => `Die Aufzeichnung lässt sich ab Eintrag ${n} nicht nachspielen.`,
  progress: (done, of) => `${done} von ${of}`,
  meet: (title, names) => `${title}, ${names.join(" gegen ")}`,
  tally: (decisions, of) =>
    `${count(decisions, "Entscheidung", "Entscheidungen")}: ${of.map(([name, n]) => count(n, NAMES[name][1], NAMES[name][2])).join(", ")}`,
  name: (assessment) => NAMES[assessment][0],
  proved: "durch die Regeln bewiesen",
  about: (mean, low, high) => `etwa ${count(mean, "Punkt", "Punkte")} (${low} bis ${high})`,
  only: "einzige gute Aktion",
  brave: "mutig",
  played: "gespielt",
  better: "besser",
  next: "danach",
  balance: (name, { result, start, luck, own, others, unseen }) =>
    `${name}: Ergebnis ${result} = Anfang ${start}${luck === null ? "" : ` + Ziehungen ${luck}`} + eigene Fehler ${own} + Fehler der anderen ${others} + Ungesehenes ${unseen}`,
  setUp: "Aufbau",
  entry: (n, rule) => `Eintrag ${n} [${rule}]`,
  cards: "Karten",
  dice: (sides, values) => `W${sides}: ${values.join(", ")}`,
  chances: (expected, got) => `erwartet ${expected}, danach ${got}`,
  noLuck:
    "Glück steckt im Ungesehenen: Dass es sich in diesem Spiel im Durchschnitt ausgleicht, ist noch nicht gezeigt.",
  onlyProved:
    "Benannt wird nur, was bewiesen ist: Für mehr sind die Analysen dieses Spiels noch nicht gut genug vermessen.",
};
