/** Texts of the end of a match in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { ending as english } from "../en/ending.ts";

const { number, percent } = formatFor("de");

export const ending: Translation<typeof english> = {
  label: "Ergebnis",
  victory: "Sieg",
  defeat: "Niederlage",
  shared: "Gemeinsamer Sieg",
  noWinner: "Niemand gewinnt",
  draw: "Unentschieden",
  won: (names) => `Gewonnen: ${names}`,
  side: "Seite",
  you: "Du",
  yours: (name) => `${name}, du`,
  figure: (value) => number(value, { maximumFractionDigits: 1 }),
  change: (value) => number(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" }),
  course: (measure) => `Verlauf der Partie: ${measure}`,
  chart: (measure) => `${measure} jeder Seite nach Runden. Die Tabelle darunter hat dieselben Zahlen.`,
  measures: "Gezeigte Größe",
  asTable: "Als Tabelle",
  round: "Runde",
  calculating: "Der Verlauf der Partie wird gelesen",
  turningPoints: "Wendepunkte",
  noTurningPoints: "Die Führung hat nie gewechselt.",
  luckiest: "Dein glücklichster Wurf",
  luckiestOf: (name) => `Glücklichster Wurf: ${name}`,
  rareRolls: "Unwahrscheinlichste Würfe",
  rolled: (values) => `Gewürfelt: ${values.join(", ")}`,
  chance: (chance, isHigh) =>
    `${chance >= 0.01 ? percent(chance) : `1 von ${number(Math.round(1 / chance))}`} solcher Würfe ${chance >= 0.01 ? "sind" : "ist"} so ${isHigh ? "hoch" : "niedrig"}.`,
  replayFrom: "Wiedergabe ab hier",
  otherSide: "Andere Seite",
  otherSideHint: "Dieselbe Partie mit getauschten Seiten",
  again: "Dieselbe Partie mit denselben Seiten",
  share: "Teilen",
  hide: "Spielplan zeigen",
  show: "Ergebnis zeigen",
};
