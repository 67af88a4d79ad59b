/** German texts for the parts of a bot's evaluation. */
import { formatFor, type Translation } from "@starboard/kit";
import type { reasonText as english } from "./text.en.ts";

export { reasonRule } from "./text.en.ts";

const { number } = formatFor("de");

const PARTS: Readonly<Record<string, (mine: string, theirs: string) => string>> = {
  "anaxis.material": (mine, theirs) => `Schiffe, nach Rumpf gewichtet: ${mine} gegen ${theirs}.`,
  "anaxis.fire": (mine, theirs) => `Erwartete Verluste durch das Feuer dieser Runde: ${mine} gegen ${theirs}.`,
  "anaxis.stance": (mine, theirs) => `Entfernung und Ausrichtung für die nächsten Runden: ${mine} gegen ${theirs}.`,
  "anaxis.points": (mine, theirs) => `Wert der Kinopunkte: ${mine} gegen ${theirs}.`,
  "anaxis.objective": (mine, theirs) => `Weg zum Ziel: ${mine} gegen ${theirs}.`,
};
const figure = (value: string | number | undefined): string =>
  typeof value === "number" ? number(value) : (value ?? "0");

export const reasonText: Translation<typeof english> = ({ key, value, about }) => {
  const sentence = PARTS[key];
  if (!sentence) return key;
  const lead = Math.round(value * 10) / 10;
  return `${sentence(figure(about?.["mine"]), figure(about?.["theirs"]))} (${lead > 0 ? "+" : ""}${number(lead)})`;
};
