/** `starboard suite`: how many positions with one right act the levels of a bot solve, by theme. */
import { en as errors } from "../errors.en.ts";
import { parseArgs } from "node:util";
import { type BotSpec, type Level, LEVELS } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";
import { botFor } from "@starboard/registry/bots";
import { manifestOf } from "@starboard/registry/manifests";
import { CliError, type Command, entryOf } from "../context.ts";
import { number } from "../files.ts";
import { rowsBy, solveRates } from "../mine/strength.ts";
import { suitePositions, suiteTheme } from "../mine/suites.ts";

const options = {
  level: { type: "string" },
  sample: { type: "string" },
  seed: { type: "string" },
} as const;

export const suite: Command = {
  about: "measure the bots of a game by positions with one right act",
  usage: [
    "starboard suite GAME [--level N] [--sample 500] [--seed 1]",
    "",
    "--level N    one level from 1 to 5; all of them without it",
    "--sample N   most positions of a theme that are tried",
  ].join("\n"),
  async run(args, context) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const game = String(entryOf(context, positionals[0]).game.id);
    const spec = botFor(game) as BotSpec<Shape> | undefined;
    const collection = await manifestOf(game)?.puzzles?.();
    if (!spec || !collection) throw new CliError("CLI_PUZZLES", errors.noSuite(game));
    const positions = await suitePositions(game, collection);
    const levels = values.level === undefined ? LEVELS : [number("level", values.level, 5, 1) as Level];
    if (!levels.every((level) => LEVELS.includes(level))) throw new CliError("CLI_CONTENDER", errors.level);
    const sample = number("sample", values.sample, 500, 1);
    const rows = [...rowsBy(positions, suiteTheme), { name: "all", puzzles: positions }];
    const settings = { sample, seed: number("seed", values.seed, 1), levels, isMatch: true };
    for (const line of solveRates(spec, rows, settings)) context.out(line);
    return 0;
  },
};
