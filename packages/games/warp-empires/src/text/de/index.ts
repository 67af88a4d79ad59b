/** The German texts of Warp Empires. */
import { reasonInWords } from "../../bot/text.de.ts";
import { reasonRule } from "../../bot/text.en.ts";
import type { Translation } from "@starboard/kit";
import type { en } from "../en/index.ts";
import { tell } from "./facts.ts";
import { landing } from "./landing.ts";
import { germanNamesOf } from "./names.ts";
import { MOMENTS } from "./moments.ts";
import { option, PRESETS } from "./options.ts";
import { board, button, prompt } from "./prompts.ts";
import { refused } from "./refusals.ts";

export const de: Translation<typeof en> = {
  language: "de",
  title: landing.title,
  pitch:
    "Zwei bis sechs Imperien, eine unbekannte Galaxie: Erkunde sie, gewinne ihre Völker oder nimm, was du halten kannst.",
  fact: (fact, to) => tell(fact, germanNamesOf(to)),
  refusal: (refusal, to) => refused(refusal, germanNamesOf(to)),
  prompt: (step, asked, to) => prompt(step, asked, to.viewerSeat, germanNamesOf(to)),
  act: (step, act, to) => button(step, act, germanNamesOf(to)),
  option,
  reason: ({ key, about }) => reasonInWords(key, about) ?? key,
  reasonRule,
  preset: (id) => PRESETS[id] ?? { name: id, help: "" },
  moment: (kind) => MOMENTS[kind] ?? kind,
  board: (to) => board(germanNamesOf(to)),
  side: (by, to) => {
    const faction = to.view.seats[by]?.faction ?? null;
    return faction === null ? `Imperium ${by + 1}` : germanNamesOf(to).faction(faction);
  },
};
