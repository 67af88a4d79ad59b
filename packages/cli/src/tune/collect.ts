/** Collects the matches that `tune` and `calibrate` learn from, in a file that an interrupted run continues. */
import { botOfFile, type BotSpec, type Level, LEVELS, type WeightsFile } from "@starboard/bots";
import { digest, type Shape } from "@starboard/kernel";
import { planOf, sampleMatch, type SampledMatch, type SelfPlayPlan } from "@starboard/lab";
import { resumeRun } from "../arena/resumable-run.ts";
import { CliError, type CommandContext } from "../context.ts";
import { en as errors } from "../errors.en.ts";
import { number } from "../files.ts";
import { readEvaluation, tunedBot, type TunedBot } from "./evaluations.ts";

/** Options of both commands. */
export const collectOptions = {
  matches: { type: "string" },
  iterations: { type: "string" },
  level: { type: "string" },
  only: { type: "string" },
  seed: { type: "string" },
  weights: { type: "string" },
  keep: { type: "string" },
  out: { type: "string" },
} as const;
export interface CollectValues {
  readonly matches?: string | undefined;
  readonly iterations?: string | undefined;
  readonly level?: string | undefined;
  readonly only?: string | undefined;
  readonly seed?: string | undefined;
  readonly weights?: string | undefined;
  readonly keep?: string | undefined;
}

export interface Collected {
  readonly spec: TunedBot;
  /** The evaluation that played. */
  readonly file: WeightsFile;
  readonly plan: SelfPlayPlan;
  readonly matches: readonly SampledMatch[];
  /** SHA-256 of the plan, the weights and all matches: the same data have the same name. */
  readonly hash: string;
}

/** Plays the matches that the file does not hold yet. Abandoned matches are skipped. */
export function collect(game: string, values: CollectValues, context: CommandContext): Collected {
  const spec = tunedBot(game);
  const file = values.weights === undefined ? spec.tuning.inUse : readEvaluation(spec, values.weights);
  const player: BotSpec<Shape> = { ...botOfFile(spec.tuning, file), tuning: spec.tuning };
  const level = number("level", values.level, 2, 1) as Level;
  if (!LEVELS.includes(level)) throw new CliError("CLI_CONTENDER", errors.level);
  const { only } = values;
  const tables = Object.keys(spec.tuning.tables);
  if (only !== undefined && !tables.includes(only)) throw new CliError("CLI_OPTIONS", errors.table(tables));
  const plan: SelfPlayPlan = {
    ...planOf(game, number("iterations", values.iterations, 30, 2), number("seed", values.seed, 1), level),
    ...(only !== undefined && { only }),
  };
  const wanted = number("matches", values.matches, 100, 10);
  const head = {
    format: "starboard.positions",
    version: 1,
    plan,
    weights: file.weights,
    ...(file.net && { net: file.net }),
  };
  const run =
    values.keep === undefined ? null : resumeRun<SampledMatch | { readonly match: number }>(values.keep, head);
  const known = new Map(run?.known.map((row) => [row.match, row]));
  for (let match = 0; match < wanted; match++) {
    if (known.has(match)) continue;
    const row = sampleMatch(player, plan, match) ?? { match };
    known.set(match, row);
    run?.add(row);
    if (context.interactive) process.stderr.write(`\r${match + 1} / ${wanted}`);
  }
  const rows = [...known.values()].toSorted((x, y) => x.match - y.match).filter(({ match }) => match < wanted);
  const matches = rows.filter((row): row is SampledMatch => "positions" in row);
  return { spec, file, plan, matches, hash: digest([plan, file.weights, ...(file.net ? [file.net] : []), rows]) };
}
