#!/usr/bin/env node
// The simulator as a program: requests on standard input, responses on standard output.
import { createLineSimulator } from "./lines.ts";

declare const process: {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: { write(text: string): boolean };
};

const answer = createLineSimulator();
const decoder = new TextDecoder();
let rest = "";
for await (const chunk of process.stdin) {
  const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) if (line.trim() !== "") process.stdout.write(`${answer(line)}\n`);
}
