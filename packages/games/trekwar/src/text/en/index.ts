/** TrekWar in English. */
import { type GameText, translatable } from "@starboard/kit";
import { reasonInWords, reasonRule } from "../../bot/text.en.ts";
import type { Side } from "../../data/board.ts";
import type { FactTW } from "../../facts.ts";
import type { ViewTW } from "../../state.ts";
import { namesOf } from "../names.ts";
import { boardText } from "./board.ts";
import { factText } from "./facts.ts";
import { landing } from "./landing.ts";
import { SIDE_NAMES } from "./nouns.ts";
import { OPTIONS, PRESETS } from "./options.ts";
import { MOMENTS } from "./moments.ts";
import { actText, promptText } from "./prompts.ts";
import { refusalText } from "./refusals.ts";

const optionTexts: { readonly [id: string]: (typeof OPTIONS)[keyof typeof OPTIONS] } = OPTIONS;

export const en: GameText<ViewTW, FactTW> = translatable("trekwar/text", {
  language: "en",
  get title() {
    return landing.title;
  },
  pitch: "Two decks, seven Sectors, and Fights that escalate card by card until one side gives way.",
  fact: (fact, to) => factText(fact, namesOf(to)),
  refusal: (refusal, to) => refusalText(refusal, namesOf(to)),
  prompt: (step, asked, to) => promptText(step, asked, to, namesOf(to)),
  act: (step, act, to) => actText(step, act, namesOf(to)),
  option: (id) => optionTexts[id] ?? { name: id, help: "", value: String },
  preset: (id) => PRESETS[id] ?? { name: id, help: "" },
  moment: (kind) => MOMENTS[kind] ?? kind,
  reason: (term) => reasonInWords(term),
  reasonRule,
  board: (to) => boardText(namesOf(to)),
  side: (by) => SIDE_NAMES[by as number as Side],
});
