import { type Ran, runSituations } from "@starboard/conformance/node";
import { type Command, type Desk, findTitle, Trouble } from "../context.ts";
import { existing } from "../files.ts";

/** Prints what failed and the count that ends every report; the exit status follows from it. */
export function reportRan(ran: readonly Ran[], desk: Desk): number {
  for (const { file, title, passed, messages } of ran) {
    if (passed) continue;
    desk.out(`${file}: ${title}`);
    for (const message of messages) desk.out(`    ${message}`);
  }
  const failed = ran.filter(({ passed }) => !passed).length;
  desk.out(`${ran.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs situations from files and folders. */
export const situations: Command = {
  about: "run rule tests written as data",
  usage: "starboard situations PATH…",
  run(paths, desk) {
    if (paths.length === 0) throw new Trouble("CLI_FILE", "Say which file or folder to run.");
    const ran = paths.flatMap((path) => runSituations(existing(path), (id) => findTitle(desk, id)));
    if (ran.length === 0) throw new Trouble("CLI_FILE", `There is no situation in ${paths.join(", ")}.`);
    return reportRan(ran, desk);
  },
};
