import { parseArgs } from "node:util";
import { runFullDiskSoak, withTempStorage } from "@starboard/host/soak";
import { readerFormat } from "@starboard/kit";
import type { Command } from "../context.ts";
import { number } from "../files.ts";
import { tellFaults } from "./soak-results.ts";

const { count } = readerFormat;

/** Lets the disk be full at random moments while a writer is under load. */
export const soakDisk: Command = {
  about: "let the disk be full at random moments and check that no acknowledged message is lost",
  usage: "starboard soak disk [--times N] [--matches N] [--seed N]",
  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: { times: { type: "string" }, matches: { type: "string" }, seed: { type: "string" } },
    });
    const options = {
      times: number("times", values.times, 20, 1),
      matches: number("matches", values.matches, 12, 1),
      seed: number("seed", values.seed, 1),
      onProgress(done: number): void {
        if (done % 20 === 0) context.log(`${count(done, "full disk", "full disks")} so far`);
      },
    };
    const report = await withTempStorage("sqlite", ({ folder }) => runFullDiskSoak({ ...options, folder }));
    if (!report) return 1;
    return tellFaults(
      context,
      `${count(report.times, "full disk", "full disks")}, ${count(report.failed, "failed write", "failed writes")}, ` +
        `${count(report.acknowledged, "message", "messages")} acknowledged; ${report.recovered} writers went on when there was ` +
        `room again, the others were killed`,
      report.faults,
    );
  },
};
