import { parseArgs } from "node:util";
import { replay as replayRecord } from "@starboard/kernel";
import { scenes } from "@starboard/kit";
import { type Command, finder, Trouble } from "../context.ts";
import { number, readRecordFile, titleOfRecord } from "../files.ts";

/** Tells a match, or shows the table at one of its moments. */
export const replay: Command = {
  about: "tell a match from its record, or show the table after so many acts",
  usage: "starboard replay FILE [--at ACTS]",
  run(args, desk) {
    const { values, positionals } = parseArgs({ args, options: { at: { type: "string" } }, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined) throw new Trouble("CLI_FILE", "Say which record to replay.");
    const record = readRecordFile(file);
    const title = titleOfRecord(desk, record);
    const { moments, fault } = replayRecord(record, finder(desk));
    if (fault) desk.note(`${fault.code} at entry ${fault.n}: it can only be replayed up to there.`);
    const at = number("at", values.at, moments.length - 1);
    const moment = moments[at];
    if (!moment) throw new Trouble("CLI_NUMBER", `--at is ${at}; the record has ${moments.length - 1} acts.`);
    const seat = (by: number | null): string => (by === null ? "" : (record.seats[by]?.name ?? ""));
    for (const { n, by, did, told } of scenes(title, record).slice(0, at + 1)) {
      if (by !== null) desk.out(`${String(n).padStart(4)}  ${seat(by)}: ${did}`);
      for (const { sentence, rule } of told) desk.out(`      ${sentence} [${rule}]`);
    }
    if (values.at !== undefined) desk.out(JSON.stringify(title.game.notation.write(moment.played.table), null, 2));
    return fault ? 1 : 0;
  },
};
