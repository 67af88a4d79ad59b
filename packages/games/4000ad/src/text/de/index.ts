/** All texts of 4000 A.D. in German. */
import type { Translation } from "@starboard/kit";
import { reasonInWords } from "../../bot/text.de.ts";
import { reasonRule } from "../../bot/text.en.ts";
import type { en } from "../en/index.ts";
import { boardText } from "./board.ts";
import { actLabel } from "./buttons.ts";
import { dealReasonText } from "./deal-reasons.ts";
import { factText } from "./facts.ts";
import { list } from "./format.ts";
import { inputErrorText } from "./input-errors.ts";
import { landing } from "./landing.ts";
import { germanNamesOf } from "./names.ts";
import { MOMENTS } from "./moments.ts";
import { OPTIONS, PRESETS } from "./options.ts";
import { promptText } from "./prompts.ts";
import { refusalText } from "./refusals.ts";

export const de: Translation<typeof en> = {
  language: "de",
  title: landing.title,
  pitch:
    "Flotten verschwinden im Hyperraum und tauchen auf, wo du sie am wenigsten erwartest: ein Krieg der Nerven und des Rechnens zwischen 48 Sternen.",
  fact: (fact, context) => factText(fact, germanNamesOf(context)),
  // Input errors come before a match exists and need no names.
  refusal: (refusal, context) => inputErrorText(refusal.code, refusal.about) ?? refusalText(refusal, context),
  prompt: (step, asked, context) => promptText(step, asked, context, germanNamesOf(context)),
  act: (step, act, context) => actLabel(step, act, germanNamesOf(context)),
  option: (id) => OPTIONS[id] ?? { name: id, help: "", value: String },
  preset: (id) => PRESETS[id] ?? { name: id, help: "" },
  moment: (kind) => MOMENTS[kind] ?? kind,
  reason: (term) => reasonInWords(term),
  reasonRule,
  actReason: (key, about, context) => dealReasonText(key, about, germanNamesOf(context)),
  board: (context) => boardText(context, germanNamesOf(context)),
  side(by, context) {
    const names = germanNamesOf(context);
    const { seatOf } = context.view.board;
    return list(seatOf.flatMap((seat, power) => (seat === by ? [names.power(power)] : [])));
  },
};
