/** 4000 A.D. in English. */
import type { Words } from "@starboard/kit";
import { reasonInWords } from "../../bot/text.en.ts";
import type { Fact4000 } from "../../facts.ts";
import type { View4000 } from "../../state.ts";
import { listed, namesOf } from "../names.ts";
import { boardText } from "./board.ts";
import { button } from "./buttons.ts";
import { faultInWords } from "./input-errors.ts";
import { tell } from "./facts.ts";
import { OPTIONS, PRESETS } from "./options.ts";
import { prompt } from "./prompts.ts";
import { refused } from "./refusals.ts";

export const en: Words<View4000, Fact4000> = {
  language: "en",
  title: "4000 A.D.",
  pitch:
    "Fleets vanish into hyperspace and come out where you least want them: a war of nerves and arithmetic among 48 stars.",
  fact: (fact, speaking) => tell(fact, namesOf(speaking)),
  // What is wrong with an input is said before there is a table to look at.
  refusal: (refusal, speaking) => faultInWords(refusal.code, refusal.about) ?? refused(refusal, speaking),
  prompt: (step, asked, speaking) => prompt(step, asked, speaking, namesOf(speaking)),
  act: (step, act, speaking) => button(step, act, namesOf(speaking)),
  option: (id) => OPTIONS[id] ?? { name: id, help: "", value: String },
  preset: (id) => PRESETS[id] ?? { name: id, help: "" },
  reason: (term) => reasonInWords(term),
  board: (speaking) => boardText(speaking, namesOf(speaking)),
  side(by, speaking) {
    const names = namesOf(speaking);
    const { seatOf } = speaking.view.board;
    return listed(seatOf.flatMap((seat, power) => (seat === by ? [names.power(power)] : [])));
  },
};
