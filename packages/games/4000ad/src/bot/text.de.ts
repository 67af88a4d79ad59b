/** German texts for the terms of a bot’s evaluation. Values are in ships; positive values favour the bot’s side. */
import type { Translation } from "@starboard/kit";
import type { Part } from "./evaluation-terms.ts";
import type { reasonInWords as english } from "./text.en.ts";

const sentences: { readonly [P in Part]: (own: string, rival: string) => string } = {
  ships: (own, rival) => `Schiffe: ${own} gegen ${rival}.`,
  production: (own, rival) => `Kommende Produktion: Wert ${own} gegen ${rival}.`,
  stars: (own, rival) => `Sterne für die Wertung: Wert ${own} gegen ${rival}.`,
  homes: (own, rival) => `Heimatsterne im Besitz: Wert ${own} gegen ${rival}.`,
  danger: (own, rival) => `Gefahr für die Heimatsterne: ${own} hier, ${rival} dort.`,
  plans: (own, rival) => `Aussichten der Flotten im Hyperraum: Wert ${own} gegen ${rival}.`,
  warps: (own, rival) => `Freie Warps: Wert ${own} gegen ${rival}.`,
  largestFleet: (own, rival) => `Die größte Flotte: Wert ${own} gegen ${rival}.`,
};

export const reasonInWords: Translation<typeof english> = (reason) => {
  const sentence = sentences[reason.key as Part] as ((own: string, rival: string) => string) | undefined;
  const { own = 0, rival = 0 } = reason.about ?? {};
  return sentence
    ? `${sentence(String(own), String(rival))} (${reason.value > 0 ? "+" : ""}${String(reason.value).replace(".", ",")})`
    : reason.key;
};
