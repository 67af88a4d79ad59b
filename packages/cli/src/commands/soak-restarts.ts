import { parseArgs } from "node:util";
import { runRestartSoak } from "@starboard/host/soak";
import { readerFormat } from "@starboard/kit";
import type { Command } from "../context.ts";
import { number } from "../files.ts";
import { noPostgres, tellFaults } from "./soak-results.ts";

const { count } = readerFormat;

/** Crashes PostgreSQL under two hosts again and again while people play. */
export const soakRestarts: Command = {
  about: "crash and restart PostgreSQL under two hosts and check that every match goes on",
  usage: "starboard soak restarts [--restarts N] [--pairs N] [--seed N]",
  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: { restarts: { type: "string" }, pairs: { type: "string" }, seed: { type: "string" } },
    });
    const report = await runRestartSoak({
      restarts: number("restarts", values.restarts, 20, 1),
      pairs: number("pairs", values.pairs, 4, 1),
      seed: number("seed", values.seed, 1),
      onProgress(done, slowest) {
        if (done % 20 === 0)
          context.log(`${count(done, "restart", "restarts")} so far, the slowest took ${Math.round(slowest)} ms`);
      },
    });
    if (!report) throw noPostgres();
    return tellFaults(
      context,
      `${count(report.restarts, "restart", "restarts")}, ${count(report.entries, "entry", "entries")} in ` +
        `${count(report.matches, "match", "matches")}, all matches had gone on after ${Math.round(report.slowestMs)} ms ` +
        `at most, ${count(report.connections, "connection", "connections")} to the database at the end`,
      report.faults,
    );
  },
};
