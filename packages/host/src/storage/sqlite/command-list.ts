/**
 * Write commands on their way to the thread that writes. They travel as one flat list, and so does what became of them:
 * each list or object inside a message costs both threads about as much as a text.
 */
import type { CommandResult, WriteCommand, WriteCommands } from "./writer.ts";

/** Commands one after the other: the name and the list of its arguments, or `APPEND` and what a usual append needs. */
export type CommandList = unknown[];
/** What became of a number of commands, in their order; only the number if all returned true. */
export type Results = number | readonly CommandResult[];

/** In front of an append of one line without further changes: of an act. */
const APPEND = 0;
/** Number of the values behind it. */
const APPENDED = 8;

export function addCommand(list: CommandList, name: keyof WriteCommands, args: readonly unknown[]): void {
  if (name === "append") {
    const [match, from, lines, summary, changedAt, logState, also, holder, epoch] = args as Parameters<
      WriteCommands["append"]
    >;
    if (lines.length === 1 && also.length === 0) {
      list.push(APPEND, match, from, lines[0], summary, changedAt, logState, holder, epoch);
      return;
    }
  }
  list.push(name, args);
}

export function commandsIn(list: CommandList): WriteCommand[] {
  const commands: WriteCommand[] = [];
  for (let i = 0; i < list.length; ) {
    const name = list[i++];
    if (name === APPEND) {
      const [match, from, line, summary, changedAt, logState, holder, epoch] = list.slice(i, i + APPENDED);
      commands.push({ name: "append", args: [match, from, [line], summary, changedAt, logState, [], holder, epoch] });
      i += APPENDED;
    } else commands.push({ name: name as WriteCommand["name"], args: list[i++] as readonly unknown[] });
  }
  return commands;
}

export const resultsOf = (done: readonly CommandResult[]): Results =>
  done.every((one) => "value" in one && one.value === true) ? done.length : done;
const WRITTEN: CommandResult = { value: true };
/** Calls `finish` for each of the results. */
export function eachResult(results: Results, finish: (result: CommandResult) => void): void {
  if (typeof results === "number") for (let i = 0; i < results; i++) finish(WRITTEN);
  else for (const one of results) finish(one);
}
