/** All texts of 4000 A.D. in English. */
import { type GameText, translatable } from "@starboard/kit";
import { reasonInWords, reasonRule } from "../../bot/text.en.ts";
import type { Fact4000 } from "../../facts.ts";
import type { View4000 } from "../../state.ts";
import { namesOf } from "../names.ts";
import { boardText } from "./board.ts";
import { actLabel } from "./buttons.ts";
import { dealReasonText } from "./deal-reasons.ts";
import { factText } from "./facts.ts";
import { list } from "./format.ts";
import { inputErrorText } from "./input-errors.ts";
import { landing } from "./landing.ts";
import { MOMENTS } from "./moments.ts";
import { OPTIONS, PRESETS } from "./options.ts";
import { promptText } from "./prompts.ts";
import { refusalText } from "./refusals.ts";

export const en: GameText<View4000, Fact4000> = translatable("4000ad/text", {
  language: "en",
  get title() {
    return landing.title;
  },
  pitch:
    "Fleets vanish into hyperspace and reappear where you least expect them: a war of nerves and arithmetic among 48 stars.",
  fact: (fact, context) => factText(fact, namesOf(context)),
  // Input errors come before a match exists and need no names.
  refusal: (refusal, context) => inputErrorText(refusal.code, refusal.about) ?? refusalText(refusal, context),
  prompt: (step, asked, context) => promptText(step, asked, context, namesOf(context)),
  act: (step, act, context) => actLabel(step, act, namesOf(context)),
  option: (id) => OPTIONS[id] ?? { name: id, help: "", value: String },
  preset: (id) => PRESETS[id] ?? { name: id, help: "" },
  moment: (kind) => MOMENTS[kind] ?? kind,
  reason: (term) => reasonInWords(term),
  reasonRule,
  actReason: (key, about, context) => dealReasonText(key, about, namesOf(context)),
  board: (context) => boardText(context, namesOf(context)),
  side(by, context) {
    const names = namesOf(context);
    const { seatOf } = context.view.board;
    return list(seatOf.flatMap((seat, power) => (seat === by ? [names.power(power)] : [])));
  },
});
