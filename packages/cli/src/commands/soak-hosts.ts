import { parseArgs } from "node:util";
import { runHostSoak } from "@starboard/host/soak";
import { readerFormat } from "@starboard/kit";
import type { Command } from "../context.ts";
import { number } from "../files.ts";
import { noPostgres, tellFaults } from "./soak-results.ts";

const { count } = readerFormat;

/** Kills and stops hosts that forward to each other, one after the other, while people play. */
export const soakHosts: Command = {
  about: "kill and restart hosts that forward to each other and check that every match goes on",
  usage: "starboard soak hosts [--kills N] [--hosts N] [--pairs N] [--seed N]",
  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: {
        kills: { type: "string" },
        hosts: { type: "string" },
        pairs: { type: "string" },
        seed: { type: "string" },
      },
    });
    const report = await runHostSoak({
      kills: number("kills", values.kills, 20, 1),
      hosts: number("hosts", values.hosts, 2, 2),
      pairs: number("pairs", values.pairs, 4, 1),
      seed: number("seed", values.seed, 1),
      onProgress(done, slowest) {
        if (done % 10 === 0)
          context.log(`${count(done, "kill", "kills")} so far, the slowest took ${Math.round(slowest)} ms`);
      },
    });
    if (!report) throw noPostgres();
    const { SIGKILL, SIGTERM } = report.slowestMs;
    return tellFaults(
      context,
      `${count(report.kills, "host ended", "hosts ended")}, ${count(report.entries, "entry", "entries")} in ` +
        `${count(report.matches, "match", "matches")}, all matches had gone on ${Math.round(SIGKILL)} ms after a kill and ` +
        `${Math.round(SIGTERM)} ms after a stop at most, ` +
        `${count(report.forwarded, "request", "requests")} forwarded`,
      report.faults,
    );
  },
};
