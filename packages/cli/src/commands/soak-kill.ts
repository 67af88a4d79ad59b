import { parseArgs } from "node:util";
import { runKillSoak, MAX_LIFE_MS, type StoreName, withTempStorage } from "@starboard/host/trial";
import { type Command, CliError } from "../context.ts";
import { number } from "../files.ts";

const stores: readonly StoreName[] = ["sqlite", "postgres"];

/** Kills a host's writer under load, again and again, over each kind of store. */
export const soakKill: Command = {
  about: "kill a writer under load and see that nothing acknowledged is lost",
  usage: "starboard soak kill [--kills N] [--matches N] [--longest N] [--seed N] [--store sqlite|postgres]…",
  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: {
        kills: { type: "string" },
        matches: { type: "string" },
        longest: { type: "string" },
        seed: { type: "string" },
        store: { type: "string", multiple: true },
      },
    });
    const wanted = (values.store ?? stores).map((name) => {
      const found = stores.find((one) => one === name);
      if (!found) throw new CliError("CLI_STORE", `There is no store "${name}". There are ${stores.join(" and ")}.`);
      return found;
    });
    const kills = number("kills", values.kills, 200, 1);
    const order = {
      kills,
      matches: number("matches", values.matches, 16, 1),
      longest: number("longest", values.longest, MAX_LIFE_MS, 1),
      seed: number("seed", values.seed, 1),
    };
    let faulty = false;
    for (const name of wanted) {
      const onProgress = (done: number, promised: number): void => {
        if (done % 50 === 0) context.log(`${name}: ${done} kills, ${promised} messages acknowledged so far`);
      };
      const report = await withTempStorage(name, (place) => runKillSoak({ ...order, place, onProgress }));
      if (!report) throw new CliError("CLI_POSTGRES", "PostgreSQL's programs are not here; POSTGRES_BIN says where.");
      for (const fault of report.faults) context.out(`    ${fault}`);
      faulty ||= report.faults.length > 0;
      const { acknowledged, rows, faults } = report;
      context.out(
        `${name.padEnd(10)}${report.kills} kills, ${acknowledged} messages acknowledged, ${rows} rows kept, ${faults.length} faults`,
      );
    }
    return faulty ? 1 : 0;
  },
};
