import { parseArgs } from "node:util";
import { runHostileSoak } from "@starboard/host/trial";
import type { Command } from "../context.ts";
import { number } from "../files.ts";

/** Throws forged and damaged messages at a host. */
export const soakHostile: Command = {
  about: "throw hostile messages at a host and see that none is accepted",
  usage: "starboard soak hostile [--messages N] [--seed N]",
  async run(args, context) {
    const { values } = parseArgs({ args, options: { messages: { type: "string" }, seed: { type: "string" } } });
    const report = await runHostileSoak({
      messages: number("messages", values.messages, 1_000_000, 1),
      seed: number("seed", values.seed, 1),
      onProgress(sent) {
        if (sent % 100_000 === 0) context.log(`${sent} messages so far`);
      },
    });
    for (const fault of report.faults) context.out(`    ${fault}`);
    context.out(
      `${report.sent} messages, ${report.accepted} accepted, ${report.ended} connections ended, ${report.faults.length} faults`,
    );
    return report.faults.length === 0 ? 0 : 1;
  },
};
