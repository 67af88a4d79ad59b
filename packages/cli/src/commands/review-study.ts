import { en as errors } from "../errors.en.ts";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type BotSpec,
  gateOf,
  type GateReport,
  luckHalfWidth,
  type MeasuredTable,
  type ReviewFigures,
  type ReviewTrust,
} from "@starboard/bots";
import type { Shape } from "@starboard/kernel";
import {
  addFigures,
  luckFigures,
  NO_FIGURES,
  shareInterval,
  studyLuck,
  studyPlanted,
  studyReview,
} from "@starboard/lab";
import { resumeRun } from "../arena/resumable-run.ts";
import { type Command, CliError, entryOf } from "../context.ts";
import { number, readOptions } from "../files.ts";
import { percent } from "../output/percent.ts";

/**
 * Iterations per question of the bots that play the matches in which blunders are planted, and those whose luck is added up.
 * How well they play is no matter there.
 */
const PLANTED_ITERATIONS = 100;
const LUCK_ITERATIONS = 15;

const PLANTED_SEED = 200_000;

/** Measures how far reviews of a game can be trusted. Exit status 2 if the game has no bot. */
export const reviewStudy: Command = {
  about: "measure how far reviews can be trusted: planted blunders, false alarms, agreement, luck",
  usage: [
    "starboard review-study GAME [--matches N] [--planted N] [--luck N] [--seed S] [--iterations I] [--options OPTIONS] [--keep FOLDER] [--out FILE]",
    "",
    "--matches N     matches of strong play that are reviewed twice (4, or 0 if another part is asked for)",
    "--planted N     matches at whose decisions blunders are planted (0)",
    "--luck N        matches whose luck is added up (0)",
    "--iterations I  iterations per question of the strong bots (300)",
    "--keep FOLDER   results are kept there; an interrupted study continues",
    "--out FILE      the figures are written into the review-trust.json of the game",
  ].join("\n"),
  run(args, context) {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      options: {
        matches: text,
        luck: text,
        seed: text,
        iterations: text,
        planted: text,
        options: text,
        keep: text,
        out: text,
      },
      allowPositionals: true,
    });
    const entry = entryOf(context, positionals[0]);
    const spec = (context.bots as readonly unknown[] as readonly BotSpec<Shape>[]).find(
      ({ game }) => game.id === entry.game.id,
    );
    if (!spec) throw new CliError("CLI_BOT", errors.noReviewBot(entry.text.title));
    const options = readOptions(entry, values.options);
    const study = {
      spec,
      options,
      seed: number("seed", values.seed, 1),
      iterations: number("iterations", values.iterations, 300, 1),
    };
    const lucky = number("luck", values.luck, 0);
    const planted = number("planted", values.planted, 0);
    const matches = number("matches", values.matches, lucky + planted === 0 ? 4 : 0);
    if (matches + planted + lucky === 0) throw new CliError("CLI_NUMBER", errors.nothingToStudy);
    const players = spec.game.options.seats(options as never);
    const { spec: _spec, ...described } = study;
    const loosely = { iterations: PLANTED_ITERATIONS };
    const quickly = { iterations: LUCK_ITERATIONS };
    // A part that is not asked for is not opened: two parts of a study can run at the same time.
    const runOf = <R extends { readonly match: number }>(
      part: string,
      count: number,
      measure: (match: number) => Omit<R, "match">,
      describe: (rows: readonly R[]) => string,
      plan: object,
    ): readonly R[] => {
      if (count === 0) return [];
      const head = { format: "starboard.review-study", version: 1, part, game: String(spec.game.id), ...plan };
      const path = values.keep === undefined ? null : join(values.keep, `${spec.game.id}-${players}-${part}.jsonl`);
      const run = path === null ? null : resumeRun<R>(path, head);
      const rows = [...(run?.known ?? [])];
      for (let match = rows.length; match < count; match++) {
        const row = { match, ...measure(match) } as R;
        rows.push(row);
        run?.add(row);
        context.log(`${part} ${match + 1} of ${count}: ${describe(rows)}`);
      }
      return rows;
    };
    const reviews = runOf<{ readonly match: number; readonly figures: ReviewFigures }>(
      "reviews",
      matches,
      (match) => ({ figures: studyReview({ ...study, seed: study.seed + match }, processorTime) }),
      (rows) => describeFigures(sumOf(rows)),
      described,
    );
    const blunders = runOf<{ readonly match: number; readonly figures: ReviewFigures }>(
      "planted",
      planted,
      // Other matches than those of the first part.
      (match) => ({ figures: studyPlanted({ ...study, ...loosely, seed: study.seed + match + PLANTED_SEED }) }),
      (rows) => describeFigures(sumOf(rows)),
      { ...described, ...loosely },
    );
    const luck = runOf<{ readonly match: number; readonly luck: readonly number[] }>(
      "luck",
      lucky,
      (match) => ({ luck: studyLuck({ ...study, ...quickly, seed: study.seed + match }) }),
      (rows) => describeLuck(luckOf(rows)),
      { ...described, ...quickly },
    );
    const table: MeasuredTable = {
      players,
      options: namedOptions(values.options, options),
      iterations: study.iterations,
      figures: addFigures(sumOf(reviews), { ...sumOf(blunders), matches: 0 }),
      luck: luckOf(luck),
    };
    context.out(describeFigures(table.figures));
    context.out(describeLuck(table.luck));
    context.out(describeGate(gateOf(table)));
    if (values.out !== undefined) writeTrust(values.out, String(spec.game.id), table);
    return 0;
  },
};

/** The options of the measured tables as JSON: those that were named, or all of them for those of a file or a preset. */
const namedOptions = (text: string | undefined, options: object): string =>
  text === undefined || text.startsWith("{") ? (text ?? "") : JSON.stringify(options);

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const sumOf = (rows: readonly { readonly figures: ReviewFigures }[]): ReviewFigures =>
  rows.reduce((sum, { figures }) => addFigures(sum, figures), NO_FIGURES);

/** The luck of the first seat: over all seats it adds up to 0 in every match. */
const luckOf = (rows: readonly { readonly luck: readonly number[] }[]): MeasuredTable["luck"] =>
  luckFigures(rows.map(({ luck }) => luck[0] ?? 0));

/** Writes the figures of tables over those of the same number of players and options. */
function writeTrust(path: string, game: string, table: MeasuredTable): void {
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as ReviewTrust) : { tables: [] };
  const others = before.tables.filter((one) => one.players !== table.players || one.options !== table.options);
  const trust: ReviewTrust = {
    format: "starboard.review-trust",
    version: 1,
    game,
    tables: [...others, table].toSorted((a, b) => a.players - b.players),
  };
  const rounded = (_name: string, value: unknown): unknown =>
    typeof value === "number" ? Number(value.toFixed(5)) : value;
  writeFileSync(path, `${JSON.stringify(trust, rounded, 2)}\n`);
}

/** A count with its share and the 95% interval of that. */
function share(hits: number, of: number): string {
  if (of === 0) return `${hits}`;
  const [low, high] = shareInterval(hits, of);
  return `${hits} (${percent(hits / of)}, ${percent(low)} to ${percent(high)})`;
}

const describeFigures = (f: ReviewFigures): string =>
  [
    `planted ${f.planted}, found ${share(f.found, f.planted)}`,
    `choices ${f.choices}, flagged ${share(f.alarms, f.choices)}, not confirmed ${share(f.refuted, f.choices)}, too close to call ${f.close}`,
    `flagged by either seed ${f.flagged}, by both ${share(f.repeated, f.flagged)}, fine by the other ${share(f.contradicted, f.choices + f.planted)}`,
    `${(f.time / 1000 / Math.max(1, f.matches)).toFixed(1)} s of processor time per review`,
  ].join("; ");

const describeLuck = (luck: MeasuredTable["luck"]): string =>
  `luck of the first seat in ${luck.matches} matches: ${(100 * luck.mean).toFixed(2)} ± ${(100 * luckHalfWidth(luck)).toFixed(2)} points per match, standard deviation ${(100 * luck.deviation).toFixed(1)}`;

const describeGate = (gate: GateReport): string =>
  Object.entries(gate)
    .map(([name, isMet]) => `${name}: ${isMet ? "shown" : "not shown"}`)
    .join(", ");
