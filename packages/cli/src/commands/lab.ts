import { en as errors } from "../errors.en.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import {
  type MeasuredMatch,
  type Measurement,
  measurementCsv,
  measurementJson,
  type MeasurementPool,
  readMeasured,
  readMeasurement,
  resultOf,
  runMeasurement,
} from "@starboard/lab";
import { botFor } from "@starboard/registry/bots";
import { createMeasurementPool } from "../arena/pool.ts";
import { CliError, type Command } from "../context.ts";
import { number, readTextFile } from "../files.ts";
import { en as words } from "../output/measurement.en.ts";
import { measurementTable } from "../output/measurement-table.ts";

/** A measurement from a file of the lab page, with the matches that were already played. */
interface OpenedFile {
  readonly plan: Measurement;
  readonly matches: readonly MeasuredMatch[];
}

function open(file: string): OpenedFile {
  let raw: unknown;
  try {
    raw = JSON.parse(readTextFile(file));
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError("FILE_JSON", errors.noJson(file));
  }
  const measured = readMeasured(raw);
  const read = readMeasurement(measured?.plan ?? raw, botFor);
  if ("ok" in read) return { plan: read.ok, matches: measured?.matches ?? [] };
  const problems = read.bad.map(({ code, at, about }) =>
    [at, code, about ? JSON.stringify(about) : ""].join(" ").trim(),
  );
  throw new CliError(read.bad[0]?.code ?? "LAB_FORMAT", `${errors.noMeasurement(file)}\n${problems.join("\n")}`);
}

/** Plays a known match again: matches of other bots or rules must not be counted together. */
async function checkReproducible(
  plan: Measurement,
  [first]: readonly MeasuredMatch[],
  pool: MeasurementPool,
  file: string,
): Promise<void> {
  if (first && (await pool.play(plan, first)).digest !== first.digest)
    throw new CliError("CLI_KEPT", errors.otherBots(file));
}

/** Plays a measurement of the lab page, or goes on with one, and prints the figures that the page shows. */
export const lab: Command = {
  about: "play a measurement of the lab page and print its figures",
  usage:
    "starboard lab FILE.json [--matches N] [--threads 2] [--out NAME]     FILE.json is saved by the lab page; --out writes NAME.json and NAME.csv",
  async run(args, context) {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      options: { matches: text, threads: text, out: text },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined) throw new CliError("CLI_FILE", errors.nameMeasurement);
    const { plan: stored, matches: known } = open(file);
    const plan = { ...stored, matches: number("matches", values.matches, stored.matches, 2) };
    const pool = createMeasurementPool(Math.min(number("threads", values.threads, 2, 1), 16));
    try {
      await checkReproducible(plan, known, pool, file);
      const { matches, errors } = await runMeasurement(
        plan,
        pool,
        (progress) => {
          if (context.interactive) process.stderr.write(`\r${progress.matches.length}`);
          return undefined;
        },
        known.filter((match) => match.number < plan.matches),
      );
      context.out(measurementTable(plan, resultOf(plan, matches)));
      if (errors > 0) context.log(`LAB_MATCH: ${words.failed(errors)}`);
      if (values.out !== undefined) {
        await mkdir(dirname(values.out), { recursive: true });
        await writeFile(`${values.out}.json`, measurementJson(plan, matches));
        await writeFile(`${values.out}.csv`, measurementCsv(plan, matches));
      }
      return errors > 0 ? 1 : 0;
    } finally {
      await pool.close();
    }
  },
};
