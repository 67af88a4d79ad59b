import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Coverage, checkGame as sit, explore, type Failure } from "@starboard/conformance";
import { writeRecord } from "@starboard/kernel";
import { type Command, type CommandContext, entryOf } from "../context.ts";
import { number, readOptions } from "../files.ts";

const text = { type: "string" } as const;

/** Prints each law that was broken, and keeps the match that broke it. */
function report(failures: readonly Failure[], context: CommandContext, folder: string | undefined): void {
  for (const [i, { check, message, options, seed, ply, record }] of failures.entries()) {
    context.out(`${check}: ${message}`);
    context.out(`    seed ${seed}, act ${ply}, options ${JSON.stringify(options)}`);
    if (folder === undefined || !record) continue;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `find-${i + 1}.json`);
    writeFileSync(file, writeRecord(record));
    context.out(`    kept as ${file}`);
  }
}

function tell(coverage: Coverage, context: CommandContext): void {
  for (const kind of ["step", "aside", "act", "fact", "refusal", "end"]) {
    const seen = coverage.of(kind).map(([name, count]) => `${name} ${count}`);
    context.out(`${`${kind}s seen`.padEnd(14)}${seen.length}: ${seen.join(", ")}`);
  }
}

/** Sits the exam of one game. */
export const check: Command = {
  about: "hold a game to the laws every game must keep",
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
    const { checks, failures, matches, acts, coverage } = sit(entry, {
      matches: number("matches", values.matches, 4, 1),
      acts: number("acts", values.acts, 2000, 1),
      every: number("every", values.every, 1, 1),
      seed: number("seed", values.seed, 1),
      ...(values.options !== undefined && { options: [readOptions(entry, values.options)] }),
    });
    report(failures, context, values.out);
    if (values.coverage) tell(coverage, context);
    const broken = new Set(failures.map(({ check }) => check));
    context.out(`${matches} matches, ${acts} acts`);
    context.out(`${checks.length - broken.size} passed, ${broken.size} failed`);
    return broken.size === 0 ? 0 : 1;
  },
};

/** Looks for what was never seen, until so many acts are played. */
export const fuzz: Command = {
  about: "explore a game for what was never seen, holding it to the same laws",
  usage: "starboard fuzz GAME [--acts N] [--seed N] [--every N] [--options JSON|FILE|PRESET] [--out FOLDER]",
  run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      options: { acts: text, seed: text, every: text, options: text, out: text },
      allowPositionals: true,
    });
    const entry = entryOf(context, positionals[0]);
    const found = explore(entry, {
      acts: number("acts", values.acts, 10_000, 1),
      seed: number("seed", values.seed, 1),
      every: number("every", values.every, 7, 1),
      ...(values.options !== undefined && { options: [readOptions(entry, values.options)] }),
    });
    report(found.failures, context, values.out);
    tell(found.coverage, context);
    context.out(
      `${found.matches} matches, ${found.acts} acts, ${found.coverage.size} things seen, ${found.failures.length} laws broken`,
    );
    return found.failures.length === 0 ? 0 : 1;
  },
};
