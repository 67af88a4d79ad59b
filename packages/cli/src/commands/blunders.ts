/** `starboard blunders`: how many choices of a game's bots lose much, by a much longer search with another evaluation. */
import { en as errors } from "../errors.en.ts";
import { parseArgs } from "node:util";
import {
  blunderFigures,
  type BlunderPlan,
  type Contender,
  contenderName,
  type Contest,
  type FixedSearch,
  judgeChoices,
  type JudgedChoices,
  readContender,
  withExplicitSettings,
} from "@starboard/lab";
import { botFor } from "@starboard/registry/bots";
import { resumeRun } from "../arena/resumable-run.ts";
import { CliError, type Command, entryOf } from "../context.ts";
import { number, readOptions } from "../files.ts";
import { readEvaluation, tunedBot } from "../tune/evaluations.ts";
import { percent } from "../output/percent.ts";

const text = { type: "string" } as const;
const options = {
  players: text,
  judge: text,
  longer: text,
  decisions: text,
  options: text,
  seed: text,
  keep: text,
} as const;

/** Most positions taken from one match: more of them would be much alike. */
const PER_MATCH = 8;
const MAX_ACTS = 20_000;

const isFixed = (c: Contender | null): c is FixedSearch =>
  c?.is === "search" && c.iterations !== undefined && c.trees === undefined && c.style === undefined;

export const blunders: Command = {
  about: "measure how many choices of a game’s bots lose much, by a longer search with another evaluation",
  usage: [
    "starboard blunders GAME [--players 3@60,5@60] [--judge NAME or FILE] [--longer 20] [--decisions 200] [--options JSON or preset] [--seed 1] [--keep FILE.jsonl]",
    "",
    "--players L@N,…  levels with their iterations; the first one plays the matches that the positions come from",
    "--judge          the evaluation of the judge: the name of an anchor, or a weights file; the one in use without it",
    "--longer N       the judge searches N times as long as the player with the most iterations",
    "--keep FILE      stores the results by match; an interrupted run continues from it",
  ].join("\n"),
  run(args, context) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const entry = entryOf(context, positionals[0]);
    const game = String(entry.game.id);
    const spec = botFor(game);
    if (!spec) throw new CliError("CLI_BOT", errors.gameWithoutBots(game));
    const named = (values.players ?? "3@60,5@60").split(",").map(readContender);
    if (!named.every(isFixed)) throw new CliError("CLI_CONTENDER", errors.fixedPlayers);
    const players = named.map((player) => withExplicitSettings(player, spec) as FixedSearch);
    const judge = values.judge === undefined ? spec.tuning?.inUse : readEvaluation(tunedBot(game), values.judge);
    const plan: BlunderPlan = {
      game,
      options: readOptions(entry, values.options) as Contest["options"],
      players,
      ...(judge && { judge: { name: judge.name, weights: judge.weights } }),
      judgeIterations:
        number("longer", values.longer, 20, 1) * Math.max(...players.map(({ iterations }) => iterations)),
      perMatch: PER_MATCH,
      seed: number("seed", values.seed, 1),
      maxActs: MAX_ACTS,
    };
    const wanted = number("decisions", values.decisions, 200, 1);
    const head = { format: "starboard.blunders", version: 1, plan, inUse: spec.tuning?.inUse.weights };
    const run = values.keep === undefined ? null : resumeRun<JudgedChoices>(values.keep, head);
    const rows = [...(run?.known ?? [])];
    const count = (): number => rows.reduce((sum, { choices }) => sum + choices.length, 0);
    while (count() < wanted) {
      const row = judgeChoices(spec, plan, rows.length);
      rows.push(row);
      run?.add(row);
      if (context.interactive) process.stderr.write(`\r${count()} / ${wanted}`);
    }
    const choices = rows.flatMap((row) => row.choices);
    context.out(
      `${choices.length} decisions of ${rows.length} matches, judged by ${judge?.name ?? "the evaluation in use"} at ${plan.judgeIterations} iterations`,
    );
    for (const [p, player] of players.entries()) {
      const { above10, above5, meanLoss } = blunderFigures(choices, p);
      context.out(
        `${contenderName(player)}: more than 10 points ${percent(above10.mean)} ± ${percent(above10.half)}, ` +
          `more than 5 points ${percent(above5.mean)} ± ${percent(above5.half)}, mean loss ${(100 * meanLoss).toFixed(2)} points`,
      );
    }
    return 0;
  },
};
