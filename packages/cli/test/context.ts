import { runCommand } from "../src/run.ts";
import { gameEntries } from "@starboard/registry";
import { bots } from "@starboard/registry/bots";
import { entry as sample } from "../../sample/test/title.ts";

/** What a command said and how it ended. */
export interface Answer {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line as the terminal would, with lines to type if it asks. */
export async function run(line: readonly string[], typed: readonly string[] = []): Promise<Answer> {
  const out: string[] = [];
  const err: string[] = [];
  const left = [...typed];
  const desk = {
    games: [...gameEntries, sample],
    bots,
    interactive: false,
    out: (text: string) => void out.push(text),
    log: (text: string) => void err.push(text),
    ask: () => Promise.resolve(left.shift()),
  };
  const status = await runCommand(line, desk);
  return { status, out: out.join("\n"), err: err.join("\n") };
}
