import { createLineSimulator } from "@starboard/client/simulator";
import type { Command } from "../context.ts";

/** Plays matches for a program in another language, which writes requests to standard input. */
export const simulate: Command = {
  about: "play matches for a program that learns, one line of JSON at a time",
  usage: "starboard simulate < REQUESTS   (docs/programs.md describes the lines)",
  async run(_args, context) {
    const answer = createLineSimulator();
    for (;;) {
      const line = await context.ask("");
      if (line === undefined) return 0;
      if (line.trim() !== "") context.out(answer(line));
    }
  },
};
