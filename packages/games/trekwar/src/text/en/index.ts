/** TrekWar in English. */
import type { GameText } from "@starboard/kit";
import { reasonInWords } from "../../bot/text.en.ts";
import type { Side } from "../../data/board.ts";
import type { FactTW } from "../../facts.ts";
import type { ViewTW } from "../../state.ts";
import { namesOf } from "../names.ts";
import { tell } from "./facts.ts";
import { SIDE_NAMES } from "./nouns.ts";
import { OPTIONS, PRESETS } from "./options.ts";
import { button, prompt } from "./prompts.ts";
import { refused } from "./refusals.ts";

const optionWords: { readonly [id: string]: (typeof OPTIONS)[keyof typeof OPTIONS] } = OPTIONS;

export const en: GameText<ViewTW, FactTW> = {
  language: "en",
  title: "TrekWar",
  pitch: "Two decks, seven Sectors, and Fights that rise card by card until one side gives way.",
  fact: (fact, to) => tell(fact, namesOf(to)),
  refusal: (refusal, to) => refused(refusal, namesOf(to)),
  prompt: (step, asked, to) => prompt(step, asked, to, namesOf(to)),
  act: (step, act, to) => button(step, act, namesOf(to)),
  option: (id) => optionWords[id] ?? { name: id, help: "", value: String },
  preset: (id) => PRESETS[id] ?? { name: id, help: "" },
  reason: (term) => reasonInWords(term),
  side: (by) => SIDE_NAMES[by as number as Side],
};
