/** The desk of a real terminal. */
import { createInterface, type Interface } from "node:readline";
import type { GameEntry } from "@starboard/kit";
import type { AnyBot, CommandContext } from "./context.ts";

export function terminal(games: readonly GameEntry[], bots: readonly AnyBot[]): CommandContext & { close(): void } {
  const interactive = process.stdin.isTTY && process.stdout.isTTY;
  const waiting: string[] = [];
  let want: ((line: string | undefined) => void) | undefined;
  let ended = false;
  let keyboard: Interface | undefined;
  const listen = (): Interface => {
    const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: interactive });
    lines.on("line", (line) => {
      if (want) want(line);
      else waiting.push(line);
      want = undefined;
    });
    lines.on("close", () => {
      ended = true;
      want?.(undefined);
    });
    return lines;
  };
  // Whoever read our answer may have seen enough, as `head` does.
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
      const line = waiting.shift();
      if (line !== undefined || ended) return Promise.resolve(line);
      if (interactive) {
        keyboard.setPrompt(prompt);
        keyboard.prompt();
      }
      return new Promise((resolve) => {
        want = resolve;
      });
    },
    close: () => keyboard?.close(),
  };
}
