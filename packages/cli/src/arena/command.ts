/**
 * `starboard arena`: plays bots against each other in mirrored matches and estimates their scores with confidence
 * intervals. Every match is stored as a row from which it can be replayed exactly.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { levelSettings, type WeightsFile } from "@starboard/bots";
import { botFor } from "@starboard/registry/bots";
import {
  type Contender,
  type Contest,
  csv,
  type ExperimentPlan,
  type Progress,
  readContender,
  replayRow,
  type MatchRow,
  runExperiment,
  sameMatch,
  withEvaluation,
  withExplicitSettings,
  type Sprt,
  summarise,
  formatTable,
  teamsFor,
} from "@starboard/lab";
import { type ArenaFile, readArenaFile, writeArenaFile } from "./file.ts";
import { resumeRun } from "./resumable-run.ts";
import { createThreadPool } from "./pool.ts";
import { readEvaluation, tunedBot } from "../tune/evaluations.ts";
import { en as text } from "./text.en.ts";

const options = {
  game: { type: "string", default: "4000ad" },
  preset: { type: "string" },
  set: { type: "string", multiple: true },
  a: { type: "string", default: "3" },
  b: { type: "string" },
  weights: { type: "string" },
  rival: { type: "string" },
  budgets: { type: "string" },
  groups: { type: "string", default: "20" },
  factor: { type: "string", default: "1" },
  seed: { type: "string", default: "1" },
  threads: { type: "string", default: "2" },
  "max-acts": { type: "string", default: "20000" },
  clock: { type: "string", default: "wall" },
  sprt: { type: "string" },
  "apart-from": { type: "string" },
  "at-least": { type: "string", default: "20" },
  out: { type: "string" },
  keep: { type: "string" },
  replay: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** Runs a contest, or with `verify FILE…` replays stored rows. Returns the exit status. */
export async function arena(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) {
    console.log(text.help);
    return 0;
  }
  if (positionals[0] === "verify") return verify(positionals.slice(1), values.replay);
  const a = readContender(values.a);
  const b = readContender(values.b ?? (values.rival === undefined ? "greedy" : values.a));
  const numbers = ["groups", "factor", "seed", "threads", "max-acts", "at-least"] as const;
  const bad = numbers.find((name) => !(Number(values[name]) > 0));
  const bounds = values.sprt ?? (values.rival === undefined ? undefined : "0,20");
  const sprt = bounds === undefined ? undefined : readSprt(bounds);
  const factors = readFactors(values.budgets, a, Number(values.factor));
  if (!a || !b || bad || sprt === null || factors === null || positionals.length > 0) {
    console.error(text.help);
    return 2;
  }
  const spec = botFor(values.game);
  if (!spec) {
    console.error(text.unknownGame(values.game));
    return 2;
  }
  const preset = spec.game.options.presets.find((preset) => preset.id === values.preset);
  if (values.preset !== undefined && !preset) {
    console.error(text.presets(spec.game.options.presets.map((preset) => preset.id)));
    return 2;
  }
  const chosen = { ...preset?.set, ...Object.fromEntries((values.set ?? []).map(readSetting)) };
  const parsed = spec.game.options.parse(chosen);
  if (!("ok" in parsed)) {
    console.error(text.badOptions(parsed.bad));
    return 2;
  }
  const evaluation = (nameOrPath: string | undefined): WeightsFile | undefined =>
    nameOrPath === undefined ? spec.tuning?.inUse : readEvaluation(tunedBot(values.game), nameOrPath);
  const contest: Contest = {
    game: values.game,
    options: chosen,
    a: withEvaluation(withExplicitSettings(a, spec), evaluation(values.weights)),
    b: withEvaluation(withExplicitSettings(b, spec), evaluation(values.rival)),
    seed: Number(values.seed),
    factor: 1,
    maxActs: Number(values["max-acts"]),
  };
  const teams = teamsFor(spec, contest);
  // The sequential test asks whether pairs differ from one half, which is not what more than two teams share.
  if (values.sprt !== undefined && teams !== 2) {
    console.error(text.sprtForTwo);
    return 2;
  }
  const plan: ExperimentPlan = {
    contest,
    teams,
    groups: Number(values.groups),
    ...(sprt && teams === 2 ? { sprt } : {}),
    ...(values["apart-from"] === undefined ? {} : { apartFrom: Number(values["apart-from"]) }),
    atLeast: Number(values["at-least"]),
  };
  for (const { factor, suffix } of factors) {
    // The ending stays at the end: `rows.jsonl` becomes `rows-20ms.jsonl`.
    const named = (path: string | undefined, end = ""): string | undefined => {
      if (path === undefined) return undefined;
      const stem = path.endsWith(end) ? path.slice(0, path.length - end.length) : path;
      return `${stem}${suffix}${path.slice(stem.length)}`;
    };
    if (suffix !== "") console.log(text.budget(suffix.slice(1)));
    const files = { out: named(values.out), keep: named(values.keep, ".jsonl") };
    const cpu = values.clock === "cpu";
    await runContest({ ...plan, contest: { ...contest, factor } }, Number(values.threads), cpu, files, args);
  }
  return 0;
}

/** A divisor of every time budget, and the end of the names of its files. */
interface Factor {
  readonly factor: number;
  readonly suffix: string;
}

/**
 * Parses budgets per turn such as `20,100,500` (milliseconds) into divisors of the budget of A's level; null if they
 * are not valid.
 */
function readFactors(budgets: string | undefined, a: Contender | null, factor: number): readonly Factor[] | null {
  if (budgets === undefined) return [{ factor, suffix: "" }];
  if (a?.is !== "search") return null;
  const each = budgets.split(",").map(Number);
  if (!each.every((ms) => ms > 0)) return null;
  return each.map((ms) => ({ factor: levelSettings(a.level).budgetMs / ms, suffix: `-${ms}ms` }));
}

async function runContest(
  plan: ExperimentPlan,
  width: number,
  cpu: boolean,
  { out, keep }: { readonly out?: string | undefined; readonly keep?: string | undefined },
  args: readonly string[],
): Promise<number> {
  const head = { format: "starboard.rows", version: 1, contest: plan.contest, teams: plan.teams, clock: cpu };
  const resumed = keep === undefined ? null : resumeRun<MatchRow>(keep, head);
  const pool = createThreadPool(Math.min(width, 2), cpu);
  try {
    const report = ({ rows, estimate }: Progress, row: MatchRow): undefined => {
      resumed?.add(row);
      process.stderr.write(`\r${text.progress(rows.length, plan.groups * plan.teams, estimate)} `);
    };
    const done = await runExperiment(plan, pool, report, resumed?.known);
    process.stderr.write("\n");
    const summary = summarise(plan.contest, done.rows, plan.teams);
    console.log(formatTable(summary));
    if (done.sprt) console.log(text.sprt(done.sprt));
    if (out !== undefined) {
      const file: ArenaFile = {
        format: "starboard.arena",
        version: 1,
        command: `starboard arena ${args.join(" ")}`,
        clock: cpu ? "cpu" : "wall",
        contest: plan.contest,
        teams: plan.teams,
        summary,
        rows: done.rows,
      };
      await mkdir(dirname(out), { recursive: true });
      await writeFile(`${out}.json`, writeArenaFile(file));
      await writeFile(`${out}.csv`, csv(done.rows));
    }
    return 0;
  } finally {
    await pool.close();
  }
}

/** Replays the stored rows of each file, or only row `only`, and compares the results. Returns the exit status. */
async function verify(files: readonly string[], only: string | undefined): Promise<number> {
  if (files.length === 0) {
    console.error(text.help);
    return 2;
  }
  let failed = 0;
  for (const path of files) {
    const file = readArenaFile(await readFile(path, "utf8"));
    if (!file) {
      console.error(text.notAFile(path));
      failed++;
      continue;
    }
    const spec = botFor(file.contest.game);
    if (!spec) {
      console.error(text.unknownGame(file.contest.game));
      return 2;
    }
    let identical = 0;
    for (const [i, row] of file.rows.entries()) {
      if (only !== undefined && i !== Number(only)) continue;
      const again = replayRow(spec, file.contest, row);
      if (sameMatch(row, again)) identical++;
      else {
        failed++;
        console.log(text.differs(path, i, row.digest, again.digest));
      }
    }
    console.log(text.verified(path, identical));
  }
  return failed === 0 ? 0 : 1;
}

/** Parses an option such as `ad.players=2`, `ad.recruit=true` or `ad.version=alliances`. A bare name means true. */
function readSetting(setting: string): readonly [string, unknown] {
  const at = setting.indexOf("=");
  const name = at < 0 ? setting : setting.slice(0, at);
  const value = at < 0 ? "true" : setting.slice(at + 1);
  if (value === "true" || value === "false") return [name, value === "true"];
  return [name, value !== "" && Number.isFinite(Number(value)) ? Number(value) : value];
}

/**
 * Parses two Elo differences such as `0,20` for a sequential test with error rates of 5%; null if they are not valid.
 */
function readSprt(bounds: string): Sprt | null {
  const [elo0, elo1] = bounds.split(",").map(Number);
  if (elo0 === undefined || elo1 === undefined || !(elo1 > elo0)) return null;
  return { elo0, elo1, alpha: 0.05, beta: 0.05 };
}
