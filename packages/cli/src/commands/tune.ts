/** `starboard tune`: fits the coefficients of a game's evaluation to matches that its bots play against themselves. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fitEvaluation, type FitReport } from "@starboard/lab";
import type { Command } from "../context.ts";
import { entryOf } from "../context.ts";
import { collect, collectOptions } from "../tune/collect.ts";
import { writeWeights } from "../tune/weights-text.ts";

const digits = (x: number): number => Number(x.toFixed(4));

const line = ({ table, matches, before, after, gain }: FitReport): string =>
  `${table}: log-loss ${before.toFixed(4)} before, ${after.toFixed(4)} fitted, ` +
  `better by ${gain.mean.toFixed(4)} ± ${gain.half.toFixed(4)} (${matches} matches)`;

export const tune: Command = {
  about: "fit the evaluation of a game’s bots to matches between them",
  usage:
    "starboard tune GAME [--matches 100] [--iterations 30] [--seed 1] [--weights FILE] [--table NAME]… [--ridge 0.02] [--search-part 0] [--name NAME] [--keep FILE.jsonl] [--out FILE.json]",
  run(args, context) {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      options: {
        ...collectOptions,
        ridge: text,
        "search-part": text,
        name: text,
        table: { type: "string", multiple: true },
      },
      allowPositionals: true,
    });
    const game = String(entryOf(context, positionals[0]).game.id);
    const { spec, file, plan, matches, hash } = collect(game, values, context);
    const tuning = spec.tuning as NonNullable<typeof spec.tuning>;
    const used = values.table ? matches.filter(({ table }) => values.table?.includes(table)) : matches;
    const start = tuning.coefficientsOf(file.weights);
    const ridge = Number(values.ridge ?? 0.02);
    const searchPart = Number(values["search-part"] ?? 0);
    const lower = tuning.features.map((name) => (tuning.signless?.includes(name) ? Number.NEGATIVE_INFINITY : 0));
    const { coefficients, reports } = fitEvaluation(used, { start, ridge, searchPart, lower });
    const rounded = coefficients.map(digits);
    for (const report of reports) context.out(line(report));
    for (const [i, name] of tuning.features.entries())
      context.out(`  ${name}: ${digits(start[i] as number)} → ${rounded[i]}`);
    if (values.out !== undefined) {
      const fitted = {
        ...file,
        name: values.name ?? `${file.name}-fitted`,
        weights: tuning.withCoefficients(file.weights, rounded),
        log: {
          from: file.name,
          matches: used.length,
          positions: used.reduce((sum, { positions }) => sum + positions.length, 0),
          iterations: plan.iterations,
          seed: plan.seed,
          ridge,
          searchPart,
          data: hash,
          logLoss: Object.fromEntries(
            reports.map(({ table, before, after }) => [table, { before: digits(before), after: digits(after) }]),
          ),
        },
      };
      writeFileSync(values.out, writeWeights(fitted));
    }
    return 0;
  },
};
