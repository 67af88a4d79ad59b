/** `starboard mine`: finds puzzles in matches that bots play, selects them, and measures how bots solve them. */
import { en as errors } from "../errors.en.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BotSpec } from "@starboard/bots";
import { editionName, type Shape } from "@starboard/kernel";
import { loadPuzzles, type Puzzle, PUZZLES_FORMAT, PUZZLES_VERSION, readRules, writePuzzles } from "@starboard/kit";
import { readContender } from "@starboard/lab";
import { botFor } from "@starboard/registry/bots";
import { manifestOf } from "@starboard/registry/manifests";
import { resumeRun } from "../arena/resumable-run.ts";
import { CliError, type Command, type CommandContext, entryOf, findGameIn } from "../context.ts";
import { number, readRecordFile, readTextFile } from "../files.ts";
import { select, suiteOf } from "../mine/selection.ts";
import { isWhole } from "../mine/search-puzzles.ts";
import { mineMatch, mineRecord, type MiningPlan, planFor } from "../mine/self-play.ts";
import { rowsBy, solveRates } from "../mine/strength.ts";

const options = {
  keep: { type: "string" },
  matches: { type: "string" },
  a: { type: "string", default: "3@40" },
  b: { type: "string", default: "1@20" },
  seed: { type: "string" },
  options: { type: "string", default: "{}" },
  records: { type: "string" },
  select: { type: "string" },
  most: { type: "string" },
  reject: { type: "string" },
  check: { type: "boolean" },
  search: { type: "boolean" },
  match: { type: "boolean" },
  suite: { type: "string" },
  sample: { type: "string" },
} as const;

const NONE = { families: {}, themes: {}, parts: [] };

async function toolsOf(game: string) {
  const spec = botFor(game) as BotSpec<Shape> | undefined;
  const manifest = manifestOf(game);
  const [provers, collection] = await Promise.all([manifest?.provers?.(), manifest?.puzzles?.() ?? NONE]);
  if (!spec || !manifest || !collection) throw new CliError("CLI_PUZZLES", errors.noPuzzles(game));
  return { spec, provers: provers ?? [], collection, rules: readRules(await manifest.rules()) };
}

export const mine: Command = {
  about: "find puzzles in matches that bots play, and measure how bots solve them",
  usage: [
    "starboard mine GAME --keep FILE.jsonl [--matches 20] [--a 3@40] [--b 1@20] [--seed 1] [--options JSON] [--search]",
    "starboard mine GAME --keep FILE.jsonl --records RECORD.json,…",
    "starboard mine GAME --select FOLDER --keep FILE.jsonl,… [--most 60] [--reject FILE]",
    "starboard mine GAME --suite FILE.json --keep FILE.jsonl,… [--most 60]",
    "starboard mine GAME --check [--sample 20] [--seed 1] [--match]",
    "",
    "--keep FILE      results by match; an interrupted run continues from it",
    "--a, --b         the two players, as in starboard arena",
    "--records FILES  looks at these matches instead of playing some",
    "--select FOLDER  writes a file for each family: valid puzzles without near twins",
    "--reject FILE    ids that are left out, one a line",
    "--search         the search judges one question of each unit; without it the provers of the game do",
    "--suite FILE     writes the positions that the search judged, as a suite for starboard suite",
    "--check          how many puzzles of the program each level solves; exact ones by a solver that is told the task",
    "--match          --check: bots play the match, whatever the task is",
  ].join("\n"),
  async run(args, context) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const game = String(entryOf(context, positionals[0]).game.id);
    const tools = await toolsOf(game);
    if (values.check) {
      const puzzles = await loadPuzzles(tools.collection);
      const seed = number("seed", values.seed, 1);
      const sample = number("sample", values.sample, 20, 1);
      const rows = rowsBy(puzzles, ({ family }) => family);
      for (const line of solveRates(tools.spec, rows, { sample, seed, isMatch: values.match === true }))
        context.out(line);
      return 0;
    }
    if (values.keep === undefined) throw new CliError("CLI_FILE", errors.nameResults);
    if (values.suite !== undefined) {
      const positions = suiteOf(
        tools.spec.game as never,
        values.keep.split(",").flatMap(minedIn),
        number("most", values.most, 60, 1),
      );
      writeFile(tools.spec, values.suite, positions);
      context.out(`${positions.length}`);
      return 0;
    }
    if (values.select !== undefined) {
      const reject = values.reject === undefined ? [] : readTextFile(values.reject).split(/\s+/);
      const mined = values.keep.split(",").flatMap(minedIn);
      const words = { ...tools.collection, hasRule: (rule: string) => tools.rules.has(rule as never) };
      const most = number("most", values.most, 60, 1);
      const kept = select(tools.spec.game as never, words, tools.provers, mined, most, new Set(reject), (one) =>
        isWhole(tools.spec, one, 1),
      );
      writeSelected(context, tools.spec, values.select, kept, mined.length);
      return 0;
    }
    if (values.records !== undefined) {
      mineRecords(context, tools, game, values.keep, values.records.split(","));
      return 0;
    }
    const [a, b] = [readContender(values.a), readContender(values.b)];
    if (!a || !b) throw new CliError("CLI_CONTENDER", errors.contenders);
    const plan = planFor(
      tools.spec,
      {
        options: optionsOf(values.options),
        a,
        b,
        seed: number("seed", values.seed, 1),
      },
      values.search === true,
    );
    mineMatches(context, tools, plan, values.keep, number("matches", values.matches, 20, 1));
    return 0;
  },
};

function optionsOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new CliError("CLI_OPTIONS", errors.notJson("--options"));
  }
}

interface MinedRow {
  readonly match: number;
  readonly puzzles: readonly Puzzle[];
}

/** The puzzles in the file of a run. */
const minedIn = (file: string): readonly Puzzle[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .slice(1, -1)
    .flatMap((line) => (JSON.parse(line) as MinedRow).puzzles);

function mineMatches(
  context: CommandContext,
  { spec, provers }: Awaited<ReturnType<typeof toolsOf>>,
  plan: MiningPlan,
  file: string,
  matches: number,
): void {
  const run = resumeRun<MinedRow>(file, plan);
  const known = new Set(run.known.map(({ match }) => match));
  for (let match = 0; match < matches; match++) {
    if (known.has(match)) continue;
    const puzzles = mineMatch(spec, provers, plan, match);
    run.add({ match, puzzles });
    context.log(`match ${match}: ${puzzles.map(({ id }) => id).join(" ")}`);
  }
}

/** Looks for puzzles in finished matches of the game. */
function mineRecords(
  context: CommandContext,
  { spec, provers }: Awaited<ReturnType<typeof toolsOf>>,
  game: string,
  file: string,
  records: readonly string[],
): void {
  const run = resumeRun<MinedRow>(file, { game, edition: editionName(spec.game), records });
  const known = new Set(run.known.map(({ match }) => match));
  for (const [match, path] of records.entries()) {
    if (known.has(match)) continue;
    const record = readRecordFile(path);
    if (record.game.split("@")[0] !== game) throw new CliError("CLI_GAME", errors.otherGame(path, record.game));
    const puzzles = mineRecord(spec, provers, record, findGameIn(context));
    run.add({ match, puzzles });
    context.log(`${path}: ${puzzles.map(({ id }) => id).join(" ")}`);
  }
}

function writeSelected(
  context: CommandContext,
  spec: BotSpec<Shape>,
  folder: string,
  kept: ReadonlyMap<string, readonly Puzzle[]>,
  of: number,
): void {
  for (const [family, puzzles] of kept) {
    writeFile(spec, join(folder, `${family}.json`), puzzles);
    context.out(`${family}: ${puzzles.length}`);
  }
  context.out(`${[...kept.values()].flat().length} of ${of}`);
}

function writeFile(spec: BotSpec<Shape>, path: string, puzzles: readonly Puzzle[]): void {
  const head = { format: PUZZLES_FORMAT, version: PUZZLES_VERSION, game: editionName(spec.game) } as const;
  writeFileSync(path, writePuzzles({ ...head, puzzles: [...puzzles] }));
}
