import { parseArgs } from "node:util";
import { replay as replayRecord } from "@starboard/kernel";
import { transcriptEntries } from "@starboard/kit";
import { type Command, findGameIn, CliError } from "../context.ts";
import { number, readRecordFile, entryOfRecord } from "../files.ts";

/** Tells a match, or shows the table at one of its moments. */
export const replay: Command = {
  about: "tell a match from its record, or show the table after so many acts",
  usage: "starboard replay FILE [--at ACTS]",
  run(args, context) {
    const { values, positionals } = parseArgs({ args, options: { at: { type: "string" } }, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined) throw new CliError("CLI_FILE", "Say which record to replay.");
    const record = readRecordFile(file);
    const entry = entryOfRecord(context, record);
    const { moments, fault } = replayRecord(record, findGameIn(context));
    if (fault) context.log(`${fault.code} at entry ${fault.n}: it can only be replayed up to there.`);
    const at = number("at", values.at, moments.length - 1);
    const moment = moments[at];
    if (!moment) throw new CliError("CLI_NUMBER", `--at is ${at}; the record has ${moments.length - 1} acts.`);
    const seat = (by: number | null): string => (by === null ? "" : (record.seats[by]?.name ?? ""));
    for (const { n, by, did, told } of transcriptEntries(entry, record).slice(0, at + 1)) {
      if (by !== null) context.out(`${String(n).padStart(4)}  ${seat(by)}: ${did}`);
      for (const { sentence, rule } of told) context.out(`      ${sentence} [${rule}]`);
    }
    if (values.at !== undefined) context.out(JSON.stringify(entry.game.notation.write(moment.played.state), null, 2));
    return fault ? 1 : 0;
  },
};
