/** The English texts of Warp Empires. */
import { type GameText, translatable } from "@starboard/kit";
import { reasonInWords, reasonRule } from "../../bot/text.en.ts";
import type { FactWE } from "../../facts.ts";
import type { ViewWE } from "../../state.ts";
import { namesOf } from "../names.ts";
import { tell } from "./facts.ts";
import { landing } from "./landing.ts";
import { MOMENTS } from "./moments.ts";
import { option, PRESETS } from "./options.ts";
import { board, button, prompt } from "./prompts.ts";
import { refused } from "./refusals.ts";

export const en: GameText<ViewWE, FactWE> = translatable("warp-empires/text", {
  language: "en",
  get title() {
    return landing.title;
  },
  pitch: "Two to six empires, one unknown galaxy: explore it, win its peoples over or take what you can hold.",
  fact: (fact, to) => tell(fact, namesOf(to)),
  refusal: (refusal, to) => refused(refusal, namesOf(to)),
  prompt: (step, asked, to) => prompt(step, asked, to.viewerSeat, namesOf(to)),
  act: (step, act, to) => button(step, act, namesOf(to)),
  option,
  reason: ({ key, about }) => reasonInWords(key, about) ?? key,
  reasonRule,
  preset: (id) => PRESETS[id] ?? { name: id, help: "" },
  moment: (kind) => MOMENTS[kind] ?? kind,
  board: (to) => board(namesOf(to)),
  side: (by, to) => {
    const faction = to.view.seats[by]?.faction ?? null;
    return faction === null ? `Empire ${by + 1}` : namesOf(to).faction(faction);
  },
});
