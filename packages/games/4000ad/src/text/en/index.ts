/** 4000 A.D. in English. */
import type { GameText } from "@starboard/kit";
import { reasonInWords } from "../../bot/text.en.ts";
import type { Fact4000 } from "../../facts.ts";
import type { View4000 } from "../../state.ts";
import { listed, namesOf } from "../names.ts";
import { boardText } from "./board.ts";
import { button } from "./buttons.ts";
import { inputErrorText } from "./input-errors.ts";
import { factText } from "./facts.ts";
import { OPTIONS, PRESETS } from "./options.ts";
import { prompt } from "./prompts.ts";
import { refused } from "./refusals.ts";

export const en: GameText<View4000, Fact4000> = {
  language: "en",
  title: "4000 A.D.",
  pitch:
    "Fleets vanish into hyperspace and come out where you least want them: a war of nerves and arithmetic among 48 stars.",
  fact: (fact, context) => factText(fact, namesOf(context)),
  // What is wrong with an input is said before there is a table to look at.
  refusal: (refusal, context) => inputErrorText(refusal.code, refusal.about) ?? refused(refusal, context),
  prompt: (step, asked, context) => prompt(step, asked, context, namesOf(context)),
  act: (step, act, context) => button(step, act, namesOf(context)),
  option: (id) => OPTIONS[id] ?? { name: id, help: "", value: String },
  preset: (id) => PRESETS[id] ?? { name: id, help: "" },
  reason: (term) => reasonInWords(term),
  board: (context) => boardText(context, namesOf(context)),
  side(by, context) {
    const names = namesOf(context);
    const { seatOf } = context.view.board;
    return listed(seatOf.flatMap((seat, power) => (seat === by ? [names.power(power)] : [])));
  },
};
