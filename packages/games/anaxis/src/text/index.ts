/** The words of Anaxis. */
import type { Words } from "@starboard/kit";
import type { FactAx } from "../facts.ts";
import { settingOf } from "../match-setup.ts";
import type { ViewAx } from "../state.ts";
import { tell } from "./en/facts.ts";
import { option, preset } from "./en/options.ts";
import { button, prompt } from "./en/prompts.ts";
import { reason } from "./en/reasons.ts";
import { say } from "./en/refusals.ts";
import { namesOf, sentence } from "./names.ts";

export const words: Words<ViewAx, FactAx> = {
  language: "en",
  title: "Anaxis",
  pitch: "Fleets of starships on a hex map: outmaneuver, fire first, and spend your Cinema Points when it counts.",
  fact: (fact, speaking) => tell(fact, namesOf(speaking)),
  refusal: (refusal, speaking) => say(refusal, namesOf(speaking)),
  prompt,
  act: (_step, act, speaking) => button(act, speaking),
  option,
  preset,
  reason,
  side(by, { view }) {
    const { board } = view;
    const fleet = board.fleets[by];
    const race = fleet?.race ?? "";
    return race === ""
      ? `Side ${by + 1}`
      : `${sentence(race)}, side ${by + 1} of ${settingOf(board.options).scenario.name}`;
  },
};
