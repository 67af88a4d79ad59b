/**
 * A run kept as it goes: a file of lines, the first says what is being run, every further one is a result. A run that
 * was cut short goes on from there.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CliError } from "../context.ts";

export interface ResumableRun<R> {
  /** Results of earlier runs. */
  readonly known: readonly R[];
  /** Writes one more result through to the file. */
  add(result: R): void;
}

/**
 * Opens or begins such a file. A last line that was cut off is dropped.
 *
 * @param head what is being run; a file that begins with anything else is trouble and is left as it is
 */
export function resumeRun<R>(path: string, head: object): ResumableRun<R> {
  const first = JSON.stringify(head);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [""];
  if (lines[0] !== "" && lines[0] !== first)
    throw new CliError("CLI_KEPT", `${path} holds the results of another run.`);
  const whole = lines.slice(1, -1);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [first, ...whole, ""].join("\n"));
  return {
    known: whole.map((line) => JSON.parse(line) as R),
    add: (result) => appendFileSync(path, `${JSON.stringify(result)}\n`),
  };
}
