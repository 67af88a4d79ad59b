import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { replay } from "@starboard/kernel";
import { transcript, transcriptCsv } from "@starboard/kit";
import { type Command, findGameIn, CliError } from "../context.ts";
import { number, readRecordFile, entryOfRecord } from "../files.ts";

const FORMS = ["text", "csv", "position"] as const;

/** Writes a match down in another form. */
export const exporting: Command = {
  about: "a match as text, as CSV, or one of its positions",
  usage: "starboard export FILE [--as text|csv|position] [--at ACTS] [--out FILE]",
  run(args, context) {
    const options = {
      as: { type: "string", default: "text" },
      at: { type: "string" },
      out: { type: "string" },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined) throw new CliError("CLI_FILE", "Say which record to export.");
    const record = readRecordFile(file);
    const entry = entryOfRecord(context, record);
    const position = (): string => {
      const { moments } = replay(record, findGameIn(context));
      const at = number("at", values.at, moments.length - 1);
      const moment = moments[at];
      if (!moment) throw new CliError("CLI_NUMBER", `--at is ${at}; the record has ${moments.length - 1} acts.`);
      return `${JSON.stringify(entry.game.notation.write(moment.played.state), null, 2)}\n`;
    };
    const forms = { text: () => transcript(entry, record), csv: () => transcriptCsv(entry, record), position };
    const form = FORMS.find((one) => one === values.as);
    if (!form) throw new CliError("CLI_FORM", `--as is "${values.as}"; it can be ${FORMS.join(", ")}.`);
    const text = forms[form]();
    if (values.out === undefined) context.out(text.replace(/\r?\n$/, ""));
    else writeFileSync(values.out, text);
    return 0;
  },
};
