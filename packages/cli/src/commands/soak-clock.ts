import { parseArgs } from "node:util";
import { runClockSoak, withTempStorage } from "@starboard/host/soak";
import { readerFormat } from "@starboard/kit";
import type { Command } from "../context.ts";
import { number } from "../files.ts";
import { tellFaults } from "./soak-results.ts";

const { count } = readerFormat;

/** Sets a host's clock by up to a day, forwards and backwards, while people play. */
export const soakClock: Command = {
  about: "set a host's clock by up to a day and check that matches and time limits go on",
  usage: "starboard soak clock [--jumps N] [--seed N]",
  async run(args, context) {
    const { values } = parseArgs({ args, options: { jumps: { type: "string" }, seed: { type: "string" } } });
    const options = {
      jumps: number("jumps", values.jumps, 40, 1),
      seed: number("seed", values.seed, 1),
      onProgress(done: number): void {
        if (done % 20 === 0) context.log(`${count(done, "jump", "jumps")} so far`);
      },
    };
    const report = await withTempStorage("sqlite", ({ folder }) => runClockSoak({ ...options, folder }));
    if (!report) return 1;
    return tellFaults(
      context,
      `${count(report.jumps, "jump", "jumps")}, ${count(report.timed, "time limit", "time limits")} that ran meanwhile, ` +
        count(report.entries, "entry", "entries"),
      report.faults,
    );
  },
};
