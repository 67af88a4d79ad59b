/** `starboard tune GAME --prior N`: fits the policy prior to the visits of long searches in N matches. */
import { writeFileSync } from "node:fs";
import { botOfFile, type BotSpec } from "@starboard/bots";
import { digest, type Shape } from "@starboard/kernel";
import { fitPrior, type PriorPlan, sampleQuestions, type SampledQuestion } from "@starboard/lab";
import { resumeRun } from "../arena/resumable-run.ts";
import { CliError, type CommandContext } from "../context.ts";
import { en as errors } from "../errors.en.ts";
import { number } from "../files.ts";
import { readEvaluation, tunedBot } from "./evaluations.ts";
import { writeWeights } from "./weights-text.ts";

const text = { type: "string" } as const;
/** Options besides those of every `tune`. */
export const priorOptions = { prior: text, search: text, every: text } as const;

type Names = keyof typeof priorOptions | "iterations" | "only" | "seed" | "weights" | "ridge" | "name" | "keep" | "out";

const MAX_ACTS = 20_000;

/** Plays the matches that the file does not hold yet, fits, reports by step, and writes the weights. */
export function tunePrior(
  game: string,
  values: { readonly [name in Names]?: string | undefined },
  context: CommandContext,
): number {
  const spec = tunedBot(game);
  const { tuning } = spec;
  const { prior } = tuning;
  if (!prior) throw new CliError("CLI_TUNE", errors.noPrior(game));
  const file = values.weights === undefined ? tuning.inUse : readEvaluation(spec, values.weights);
  const tables = Object.keys(tuning.tables);
  const played = (values.only ?? (tables[0] as string)).split(",");
  const options = played.map((name) => {
    const table = Object.hasOwn(tuning.tables, name) ? tuning.tables[name] : undefined;
    if (!table) throw new CliError("CLI_OPTIONS", errors.table(tables));
    return table;
  });
  const only = options.length === 1 ? options[0] : undefined;
  const player: BotSpec<Shape> = {
    ...botOfFile(tuning, file),
    tuning: { ...tuning, inUse: file },
  };
  const plan: PriorPlan = {
    game,
    // The data of one table keep the name that they had before there could be several.
    options: only ?? options,
    iterations: number("iterations", values.iterations, 30, 2),
    search: number("search", values.search, 1500, 50),
    every: number("every", values.every, 3, 1),
    seed: number("seed", values.seed, 1),
    maxActs: MAX_ACTS,
  };
  const head = { format: "starboard.questions", version: 1, plan, weights: file.weights };
  interface Row {
    readonly match: number;
    readonly questions: readonly SampledQuestion[];
  }
  const run = values.keep === undefined ? null : resumeRun<Row>(values.keep, head);
  const rows = new Map(run?.known.map((row) => [row.match, row]));
  const wanted = number("prior", values.prior, 100, 5);
  for (let match = 0; match < wanted; match++) {
    if (rows.has(match)) continue;
    const row = { match, questions: sampleQuestions(player, plan, match) };
    rows.set(match, row);
    run?.add(row);
    if (context.interactive) process.stderr.write(`\r${match + 1} / ${wanted}`);
  }
  const questions = [...rows.values()].filter(({ match }) => match < wanted).flatMap((row) => row.questions);
  const ridge = Number(values.ridge ?? 0.001);
  const { odds, reports } = fitPrior(prior.features, questions, prior.oddsOf(file.weights), ridge);
  for (const { step, questions: n, even, before, after, least } of reports)
    context.out(
      `${step}: cross-entropy ${before.toFixed(3)} before, ${after.toFixed(3)} fitted, ` +
        `${even.toFixed(3)} even, ${least.toFixed(3)} at least (${n} questions)`,
    );
  for (const [name, value] of Object.entries(odds)) context.out(`  ${name}: ${value}`);
  if (values.out !== undefined) {
    const log = {
      ...file.log,
      prior: {
        matches: wanted,
        questions: questions.length,
        table: played.join(","),
        iterations: plan.iterations,
        search: plan.search,
        every: plan.every,
        seed: plan.seed,
        ridge,
        data: digest([plan, file.weights, questions]),
        crossEntropy: Object.fromEntries(
          reports.map(({ step, before, after, least }) => [
            step,
            [before, after, least].map((x) => Number(x.toFixed(3))),
          ]),
        ),
      },
    };
    writeFileSync(
      values.out,
      writeWeights({
        ...file,
        name: values.name ?? `${file.name}-prior`,
        weights: prior.withOdds(file.weights, odds),
        log,
      }),
    );
  }
  return 0;
}
