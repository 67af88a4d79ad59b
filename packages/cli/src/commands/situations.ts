import { type Ran, runSituations } from "@starboard/conformance/node";
import { formatFor } from "@starboard/kit";
import { type Command, type CommandContext, findEntry, CliError } from "../context.ts";
import { existing } from "../files.ts";

const { list } = formatFor("en");

/** Prints each failure and the closing count. Returns the exit status: 1 if anything failed. */
export function reportRan(ran: readonly Ran[], context: CommandContext): number {
  for (const { file, title, passed, messages } of ran) {
    if (passed) continue;
    context.out(`${file}: ${title}`);
    for (const message of messages) context.out(`    ${message}`);
  }
  const failed = ran.filter(({ passed }) => !passed).length;
  context.out(`${ran.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs situations (rule tests written as data) from files and folders. */
export const situations: Command = {
  about: "run rule tests that are written as data",
  usage: "starboard situations PATH…",
  run(paths, context) {
    if (paths.length === 0) throw new CliError("CLI_FILE", "Name a file or folder to run.");
    const ran = paths.flatMap((path) => runSituations(existing(path), (id) => findEntry(context, id)));
    if (ran.length === 0) throw new CliError("CLI_FILE", `There are no situations in ${list(paths)}.`);
    return reportRan(ran, context);
  },
};
