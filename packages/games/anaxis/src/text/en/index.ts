/** The texts of Anaxis in English. */
import { type GameText, translatable } from "@starboard/kit";
import type { FactAx } from "../../facts.ts";
import type { ViewAx } from "../../state.ts";
import { boardText } from "./board.ts";
import { factText } from "./facts.ts";
import { landing } from "./landing.ts";
import { MOMENTS } from "./moments.ts";
import { optionText, presetText } from "./options.ts";
import { actText, prompt } from "./prompts.ts";
import { reasonRule, reasonText } from "../../bot/text.en.ts";
import { refusalText } from "./refusals.ts";
import { namesOf } from "../names.ts";
import { sideId, sideName } from "../side-name.ts";

export const en: GameText<ViewAx, FactAx> = translatable("anaxis/text", {
  language: "en",
  get title() {
    return landing.title;
  },
  pitch: "Fleets of starships on a hex map: outmaneuver, fire first, and spend your Cinema Points when it counts.",
  fact: (fact, context) => factText(fact, namesOf(context)),
  refusal: (refusal, context) => refusalText(refusal, namesOf(context)),
  board: (context) => boardText(namesOf(context)),
  prompt,
  act: (_step, act, context) => actText(act, context),
  option: optionText,
  preset: presetText,
  moment: (kind) => MOMENTS[kind] ?? kind,
  reason: reasonText,
  reasonRule,
  side(by, { view }) {
    return sideName(sideId(view, by), "Side");
  },
});
