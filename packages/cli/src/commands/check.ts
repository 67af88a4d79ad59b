import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Coverage, exam as sit, explore, type Failure } from "@starboard/conformance";
import { writeRecord } from "@starboard/kernel";
import { type Command, type Desk, titleOf } from "../context.ts";
import { number, readOptions } from "../files.ts";

const text = { type: "string" } as const;

/** Prints each law that was broken, and keeps the match that broke it. */
function report(failures: readonly Failure[], desk: Desk, folder: string | undefined): void {
  for (const [i, { check, message, options, seed, ply, record }] of failures.entries()) {
    desk.out(`${check}: ${message}`);
    desk.out(`    seed ${seed}, act ${ply}, options ${JSON.stringify(options)}`);
    if (folder === undefined || !record) continue;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `find-${i + 1}.json`);
    writeFileSync(file, writeRecord(record));
    desk.out(`    kept as ${file}`);
  }
}

function tell(coverage: Coverage, desk: Desk): void {
  for (const kind of ["step", "aside", "act", "fact", "refusal", "end"]) {
    const seen = coverage.of(kind).map(([name, count]) => `${name} ${count}`);
    desk.out(`${`${kind}s seen`.padEnd(14)}${seen.length}: ${seen.join(", ")}`);
  }
}

/** Sits the exam of one game. */
export const exam: Command = {
  about: "hold a game to the laws every game must keep",
  usage:
    "starboard exam GAME [--matches N] [--acts N] [--every N] [--seed N] [--options JSON|FILE|PRESET] [--out FOLDER] [--coverage]",
  run(args, desk) {
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
    const title = titleOf(desk, positionals[0]);
    const { checks, failures, matches, acts, coverage } = sit(title, {
      matches: number("matches", values.matches, 4, 1),
      acts: number("acts", values.acts, 2000, 1),
      every: number("every", values.every, 1, 1),
      seed: number("seed", values.seed, 1),
      ...(values.options !== undefined && { options: [readOptions(title, values.options)] }),
    });
    report(failures, desk, values.out);
    if (values.coverage) tell(coverage, desk);
    const broken = new Set(failures.map(({ check }) => check));
    desk.out(`${matches} matches, ${acts} acts`);
    desk.out(`${checks.length - broken.size} passed, ${broken.size} failed`);
    return broken.size === 0 ? 0 : 1;
  },
};

/** Looks for what was never seen, until so many acts are played. */
export const fuzz: Command = {
  about: "explore a game for what was never seen, holding it to the same laws",
  usage: "starboard fuzz GAME [--acts N] [--seed N] [--every N] [--options JSON|FILE|PRESET] [--out FOLDER]",
  run(args, desk) {
    const { values, positionals } = parseArgs({
      args,
      options: { acts: text, seed: text, every: text, options: text, out: text },
      allowPositionals: true,
    });
    const title = titleOf(desk, positionals[0]);
    const found = explore(title, {
      acts: number("acts", values.acts, 10_000, 1),
      seed: number("seed", values.seed, 1),
      every: number("every", values.every, 7, 1),
      ...(values.options !== undefined && { options: [readOptions(title, values.options)] }),
    });
    report(found.failures, desk, values.out);
    tell(found.coverage, desk);
    desk.out(
      `${found.matches} matches, ${found.acts} acts, ${found.coverage.size} things seen, ${found.failures.length} laws broken`,
    );
    return found.failures.length === 0 ? 0 : 1;
  },
};
