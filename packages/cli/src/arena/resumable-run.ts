/**
 * A run that is saved while it goes on. The first line of its file describes the run; each further line is a result. An
 * interrupted run continues from there.
 */
import { en as errors } from "../errors.en.ts";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CliError } from "../context.ts";

export interface ResumableRun<R> {
  /** Results of earlier runs. */
  readonly known: readonly R[];
  /** Appends a result to the file at once. */
  add(result: R): void;
}

/**
 * Opens or creates the file of a run. An incomplete last line is dropped.
 *
 * @param head describes the run; a file with another head is left unchanged and a CliError with code CLI_KEPT is thrown
 */
export function resumeRun<R>(path: string, head: object): ResumableRun<R> {
  const first = JSON.stringify(head);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [""];
  if (lines[0] !== "" && lines[0] !== first) throw new CliError("CLI_KEPT", errors.otherRun(path));
  const complete = lines.slice(1, -1);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [first, ...complete, ""].join("\n"));
  return {
    known: complete.map((line) => JSON.parse(line) as R),
    add: (result) => appendFileSync(path, `${JSON.stringify(result)}\n`),
  };
}
