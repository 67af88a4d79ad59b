import { en as errors } from "../errors.en.ts";
import { type FileTest, situationTests } from "@starboard/conformance/node";
import { readerFormat } from "@starboard/kit";
import { type Command, type CommandContext, findEntry, CliError } from "../context.ts";
import { existing } from "../files.ts";

const { list } = readerFormat;

/** Runs tests, prints each failure and the closing count. Returns the exit status: 1 if anything failed. */
export function runFileTests(tests: readonly FileTest[], context: CommandContext): number {
  let failed = 0;
  for (const { file, title, run } of tests) {
    const messages = run();
    if (messages.length === 0) continue;
    failed += 1;
    context.out(`${file}: ${title}`);
    for (const message of messages) context.out(`    ${message}`);
  }
  context.out(`${tests.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs situations (rule tests written as data) from files and folders. */
export const situations: Command = {
  about: "run rule tests that are written as data",
  usage: "starboard situations PATH…",
  run(paths, context) {
    if (paths.length === 0) throw new CliError("CLI_FILE", errors.nameSituations);
    const tests = paths.flatMap((path) => situationTests(existing(path), (id) => findEntry(context, id)));
    if (tests.length === 0) throw new CliError("CLI_FILE", errors.noSituations(list(paths)));
    return runFileTests(tests, context);
  },
};
