import { en as errors } from "../errors.en.ts";
import { parseArgs } from "node:util";
import { replay as replayRecord } from "@starboard/kernel";
import { continued, transcriptEntries } from "@starboard/kit";
import { type Command, findGameIn, CliError } from "../context.ts";
import { actsExceeded, number, readRecordFile, entryOfRecord } from "../files.ts";
import { en as words } from "../output/records.en.ts";

/** Prints the story of a match, and with `--at` the position after that number of acts. */
export const replay: Command = {
  about: "print the events of a recorded match, or the position after N acts",
  usage: "starboard replay FILE [--at N]",
  run(args, context) {
    const { values, positionals } = parseArgs({ args, options: { at: { type: "string" } }, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined) throw new CliError("CLI_FILE", errors.nameReplay);
    const record = readRecordFile(file);
    const entry = entryOfRecord(context, record);
    const { moments, fault } = replayRecord(record, findGameIn(context));
    if (fault) context.log(`${fault.code}: ${words.faultAt(fault.n)}`);
    const at = number("at", values.at, moments.length - 1);
    const moment = moments[at];
    if (!moment) throw new CliError("CLI_NUMBER", actsExceeded(at, moments.length - 1));
    const seat = (by: number | null): string => (by === null ? "" : (record.seats[by]?.name ?? ""));
    for (const { n, by, act, facts, edition } of transcriptEntries(entry, record).slice(0, at + 1)) {
      if (edition !== undefined) context.out(`${String(n).padStart(4)}  ${continued(edition)}`);
      if (by !== null) context.out(`${String(n).padStart(4)}  ${seat(by)}: ${act}`);
      for (const { sentence, rule } of facts) context.out(`      ${sentence} [${rule}]`);
    }
    if (values.at !== undefined) context.out(JSON.stringify(moment.game.notation.write(moment.played.state), null, 2));
    return fault ? 1 : 0;
  },
};
