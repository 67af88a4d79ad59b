import { parseArgs } from "node:util";
import { runRaceSoak } from "@starboard/host/soak";
import { readerFormat } from "@starboard/kit";
import type { Command } from "../context.ts";
import { number } from "../files.ts";
import { noPostgres, tellFaults } from "./soak-results.ts";

const { count } = readerFormat;

/** Sends acts for the same moment of a match to two hosts at once. */
export const soakRaces: Command = {
  about: "send acts for the same moment to two hosts at once and check that exactly one is played",
  usage: "starboard soak races [--races N] [--matches N] [--seed N]",
  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: { races: { type: "string" }, matches: { type: "string" }, seed: { type: "string" } },
    });
    const report = await runRaceSoak({
      races: number("races", values.races, 2_000, 1),
      matches: number("matches", values.matches, 8, 1),
      seed: number("seed", values.seed, 1),
      onProgress(done) {
        if (done % 5_000 === 0) context.log(`${count(done, "race", "races")} so far`);
      },
    });
    if (!report) throw noPostgres();
    return tellFaults(
      context,
      `${count(report.races, "race", "races")} in ${count(report.matches, "match", "matches")}, ` +
        `won ${report.won[0]} and ${report.won[1]} times by the two hosts`,
      report.faults,
    );
  },
};
