/** A sentence for each part of the evaluation, for the analysis of a match. */
import { translatable } from "@starboard/kit";
import type { RuleId } from "@starboard/kernel";
import type { Part } from "./value.ts";

const SENTENCES: { readonly [part in Part]: (mine: string, theirs: string) => string } = {
  territories: (mine, theirs) => `Territories held or about to be claimed (${mine} against ${theirs}).`,
  goal: (mine, theirs) => `Nearness to victory (${mine} against ${theirs}).`,
  income: (mine, theirs) => `Revenue and treasury (${mine} against ${theirs}).`,
  force: (mine, theirs) => `Force on the map (${mine} against ${theirs}).`,
  cards: (mine, theirs) => `Cards in hand (${mine} against ${theirs}).`,
  home: (mine, theirs) => `The home territory (${mine} against ${theirs}).`,
  reach: (mine, theirs) => `Territories that can be taken soon (${mine} against ${theirs}).`,
  threats: (mine, theirs) => `Territories under threat (${mine} against ${theirs}).`,
  faction: (mine, theirs) => `How often the faction wins by itself (${mine} against ${theirs}).`,
};

/** The sentence for a key such as `warp.income`; undefined for a key of another game. */
export const reasonInWords = translatable(
  "warp-empires/bot/text.reasonInWords",
  (key: string, about: { readonly [name: string]: string | number } = {}): string | undefined => {
    const part = key.replace(/^warp\./, "");
    const sentence = Object.hasOwn(SENTENCES, part) ? SENTENCES[part as Part] : undefined;
    return sentence?.(String(about["mine"] ?? ""), String(about["theirs"] ?? ""));
  },
);

/** The rule that each part of the evaluation rests on. */
const RULES: { readonly [part in Part]: RuleId } = {
  territories: "WE-3.3",
  goal: "WE-14.1",
  income: "WE-3.3",
  force: "WE-1.6",
  cards: "WE-4.1",
  home: "WE-9.8",
  reach: "WE-9.1",
  threats: "WE-9.1",
  faction: "WE-2.2",
};

/** Returns the rule behind a part of the evaluation; undefined for an unknown part. */
export const reasonRule = (key: string): RuleId | undefined =>
  new Map<string, RuleId>(Object.entries(RULES)).get(key.replace(/^warp\./, ""));
