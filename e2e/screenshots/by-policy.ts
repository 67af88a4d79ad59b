/** Plays a game by its bot's policy, without a search. */
import type { BotSpec } from "@starboard/bots";
import { type Act, type AnyGame, offers, seededDraws, type Shape } from "@starboard/kernel";
import type { PlayedGame } from "./moment.ts";

/**
 * Plays the policy's first choice. With `varied` it plays the second choice in a fifth of the decisions, so that matches
 * of a game without draws differ.
 */
export const byPolicy = (game: AnyGame, bot: BotSpec<Shape>, varied = false): PlayedGame => ({
  game,
  nextAct(t, by, seed, n) {
    const found = offers(game as never, t, by).find(({ aside }) => !aside);
    if (!found) throw new Error("the seat is not asked");
    const legal = found.offers.filter(({ refusal }) => !refusal).map(({ act }) => act as Act);
    const { acts } = bot.policyPrior(t, found.step, by, legal);
    const isSecond = varied && acts.length > 1 && seededDraws(seed * 10_007 + n)(5, 1, "TEST-1")[0] === 1;
    return { step: found.step, act: acts[isSecond ? 1 : 0] as Act };
  },
});
