/** One decision of the bot, limited by iterations instead of time. */
import { type Level, createBotEngine, type BotDecision } from "@starboard/bots";
import { seat } from "@starboard/kernel";
import { bot } from "../../src/bot/index.ts";
import { game } from "../../src/index.ts";
import type { ShapeTW } from "../../src/shape.ts";
import type { StateTW } from "../../src/state.ts";

export function think(t: StateTW, by: number, seed: number, iterations: number, level: Level = 3): BotDecision {
  const thought = createBotEngine([bot as never]).think<ShapeTW>({
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
