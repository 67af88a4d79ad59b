import { arena as contest } from "../arena/command.ts";
import type { Command } from "../context.ts";

/** Bots against bots. */
export const arena: Command = {
  about: "bots against bots, with intervals",
  usage: "starboard arena --help",
  run: (args) => contest(args),
};
