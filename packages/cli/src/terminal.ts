/** The command context of a real terminal. Lines that arrive before they are asked for are queued. */
import { createInterface, type Interface } from "node:readline";
import type { GameEntry } from "@starboard/kit";
import type { AnyBot, CommandContext } from "./context.ts";

export function terminal(games: readonly GameEntry[], bots: readonly AnyBot[]): CommandContext & { close(): void } {
  const interactive = process.stdin.isTTY && process.stdout.isTTY;
  const queued: string[] = [];
  let resolveLine: ((line: string | undefined) => void) | undefined;
  let ended = false;
  let keyboard: Interface | undefined;
  const listen = (): Interface => {
    const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: interactive });
    lines.on("line", (line) => {
      if (resolveLine) resolveLine(line);
      else queued.push(line);
      resolveLine = undefined;
    });
    lines.on("close", () => {
      ended = true;
      resolveLine?.(undefined);
    });
    return lines;
  };
  // A reader such as `head` may close the pipe early; that is not an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
  return {
    games,
    bots,
    interactive,
    out: (line) => void process.stdout.write(`${line}\n`),
    log: (line) => void process.stderr.write(`${line}\n`),
    ask(prompt) {
      keyboard ??= listen();
      const line = queued.shift();
      if (line !== undefined || ended) return Promise.resolve(line);
      if (interactive) {
        keyboard.setPrompt(prompt);
        keyboard.prompt();
      }
      return new Promise((resolve) => {
        resolveLine = resolve;
      });
    },
    close: () => keyboard?.close(),
  };
}
