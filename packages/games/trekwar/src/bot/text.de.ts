/** German sentences for the terms of a bot's evaluation. */
import { formatFor, type Translation } from "@starboard/kit";
import type { Part } from "./reasons.ts";
import type { reasonInWords as english } from "./text.en.ts";

export { reasonRule } from "./text.en.ts";

const format = formatFor("de");

type About = { readonly [name: string]: string | number };

const OUTCOMES: { readonly [outcome: string]: string } = {
  won: "Dieses Gefecht ist wahrscheinlich gewonnen.",
  lost: "Dieses Gefecht ist wahrscheinlich verloren.",
  open: "Der Ausgang dieses Gefechts ist offen.",
};

const sentences: { readonly [P in Part]: (about: About) => string } = {
  sectors: ({ own = 0, rival = 0, fights = 0 }) =>
    `Sektoren: ${own} gegen ${rival}; es ${fights === 1 ? "folgt noch" : "folgen noch etwa"} ${format.count(Number(fights), "Gefecht", "Gefechte")}.`,
  cards: ({ lead = 0 }) =>
    `Übrige Karten: im Schnitt ${format.count(Math.abs(Number(lead)), "Punkt", "Punkte")} Stärke ${Number(lead) >= 0 ? "besser" : "schwächer"} als die gegnerischen.`,
  fight: ({ outcome = "open" }) => OUTCOMES[String(outcome)] ?? String(outcome),
};

export const reasonInWords: Translation<typeof english> = (reason) => {
  const text = sentences[reason.key as Part] as ((about: About) => string) | undefined;
  const value = `${reason.value > 0 ? "+" : ""}${format.number(reason.value)} %`;
  return text ? `${text(reason.about ?? {})} (${value})` : reason.key;
};
