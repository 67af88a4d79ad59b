/** A German sentence for each part of the evaluation, for the analysis of a match. */
import type { Translation } from "@starboard/kit";
import type { reasonInWords as english } from "./text.en.ts";
import type { Part } from "./value.ts";

const SENTENCES: { readonly [part in Part]: (mine: string, theirs: string) => string } = {
  territories: (mine, theirs) => `Gebiete, die besetzt sind oder gleich dazukommen (${mine} gegen ${theirs}).`,
  goal: (mine, theirs) => `Nähe zum Sieg (${mine} gegen ${theirs}).`,
  income: (mine, theirs) => `Einnahmen und Kasse (${mine} gegen ${theirs}).`,
  force: (mine, theirs) => `Stärke auf der Karte (${mine} gegen ${theirs}).`,
  cards: (mine, theirs) => `Handkarten (${mine} gegen ${theirs}).`,
  home: (mine, theirs) => `Das Heimatgebiet (${mine} gegen ${theirs}).`,
  reach: (mine, theirs) => `Gebiete, die bald zu holen sind (${mine} gegen ${theirs}).`,
  threats: (mine, theirs) => `Bedrohte Gebiete (${mine} gegen ${theirs}).`,
  faction: (mine, theirs) => `Wie oft diese Fraktion von sich aus gewinnt (${mine} gegen ${theirs}).`,
};

export const reasonInWords: Translation<typeof english> = (key, about = {}) => {
  const part = key.replace(/^warp\./, "");
  const sentence = Object.hasOwn(SENTENCES, part) ? SENTENCES[part as Part] : undefined;
  return sentence?.(String(about["mine"] ?? ""), String(about["theirs"] ?? ""));
};
