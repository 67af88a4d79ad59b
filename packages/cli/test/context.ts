import { runCommand } from "../src/run.ts";
import { gameEntries } from "@starboard/registry";
import { bots } from "@starboard/registry/bots";
import { entry as sample } from "../../sample/test/entry.ts";

/** The output and the exit status of a command. */
export interface CommandResult {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line as the terminal would; `typed` holds the lines of input. */
export async function run(line: readonly string[], typed: readonly string[] = []): Promise<CommandResult> {
  const out: string[] = [];
  const err: string[] = [];
  const input = [...typed];
  const context = {
    games: [...gameEntries, sample],
    bots,
    interactive: false,
    out: (text: string) => void out.push(text),
    log: (text: string) => void err.push(text),
    ask: () => Promise.resolve(input.shift()),
  };
  const status = await runCommand(line, context);
  return { status, out: out.join("\n"), err: err.join("\n") };
}
