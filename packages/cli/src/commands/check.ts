import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Coverage, checkGame, explore, type Failure } from "@starboard/conformance";
import { writeRecord } from "@starboard/kernel";
import { readerFormat } from "@starboard/kit";
import { type Command, type CommandContext, entryOf } from "../context.ts";
import { number, readOptions } from "../files.ts";

const { count } = readerFormat;
const text = { type: "string" } as const;

/** Prints each failed check, and writes the record of the match that failed it to `folder`. */
function report(failures: readonly Failure[], context: CommandContext, folder: string | undefined): void {
  for (const [i, { check, message, options, seed, ply, record }] of failures.entries()) {
    context.out(`${check}: ${message}`);
    context.out(`    seed ${seed}, act ${ply}, options ${JSON.stringify(options)}`);
    if (folder === undefined || !record) continue;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `find-${i + 1}.json`);
    writeFileSync(file, writeRecord(record));
    context.out(`    saved as ${file}`);
  }
}

function printCoverage(coverage: Coverage, context: CommandContext): void {
  for (const kind of ["step", "aside", "act", "fact", "refusal", "end"]) {
    const seen = coverage.of(kind).map(([name, count]) => `${name} ${count}`);
    context.out(`${`${kind}s seen`.padEnd(14)}${seen.length}: ${seen.join(", ")}`);
  }
}

/** Runs the conformance suite on one game. */
export const check: Command = {
  about: "run the conformance suite on a game",
  usage:
    "starboard check GAME [--matches N] [--acts N] [--every N] [--seed N] [--options JSON|FILE|PRESET] [--out FOLDER] [--coverage]",
  run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        matches: text,
        acts: text,
        every: text,
        seed: text,
        options: text,
        out: text,
        coverage: { type: "boolean" },
      },
      allowPositionals: true,
    });
    const entry = entryOf(context, positionals[0]);
    const { checks, failures, matches, acts, coverage } = checkGame(entry, {
      matches: number("matches", values.matches, 4, 1),
      acts: number("acts", values.acts, 2000, 1),
      every: number("every", values.every, 1, 1),
      seed: number("seed", values.seed, 1),
      ...(values.options !== undefined && { options: [readOptions(entry, values.options)] }),
    });
    report(failures, context, values.out);
    if (values.coverage) printCoverage(coverage, context);
    const failed = new Set(failures.map(({ check }) => check));
    context.out(`${count(matches, "match", "matches")}, ${count(acts, "act", "acts")}`);
    context.out(`${checks.length - failed.size} passed, ${failed.size} failed`);
    return failed.size === 0 ? 0 : 1;
  },
};

/** Explores a game with coverage guidance until the given number of acts is played. */
export const fuzz: Command = {
  about: "fuzz a game for uncovered behaviour, with the same checks",
  usage: "starboard fuzz GAME [--acts N] [--seed N] [--every N] [--options JSON|FILE|PRESET] [--out FOLDER]",
  run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      options: { acts: text, seed: text, every: text, options: text, out: text },
      allowPositionals: true,
    });
    const entry = entryOf(context, positionals[0]);
    const exploration = explore(entry, {
      acts: number("acts", values.acts, 10_000, 1),
      seed: number("seed", values.seed, 1),
      every: number("every", values.every, 7, 1),
      ...(values.options !== undefined && { options: [readOptions(entry, values.options)] }),
    });
    report(exploration.failures, context, values.out);
    printCoverage(exploration.coverage, context);
    context.out(
      `${count(exploration.matches, "match", "matches")}, ${count(exploration.acts, "act", "acts")}, ` +
        `${count(exploration.coverage.size, "coverage item", "coverage items")}, ` +
        `${count(exploration.failures.length, "failure", "failures")}`,
    );
    return exploration.failures.length === 0 ? 0 : 1;
  },
};
