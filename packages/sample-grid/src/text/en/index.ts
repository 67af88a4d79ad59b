/** All English texts of the game. */
import type { Act, Seat } from "@starboard/kernel";
import { formatFor, type GameText, type TextContext } from "@starboard/kit";
import type { FlyAct } from "../../acts.ts";
import { sizeOf } from "../../calc/reach.ts";
import type { TrailsFact } from "../../facts.ts";
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

function prompt(_step: string, asked: readonly Seat[], context: Context): string {
  const isAsked = context.viewerSeat !== null && asked.includes(context.viewerSeat);
  return isAsked ? "Choose a square to fly to." : `Waiting for ${list(asked.map((by) => context.seat(by)))}.`;
}

function act(step: string, chosen: Act, { view }: Context): string {
  if (step === "fly") return `Fly to ${squareName((chosen as FlyAct).to, sizeOf(view))}`;
  return step === "retire" ? "Retire" : chosen.do;
}

export const en: GameText<TrailsView, TrailsFact> = {
  language: "en",
  title: landing.title,
  pitch: "Fly through a field of asteroids, and leave the others no square to go to.",
  fact,
  refusal: refusalText,
  prompt,
  act,
  option: optionText,
  preset: presetText,
  board: boardText,
  side: (by, context) => context.seat(by),
};
