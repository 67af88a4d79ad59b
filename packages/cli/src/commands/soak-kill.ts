import { en as errors } from "../errors.en.ts";
import { parseArgs } from "node:util";
import { runKillSoak, MAX_LIFE_MS, type StoreName, withTempStorage } from "@starboard/host/soak";
import { readerFormat } from "@starboard/kit";
import { type Command, CliError } from "../context.ts";
import { number } from "../files.ts";
import { noPostgres } from "./soak-results.ts";

const { anyOf, count } = readerFormat;
const stores: readonly StoreName[] = ["sqlite", "postgres"];

const figures = (kills: number, acknowledged: number): string =>
  `${count(kills, "kill", "kills")}, ${count(acknowledged, "message", "messages")} acknowledged`;

/** Repeatedly kills a host's writer under load, for each kind of store. */
export const soakKill: Command = {
  about: "kill a writer under load and check that no acknowledged message is lost",
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
    const chosen = (values.store ?? stores).map((name) => {
      const store = stores.find((known) => known === name);
      if (!store) throw new CliError("CLI_STORE", errors.store(anyOf(stores), name));
      return store;
    });
    const kills = number("kills", values.kills, 200, 1);
    const options = {
      kills,
      matches: number("matches", values.matches, 16, 1),
      longest: number("longest", values.longest, MAX_LIFE_MS, 1),
      seed: number("seed", values.seed, 1),
    };
    let faulty = false;
    for (const name of chosen) {
      const onProgress = (done: number, promised: number): void => {
        if (done % 50 === 0) context.log(`${name}: ${figures(done, promised)} so far`);
      };
      const report = await withTempStorage(name, (place) => runKillSoak({ ...options, place, onProgress }));
      if (!report) throw noPostgres();
      for (const fault of report.faults) context.out(`    ${fault}`);
      faulty ||= report.faults.length > 0;
      const { acknowledged, rows, faults } = report;
      context.out(
        `${name.padEnd(10)}${figures(report.kills, acknowledged)}, ${count(rows, "row", "rows")} stored, ` +
          count(faults.length, "fault", "faults"),
      );
    }
    return faulty ? 1 : 0;
  },
};
