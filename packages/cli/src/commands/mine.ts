/** `starboard mine`: finds puzzles in matches that bots play. */
import { parseArgs } from "node:util";
import type { BotSpec } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";
import type { Puzzle } from "@starboard/kit";
import { readContender } from "@starboard/lab";
import { manifestOf } from "@starboard/registry/manifests";
import { botFor } from "@starboard/registry/bots";
import { resumeRun } from "../arena/resumable-run.ts";
import { type Command, CliError, entryOf } from "../context.ts";
import { number } from "../files.ts";
import { mineMatch, planFor } from "../mine/self-play.ts";

export const mine: Command = {
  about: "find puzzles in matches that bots play",
  usage: [
    "starboard mine GAME --keep FILE.jsonl [--matches 20] [--a 3@40] [--b 1@20] [--seed 1] [--options JSON]",
    "",
    "--keep FILE   results by match; an interrupted run continues from it",
    "--a, --b      the two players, as in starboard arena",
  ].join("\n"),
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        keep: { type: "string" },
        matches: { type: "string" },
        a: { type: "string", default: "3@40" },
        b: { type: "string", default: "1@20" },
        seed: { type: "string" },
        options: { type: "string", default: "{}" },
      },
      allowPositionals: true,
    });
    const { game } = entryOf(context, positionals[0]);
    const spec = botFor(game.id) as BotSpec<Shape> | undefined;
    const provers = await manifestOf(game.id)?.provers?.();
    if (!spec || !provers) throw new CliError("CLI_PUZZLES", `${game.id} has no puzzles.`);
    const [a, b] = [readContender(values.a), readContender(values.b)];
    if (!a || !b) throw new CliError("CLI_CONTENDER", "--a and --b are players such as 3@40, greedy or random.");
    if (values.keep === undefined) throw new CliError("CLI_FILE", "Name the file of the results: --keep FILE.jsonl.");
    const options = JSON.parse(values.options) as Record<string, unknown>;
    const plan = planFor(spec, { options, a, b, seed: number("seed", values.seed, 1) });
    const run = resumeRun<{ readonly match: number; readonly puzzles: readonly Puzzle[] }>(values.keep, plan);
    const known = new Set(run.known.map(({ match }) => match));
    const wanted = number("matches", values.matches, 20, 1);
    for (let match = 0; match < wanted; match++) {
      if (known.has(match)) continue;
      const puzzles = mineMatch(spec, provers, plan, match);
      run.add({ match, puzzles });
      context.log(`match ${match}: ${puzzles.map(({ id }) => id).join(" ")}`);
    }
    return 0;
  },
};
