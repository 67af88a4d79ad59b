import { parseArgs } from "node:util";
import { killTrial, LONGEST, type StoreName, withPlace } from "@starboard/host/trial";
import { type Command, Trouble } from "../context.ts";
import { number } from "../files.ts";

const stores: readonly StoreName[] = ["sqlite", "postgres"];

/** Kills a host's writer under load, again and again, over each kind of store. */
export const soakKill: Command = {
  about: "kill a writer under load and see that nothing acknowledged is lost",
  usage: "starboard soak kill [--kills N] [--matches N] [--longest N] [--seed N] [--store sqlite|postgres]…",
  async run(args, desk) {
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
      if (!found) throw new Trouble("CLI_STORE", `There is no store "${name}". There are ${stores.join(" and ")}.`);
      return found;
    });
    const kills = number("kills", values.kills, 200, 1);
    const order = {
      kills,
      matches: number("matches", values.matches, 16, 1),
      longest: number("longest", values.longest, LONGEST, 1),
      seed: number("seed", values.seed, 1),
    };
    let faulty = false;
    for (const name of wanted) {
      const told = (done: number, promised: number): void => {
        if (done % 50 === 0) desk.note(`${name}: ${done} kills, ${promised} messages acknowledged so far`);
      };
      const report = await withPlace(name, (place) => killTrial({ ...order, place, told }));
      if (!report) throw new Trouble("CLI_POSTGRES", "PostgreSQL's programs are not here; POSTGRES_BIN says where.");
      for (const fault of report.faults) desk.out(`    ${fault}`);
      faulty ||= report.faults.length > 0;
      const { promised, rows, faults } = report;
      desk.out(
        `${name.padEnd(10)}${report.kills} kills, ${promised} messages acknowledged, ${rows} rows kept, ${faults.length} faults`,
      );
    }
    return faulty ? 1 : 0;
  },
};
