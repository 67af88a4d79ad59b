import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { replay } from "@starboard/kernel";
import { readerFormat, transcript, transcriptCsv } from "@starboard/kit";
import { type Command, findGameIn, CliError } from "../context.ts";
import { actsExceeded, number, readRecordFile, entryOfRecord } from "../files.ts";

const { anyOf } = readerFormat;
const FORMS = ["text", "csv", "position"] as const;

/** Writes a recorded match as text, as CSV, or as one of its positions. */
export const exportRecord: Command = {
  about: "write a recorded match as text or CSV, or one of its positions",
  usage: "starboard export FILE [--as text|csv|position] [--at N] [--out FILE]",
  run(args, context) {
    const options = {
      as: { type: "string", default: "text" },
      at: { type: "string" },
      out: { type: "string" },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined) throw new CliError("CLI_FILE", "Name the record to export.");
    const record = readRecordFile(file);
    const entry = entryOfRecord(context, record);
    const position = (): string => {
      const { moments } = replay(record, findGameIn(context));
      const at = number("at", values.at, moments.length - 1);
      const moment = moments[at];
      if (!moment) throw new CliError("CLI_NUMBER", actsExceeded(at, moments.length - 1));
      return `${JSON.stringify(moment.game.notation.write(moment.played.state), null, 2)}\n`;
    };
    const forms = { text: () => transcript(entry, record), csv: () => transcriptCsv(entry, record), position };
    const form = FORMS.find((name) => name === values.as);
    if (!form) throw new CliError("CLI_FORM", `--as must be ${anyOf(FORMS)}, not “${values.as}”.`);
    const text = forms[form]();
    if (values.out === undefined) context.out(text.replace(/\r?\n$/, ""));
    else writeFileSync(values.out, text);
    return 0;
  },
};
