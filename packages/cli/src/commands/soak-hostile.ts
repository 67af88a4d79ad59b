import { parseArgs } from "node:util";
import { runHostileSoak } from "@starboard/host/soak";
import { readerFormat } from "@starboard/kit";
import type { Command } from "../context.ts";
import { number } from "../files.ts";

const { count } = readerFormat;
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Sends forged and damaged messages to a host. */
export const soakHostile: Command = {
  about: "send forged and damaged messages to a host and check that it accepts none",
  usage: "starboard soak hostile [--messages N] [--seed N]",
  async run(args, context) {
    const { values } = parseArgs({ args, options: { messages: { type: "string" }, seed: { type: "string" } } });
    const report = await runHostileSoak({
      messages: number("messages", values.messages, 1_000_000, 1),
      seed: number("seed", values.seed, 1),
      onProgress(sent) {
        if (sent % 100_000 === 0) context.log(`${count(sent, "message", "messages")} so far`);
      },
    });
    for (const fault of report.faults) context.out(`    ${fault}`);
    context.out(
      `${count(report.sent, "message", "messages")}, of which ${report.understood} were understood and ${report.accepted} accepted, ` +
        `${count(report.ended, "connection", "connections")} ended, ${count(report.faults.length, "fault", "faults")}; ` +
        `memory in use ${megabytes(report.heap[0])} MB after a tenth, ${megabytes(report.heap[1])} MB at the end`,
    );
    return report.faults.length === 0 ? 0 : 1;
  },
};
