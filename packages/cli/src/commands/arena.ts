import { arena as contest } from "../arena/command.ts";
import type { Command } from "../context.ts";

/** Plays bots against each other; `arena/command.ts` reads its arguments. */
export const arena: Command = {
  about: "play bots against each other and estimate the difference in strength",
  usage: "starboard arena --help",
  run: (args) => contest(args),
};
