import { parseArgs } from "node:util";
import { fieldTrial, type StoreName } from "@starboard/host/trial";
import { type Command, CliError } from "../context.ts";
import { number } from "../files.ts";

const stores: readonly StoreName[] = ["sqlite", "postgres"];

/** Runs hosts as a club does while everything around them breaks in turn. */
export const soakField: Command = {
  about: "run hosts while connections, databases and hosts fail, and check that every match goes on",
  usage: "starboard soak field [--bots N] [--pairs N] [--rounds N] [--minutes N] [--seed N] [--store sqlite|postgres]…",
  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: {
        bots: { type: "string" },
        pairs: { type: "string" },
        rounds: { type: "string" },
        minutes: { type: "string" },
        seed: { type: "string" },
        store: { type: "string", multiple: true },
      },
    });
    const wanted = (values.store ?? stores).map((name) => {
      const found = stores.find((one) => one === name);
      if (!found) throw new CliError("CLI_STORE", `There is no store "${name}". There are ${stores.join(" and ")}.`);
      return found;
    });
    const order = {
      bots: number("bots", values.bots, 8, 2),
      pairs: number("pairs", values.pairs, 4),
      rounds: number("rounds", values.rounds, 2),
      minutes: number("minutes", values.minutes, 20, 1),
      seed: number("seed", values.seed, 1),
      told: (line: string) => context.log(line),
    };
    let hasFaults = false;
    for (const store of wanted) {
      const report = await fieldTrial({ ...order, store });
      if (!report) throw new CliError("CLI_POSTGRES", "PostgreSQL's programs are not here; POSTGRES_BIN says where.");
      const { disturbances, finished, tournaments, entries, readyMs, dueMs, faults } = report;
      for (const fault of faults) context.out(`    ${fault}`);
      hasFaults ||= faults.length > 0;
      context.out(
        `${store.padEnd(10)}${disturbances} disturbances, ${finished} of ${tournaments} tournaments over, ${entries} entries by people, ` +
          `start ${Math.round(readyMs)} ms, due after ${Math.round(dueMs)} ms, ${faults.length} faults`,
      );
    }
    return hasFaults ? 1 : 0;
  },
};
