/** TrekWar in German. */
import type { Translation } from "@starboard/kit";
import { reasonInWords, reasonRule } from "../../bot/text.de.ts";
import type { Side } from "../../data/board.ts";
import type { en } from "../en/index.ts";
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

export const de: Translation<typeof en> = {
  language: "de",
  get title() {
    return landing.title;
  },
  pitch: "Zwei Decks, sieben Sektoren und Gefechte, die Karte um Karte wachsen, bis eine Seite nachgibt.",
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
};
