import { en as errors } from "../errors.en.ts";
import { parseArgs } from "node:util";
import { runFieldSoak, type StoreName } from "@starboard/host/soak";
import { readerFormat } from "@starboard/kit";
import { type Command, CliError } from "../context.ts";
import { number } from "../files.ts";
import { noPostgres } from "./soak-results.ts";

const { anyOf, count } = readerFormat;
const stores: readonly StoreName[] = ["sqlite", "postgres"];

/** Runs hosts under the load of a club while connections, databases and hosts fail in turn. */
export const soakField: Command = {
  about: "run hosts while connections, databases and hosts fail, and check that every match continues",
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
    const chosen = (values.store ?? stores).map((name) => {
      const store = stores.find((known) => known === name);
      if (!store) throw new CliError("CLI_STORE", errors.store(anyOf(stores), name));
      return store;
    });
    const options = {
      bots: number("bots", values.bots, 8, 2),
      pairs: number("pairs", values.pairs, 4),
      rounds: number("rounds", values.rounds, 2),
      minutes: number("minutes", values.minutes, 20, 1),
      seed: number("seed", values.seed, 1),
      onProgress: (line: string) => context.log(line),
    };
    let hasFaults = false;
    for (const store of chosen) {
      const report = await runFieldSoak({ ...options, store });
      if (!report) throw noPostgres();
      const { disturbances, finished, tournaments, entries, readyMs, dueMs, faults } = report;
      for (const fault of faults) context.out(`    ${fault}`);
      hasFaults ||= faults.length > 0;
      context.out(
        `${store.padEnd(10)}${count(disturbances, "failure", "failures")} caused, ` +
          `${finished} of ${count(tournaments, "tournament", "tournaments")} finished, ` +
          `${count(entries, "entry", "entries")} by people, ready after ${Math.round(readyMs)} ms, ` +
          `due work after ${Math.round(dueMs)} ms, ${count(faults.length, "fault", "faults")}`,
      );
    }
    return hasFaults ? 1 : 0;
  },
};
