/** `starboard tune GAME --by-matches N`: weights follow the results of matches, step by step. */
import { writeFileSync } from "node:fs";
import { scaleWeights, weightPaths } from "@starboard/bots";
import { type Factors, type MatchTuningPlan, type MatchTuningRow, tuneByMatches } from "@starboard/lab";
import { createThreadPool } from "../arena/pool.ts";
import { resumeRun } from "../arena/resumable-run.ts";
import { CliError, type CommandContext } from "../context.ts";
import { en as errors } from "../errors.en.ts";
import { number } from "../files.ts";
import { readEvaluation, tunedBot } from "./evaluations.ts";
import { writeWeights } from "./weights-text.ts";

const text = { type: "string" } as const;
/** Options besides those of every `tune`. */
export const byMatchesOptions = {
  "by-matches": text,
  pairs: text,
  rate: text,
  spread: text,
  change: text,
  threads: text,
} as const;

type Names = keyof typeof byMatchesOptions | "iterations" | "only" | "seed" | "weights" | "name" | "keep" | "out";

const MAX_ACTS = 20_000;

/** Digits kept of a weight. */
const rounded = (_name: string, value: unknown): unknown =>
  typeof value === "number" ? Number(value.toPrecision(4)) : value;

/** Reads a number above zero with a decimal fraction. */
function positive(name: string, given: string | undefined, otherwise: number): number {
  const value = given === undefined ? otherwise : Number(given);
  if (!(value > 0 && value <= 10)) throw new CliError("CLI_NUMBER", errors.positive(name));
  return value;
}

/** The changes of a step, greatest first. */
function changes(factors: Factors): string {
  const all = Object.entries(factors).toSorted(([, x], [, y]) => Math.abs(Math.log(y)) - Math.abs(Math.log(x)));
  return all.map(([path, factor]) => `${path} ×${factor.toFixed(2)}`).join(", ");
}

/** Plays the steps that the file does not hold yet, and writes the weights with the mean factors of the last ones. */
export async function tuneFromMatches(
  game: string,
  values: { readonly [name in Names]?: string | undefined },
  context: CommandContext,
): Promise<number> {
  const spec = tunedBot(game);
  const { tuning } = spec;
  const file = values.weights === undefined ? tuning.inUse : readEvaluation(spec, values.weights);
  const tables = Object.keys(tuning.tables);
  const table = values.only ?? (tables[0] as string);
  const options = tuning.tables[table];
  if (!options) throw new CliError("CLI_OPTIONS", errors.table(tables));
  const known = weightPaths(file.weights, spec.plans?.fixed);
  const paths = values.change === undefined ? known : values.change.split(",");
  const strange = paths.find((path) => !known.includes(path));
  if (strange !== undefined) throw new CliError("CLI_WEIGHTS", errors.weightPath(strange, known));
  const plan: MatchTuningPlan = {
    game,
    options,
    iterations: number("iterations", values.iterations, 30, 1),
    start: { name: file.name, weights: file.weights },
    paths,
    steps: number("by-matches", values["by-matches"], 100, 1),
    pairs: number("pairs", values.pairs, 8, 1),
    rate: positive("rate", values.rate, 0.15),
    spread: positive("spread", values.spread, 0.3),
    seed: number("seed", values.seed, 1),
    maxActs: MAX_ACTS,
  };
  const head = { format: "starboard.match-tuning", version: 1, plan };
  const run = values.keep === undefined ? null : resumeRun<MatchTuningRow>(values.keep, head);
  const pool = createThreadPool(number("threads", values.threads, 2, 1), true);
  try {
    const { factors, matches } = await tuneByMatches(
      spec,
      plan,
      pool,
      run?.known,
      (row) => run?.add(row),
      (step, now) => {
        if ((step + 1) % 10 === 0) context.out(`step ${step + 1} of ${plan.steps}: ${changes(now)}`);
      },
    );
    context.out(`mean of the last steps, ${matches} matches: ${changes(factors)}`);
    context.out("matches decide: starboard arena --weights FILE.json --rival NAME");
    const { iterations, steps, pairs, rate, spread, seed } = plan;
    const weights = JSON.parse(JSON.stringify(scaleWeights(file.weights, factors), rounded)) as object;
    const log = { from: file.name, matches, table, byMatches: { iterations, steps, pairs, rate, spread, seed } };
    if (values.out !== undefined)
      writeFileSync(
        values.out,
        writeWeights({ ...file, name: values.name ?? `${file.name}-by-matches`, weights, log }),
      );
    return 0;
  } finally {
    await pool.close();
  }
}
