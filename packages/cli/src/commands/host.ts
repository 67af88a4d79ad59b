import { parseArgs } from "node:util";
import { readSettings, serve } from "@starboard/host";
import { type Command, CliError } from "../context.ts";

/** Serves until the process receives a stop signal. */
export const host: Command = {
  about: "run a server for the pages and online matches",
  usage: "starboard host [--port 8080] [--address localhost]",
  async run(args) {
    const { values } = parseArgs({ args, options: { port: { type: "string" }, address: { type: "string" } } });
    const settings = readSettings({
      ...process.env,
      ...(values.port === undefined ? {} : { PORT: values.port }),
      ...(values.address === undefined ? {} : { HOST: values.address }),
    });
    if (typeof settings === "string") throw new CliError("CLI_SETTING", settings);
    await serve(settings);
    return 0;
  },
};
