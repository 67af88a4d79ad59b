/** All English texts of the game. */
import type { Seat } from "@starboard/kernel";
import {
  type ActTexts,
  actLabelsOf,
  formatFor,
  type GameText,
  type PromptTexts,
  promptsOf,
  type TextContext,
} from "@starboard/kit";
import { sizeOf } from "../../calc/reach.ts";
import type { TrailsFact } from "../../facts.ts";
import type { TrailsShape } from "../../shape.ts";
import type { TrailsView } from "../../view.ts";
import { boardText } from "./board.ts";
import { landing } from "./landing.ts";
import { optionText, presetText } from "./options.ts";
import { refusalText } from "./refusals.ts";
import { squareName } from "./squares.ts";

type Context = TextContext<TrailsView>;

const { count, list } = formatFor("en");

function fact(f: TrailsFact, context: Context): string {
  const who = (by: Seat): string => context.seat(by);
  const nameOf = (at: number): string => squareName(at, sizeOf(context.view));
  switch (f.is) {
    case "scattered":
      return `${count(f.asteroids.length, "asteroid drifts", "asteroids drift")} into the field.`;
    case "flew":
      return `${who(f.seat)} flies from ${nameOf(f.from)} to ${nameOf(f.to)}.`;
    case "stuck":
      return `${who(f.seat)} cannot fly and is out.`;
    case "retired":
      return `${who(f.seat)} retires.`;
    case "won":
      return `${who(f.seat)} won.`;
  }
}

const prompts: PromptTexts<TrailsShape> = { fly: () => "Choose a square to fly to." };
const acts: ActTexts<TrailsShape> = {
  fly: ({ to }, { view }) => `Fly to ${squareName(to, sizeOf(view))}`,
  retire: () => "Retire",
};
const waiting = (asked: readonly Seat[], context: Context): string =>
  `Waiting for ${list(asked.map((by) => context.seat(by)))}.`;

export const en: GameText<TrailsView, TrailsFact> = {
  language: "en",
  title: landing.title,
  pitch: "Fly through a field of asteroids, and leave the others no square to go to.",
  fact,
  refusal: refusalText,
  prompt: promptsOf(prompts, waiting),
  act: actLabelsOf(acts),
  option: optionText,
  preset: presetText,
  board: boardText,
  side: (by, context) => context.seat(by),
};
