#!/usr/bin/env node
import { parseArgs } from "node:util";
import { isMainThread } from "node:worker_threads";
import { readSettings, serve } from "@starboard/host";
import { arena } from "./arena/command.ts";
import { arenaWorker, WORKER } from "./arena/pool.ts";

type Command = { readonly about: string; readonly run: (args: string[]) => Promise<number> };

/** One line per command; `starboard` alone lists them. The number a command returns becomes the exit status. */
const commands: Readonly<Record<string, Command>> = {
  host: { about: "serve matches and pages: starboard host [--port 8080] [--address localhost]", run: host },
  arena: { about: "bots against bots, with intervals: starboard arena --help", run: arena },
  // The arena's threads run this program again.
  ...(isMainThread ? {} : { [WORKER]: { about: "", run: arenaWorker } }),
};

async function host(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { port: { type: "string" }, address: { type: "string" } } });
  const settings = readSettings({
    ...process.env,
    ...(values.port === undefined ? {} : { PORT: values.port }),
    ...(values.address === undefined ? {} : { HOST: values.address }),
  });
  if (typeof settings === "string") {
    console.error(settings);
    return 2;
  }
  await serve(settings);
  return 0;
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(12)}${about}`);
  return ["starboard COMMAND", "", ...lines].join("\n");
}

const [name, ...rest] = process.argv.slice(2);
const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
if (command !== undefined) {
  try {
    const status = await command.run(rest);
    if (status !== 0) process.exitCode = status;
  } catch (error) {
    // A mistyped option is the user's matter, not a crash.
    if (!(error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")))
      throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
} else if (name === undefined || name === "--help" || name === "help") {
  console.log(usage());
} else {
  console.error(`There is no command "${name}".\n\n${usage()}`);
  process.exitCode = 2;
}
