/** Texts of the review of a match in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { review as english } from "../en/review.ts";

const { count, number, percent } = formatFor("de");

const points = (chance: number): number => Math.round(100 * chance);
const listOf = (values: readonly number[]): string => values.map((value) => number(value)).join(", ");
const signed = (value: number): string => number(value, { maximumFractionDigits: 0, signDisplay: "exceptZero" });

export const review: Translation<typeof english> = {
  title: "Analyse",
  open: "Analyse",
  hint: "Beurteilt jede Entscheidung nach dem, was man dabei wissen konnte",
  opening: "Die Partie wird geladen",
  problem: "Diese Partie lässt sich nicht analysieren",
  failed: "Die Analyse hat angehalten.",
  progress: "Fortschritt der Analyse",
  judging: (done, of) => `Entscheidungen beurteilt: ${number(done)} von ${number(of)}`,
  paused: (done, of) => `Angehalten bei ${number(done)} von ${number(of)}`,
  stop: "Anhalten",
  resume: "Fortsetzen",
  reading: "Die Analyse wird geladen",
  complete: (decisions, moments) =>
    `${count(decisions, "Entscheidung", "Entscheidungen")} beurteilt, ${count(moments, "Moment", "Momente")} zum Ansehen.`,
  whose: "Wessen Entscheidungen",
  you: "Du",
  filter: "Gezeigte Momente",
  filters: { errors: "Fehler", all: "Alle" },
  moments: "Momente",
  noMoments: "Keine Fehler gefunden. Nichts hier ist klar schlechter als eine andere Aktion.",
  noneYet: "Momente erscheinen hier, sobald sie beurteilt sind.",
  names: {
    blunder: "Grober Fehler",
    mistake: "Fehler",
    inaccuracy: "Ungenauigkeit",
    close: "Kaum zu entscheiden",
    fine: "Gut",
  },
  signs: { blunder: "??", mistake: "?", inaccuracy: "?!", close: "=", fine: "", only: "!", brave: "★" },
  only: "Einzige gute Aktion",
  brave: "Mutig",
  loss: (mean) => signed(-points(mean)),
  range: (low, high) => `${points(Math.max(0, low))}–${points(Math.max(0, high))}`,
  lossLabel: (mean, low, high) =>
    `etwa ${count(points(mean), "Punkt", "Punkte")} verloren, zwischen ${points(Math.max(0, low))} und ${points(Math.max(0, high))}`,
  parts: "Jede Aktion für sich, mit der besten Fortsetzung",
  partLoss: (mean, low, high) =>
    points(mean) === 0 ? "0" : `${signed(-points(mean))} (${points(Math.max(0, low))}–${points(Math.max(0, high))})`,
  proven: "Durch die Regeln bewiesen, nicht geschätzt.",
  closeNote: "Die beiden lagen so nah beieinander, dass diese Analyse sie nicht unterscheiden kann.",
  played: "Gespielt",
  better: "Besser",
  before: "Davor",
  onBoard: "Auf dem Spielplan gezeigt",
  chance: percent,
  follows: "Danach",
  why: "Warum",
  knew: "Beurteilt nach dem, was dieser Sitz damals wusste.",
  previous: "Voriger Moment",
  next: "Nächster Moment",
  place: (i, of) => `Moment ${i} von ${of}`,
  whatIf: "Was wäre, wenn?",
  tryAgain: "Noch einmal versuchen",
  curve: "Gewinnchance",
  curveLabel: (names) =>
    `Gewinnchance im Verlauf der Partie, wie jeder Sitz sie kennen konnte: ${names}. Die Liste der Momente hat dieselben Zahlen.`,
  known: "Wie jeder Sitz sie kannte",
  allOpen: "Alles offen",
  curveShows: "Was die Kurve zeigt",
  openLabel: (names) =>
    `Gewinnchance im Verlauf der Partie, wenn alles offen liegt, auch verdeckte Karten und Pläne aller Sitze: ${names}. Künftige Ziehungen zählen im Durchschnitt.`,
  openLater: "Diese Kurve erscheint, wenn alle Entscheidungen beurteilt sind.",
  balance: {
    tab: "Bilanz",
    title: (name) => `Wie das Ergebnis von ${name} zustande kam`,
    start: "Chance nach dem Aufbau",
    startBeforeDraws: "Chance vor der ersten Ziehung",
    luck: "Ziehungen",
    own: "Eigene Fehler",
    other: (name) => `Fehler von ${name}`,
    unseen: "Ungesehenes",
    unseenNote: "Ungesehenes enthält verborgenes Wissen, verdeckte Antworten und was die Analyse nicht sehen konnte.",
    unseenWithLuck:
      "Ungesehenes enthält Ziehungen, verborgenes Wissen und was die Analyse nicht sehen konnte. Das Glück hat hier keine eigene Zeile: Noch ist nicht gezeigt, dass es sich über viele Partien dieses Spiels zu 0 aufhebt.",
    result: "Ergebnis",
    setUp: "Aufbau",
    change: signed,
    tenths: (value) =>
      number(100 * value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }),
    dice: (values, sides) =>
      `Gewürfelt: ${listOf(values)}, zusammen ${number(values.reduce((sum, x) => sum + x, 0))}; erwartet ${number((values.length * (sides + 1)) / 2, { maximumFractionDigits: 1 })}.`,
    expectedAndGot: (expected, got) => `Gewinnchance ${percent(got)}, erwartet ${percent(expected)}.`,
    later: "Die Bilanz erscheint, wenn die Analyse fertig ist.",
  },
  notMeasured: (title) =>
    `Analysen von ${title} an diesem Tisch sind noch nicht gut genug gemessen, um Fehler zu nennen. Genannt wird, was die Regeln beweisen. Alles andere ist kaum zu entscheiden.`,
  replay: "Wiedergabe",
  download: "Analyse herunterladen",
  onward: {
    title: "Üben",
    puzzles: (game) => `Aufgaben: ${game}`,
    again: (game) => `${game} noch einmal spielen`,
  },
  learn: {
    start: "Aus deinen Fehlern lernen",
    lead: "Finde eine bessere Aktion als die gespielte. Es zählt jede, die höchstens 3,5 Punkte hinter der besten liegt.",
    place: (i, of) => `Fehler ${i} von ${of}`,
    judging: "Diese Aktion wird beurteilt",
    found: (text) => `Gefunden: ${text}.`,
    foundNote: "So gut wie die beste, oder fast.",
    worse: (text, low, high) =>
      `${text} kostet zwischen ${points(Math.max(0, low))} und ${points(Math.max(0, high))} Punkte. Versuch eine andere Aktion.`,
    unclear: (text) => `${text} ist vielleicht etwas schlechter als die beste. Versuch eine andere Aktion.`,
    same: (text) => `${text} wurde gespielt. Versuch eine andere Aktion.`,
    hint: "Tipp",
    hintOne: (reason) => `Worauf es hier ankommt: ${reason}`,
    hintPlain: "Sieh dir an, was die Gegenseite antworten kann.",
    hintTwo: (words) => `Die bessere Aktion beginnt mit „${words} …“`,
    answer: "Antwort zeigen",
    answered: (text) => `Besser: ${text}.`,
    nextOne: "Weiter",
    leave: "Zurück zur Analyse",
    done: "Du hast alle deine Fehler angesehen.",
    solved: (n, of) => `${n} von ${of} gefunden.`,
    states: { open: "offen", found: "gefunden", shown: "Antwort gezeigt" },
  },
};
