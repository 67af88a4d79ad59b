/** One answer of the bot, by iterations and so without a clock. */
import { type Level, newThinker, type Thought } from "@starboard/bots";
import { seat } from "@starboard/kernel";
import { bot } from "../../src/bot/index.ts";
import { game } from "../../src/index.ts";
import type { ShapeTW } from "../../src/shape.ts";
import type { TableTW } from "../../src/state.ts";

export function think(t: TableTW, by: number, seed: number, iterations: number, level: Level = 3): Thought {
  const thought = newThinker([bot as never]).think<ShapeTW>({
    game,
    options: t.options,
    view: game.view(t, seat(by)),
    seat: seat(by),
    level,
    seed,
    clock: () => 0,
    iterations,
  });
  if (!thought) throw new Error("the seat is not asked");
  return thought;
}
