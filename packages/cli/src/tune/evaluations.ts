/** Finds evaluations by the name of an anchor or by file. */
import { en as errors } from "../errors.en.ts";
import type { BotSpec, Tuning, WeightsFile } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";
import { evaluationNamed } from "@starboard/lab";
import { botFor } from "@starboard/registry/bots";
import { CliError } from "../context.ts";
import { readTextFile } from "../files.ts";
import { readWeights } from "./weights-text.ts";

/** A bot whose evaluation has coefficients. */
export type TunedBot = BotSpec<Shape> & { readonly tuning: Tuning<Shape> };

/** Returns the bot of a game. Throws a CliError with code CLI_TUNE if its evaluation cannot be tuned. */
export function tunedBot(game: string): TunedBot {
  const spec = botFor(game);
  if (!spec?.tuning) throw new CliError("CLI_TUNE", errors.noTuning(game));
  return spec as TunedBot;
}

/**
 * Returns the evaluation with the name of an anchor such as `2026-11`, or of the weights file at a path. Throws a
 * CliError with code CLI_WEIGHTS if the file does not fit the game.
 */
export function readEvaluation(bot: TunedBot, nameOrPath: string): WeightsFile {
  const known = evaluationNamed(bot, nameOrPath);
  if (known) return known;
  const read = readWeights(readTextFile(nameOrPath), bot.tuning.inUse);
  if (!("ok" in read)) throw new CliError("CLI_WEIGHTS", `${nameOrPath}: ${read.bad}`);
  return read.ok;
}
