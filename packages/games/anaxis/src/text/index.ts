/** The words of Anaxis. */
import type { GameText } from "@starboard/kit";
import type { FactAx } from "../facts.ts";
import { matchSetupOf } from "../match-setup.ts";
import type { ViewAx } from "../state.ts";
import { tell } from "./en/facts.ts";
import { option, preset } from "./en/options.ts";
import { button, prompt } from "./en/prompts.ts";
import { reason } from "./en/reasons.ts";
import { say } from "./en/refusals.ts";
import { namesOf, sentence } from "./names.ts";

export const text: GameText<ViewAx, FactAx> = {
  language: "en",
  title: "Anaxis",
  pitch: "Fleets of starships on a hex map: outmaneuver, fire first, and spend your Cinema Points when it counts.",
  fact: (fact, context) => tell(fact, namesOf(context)),
  refusal: (refusal, context) => say(refusal, namesOf(context)),
  prompt,
  act: (_step, act, context) => button(act, context),
  option,
  preset,
  reason,
  side(by, { view }) {
    const { board } = view;
    const fleet = board.fleets[by];
    const race = fleet?.race ?? "";
    return race === ""
      ? `Side ${by + 1}`
      : `${sentence(race)}, side ${by + 1} of ${matchSetupOf(board.options).scenario.name}`;
  },
};
