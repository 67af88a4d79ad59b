import { parseArgs } from "node:util";
import type { BotSpec } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";
import { addFigures, NO_FIGURES, type ReviewFigures, studyReview } from "@starboard/lab";
import { type Command, CliError, entryOf } from "../context.ts";
import { number, readOptions } from "../files.ts";

/** Measures what reviews of a game find. Exit status 2 if the game has no bot. */
export const reviewStudy: Command = {
  about: "measure what reviews find: planted errors, false alarms, agreement of two seeds",
  usage: [
    "starboard review-study GAME [--matches N] [--seed S] [--iterations I] [--plants P] [--options OPTIONS]",
    "",
    "--matches N     matches to play and review twice (4)",
    "--iterations I  iterations per question of the bots that play (200)",
    "--plants P      most planted errors per match (4)",
  ].join("\n"),
  run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        matches: { type: "string" },
        seed: { type: "string" },
        iterations: { type: "string" },
        plants: { type: "string" },
        options: { type: "string" },
      },
      allowPositionals: true,
    });
    const entry = entryOf(context, positionals[0]);
    const spec = (context.bots as readonly unknown[] as readonly BotSpec<Shape>[]).find(
      ({ game }) => game.id === entry.game.id,
    );
    if (!spec) throw new CliError("CLI_BOT", `${entry.text.title} has no bot to review it.`);
    const seed = number("seed", values.seed, 1);
    const matches = number("matches", values.matches, 4, 1);
    const options = readOptions(entry, values.options);
    let sum = NO_FIGURES;
    for (let i = 0; i < matches; i++) {
      sum = addFigures(
        sum,
        studyReview({
          spec,
          options,
          seed: seed + i,
          iterations: number("iterations", values.iterations, 200, 1),
          plants: number("plants", values.plants, 4),
        }),
      );
      context.log(`${i + 1} of ${matches}: ${describeFigures(sum)}`);
    }
    context.out(describeFigures(sum));
    return 0;
  },
};

const describeFigures = (f: ReviewFigures): string =>
  [
    `planted ${f.planted}, found ${f.found}`,
    `choices ${f.choices}, flagged ${f.alarms}, too close to call ${f.close}`,
    `flagged by either seed ${f.flagged}, by both ${f.repeated}, fine by the other ${f.contradicted}`,
  ].join("; ");
