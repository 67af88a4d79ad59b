/** The texts of Anaxis in German. */
import type { Translation } from "@starboard/kit";
import { reasonRule, reasonText } from "../../bot/text.de.ts";
import type { en } from "../en/index.ts";
import { boardText } from "./board.ts";
import { factText } from "./facts.ts";
import { landing } from "./landing.ts";
import { sideId, sideName } from "../side-name.ts";
import { namesOf } from "./names.ts";
import { MOMENTS } from "./moments.ts";
import { optionText, presetText } from "./options.ts";
import { actText, prompt } from "./prompts.ts";
import { refusalText } from "./refusals.ts";

export const de: Translation<typeof en> = {
  language: "de",
  get title() {
    return landing.title;
  },
  pitch:
    "Raumschiffflotten auf einer Hexkarte: Manövriere besser, feuere zuerst und gib deine Kinopunkte aus, wenn es zählt.",
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
    return sideName(sideId(view, by), "Seite");
  },
};
