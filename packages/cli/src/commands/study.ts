import { en as errors } from "../errors.en.ts";
import { checkStudy, type ReadStudy, readStudy, sizeOfStudy } from "@starboard/kit";
import { type Command, type CommandContext, CliError, findGameIn } from "../context.ts";
import { problems, readTextFile } from "../files.ts";
import { en as words } from "../output/records.en.ts";

/** Prints what a study holds and what is wrong with it. Returns true if nothing is. */
function report(file: string, { study, records }: ReadStudy, context: CommandContext): boolean {
  const { notes, variations, moves } = sizeOfStudy(study);
  context.out(`${file}: ${study.title}`);
  const rows = [
    [words.matches, records.map(({ game, entries }) => words.entries(game, entries.length)).join(", ")],
    [words.chapters, study.chapters.map(({ title }) => title).join(", ")],
    [words.notes, String(notes)],
    [words.variations, words.withMoves(variations, moves)],
  ] as const;
  for (const [name, value] of rows) context.out(`  ${name.padEnd(12)}${value}`);
  const bad = checkStudy({ study, records }, findGameIn(context));
  if (bad.length > 0) context.out(problems(bad));
  context.out(bad.length === 0 ? words.studyGood : words.studyBad);
  return bad.length === 0;
}

/** Checks studies. Exit status: 0 if all are valid, 1 if a line breaks the rules, 2 if a file is not a study. */
export const study: Command = {
  about: "check a study: its records, and every variation by the rules",
  usage: "starboard study check FILE…",
  run([what, ...files], context) {
    if (what !== "check" || files.length === 0) throw new CliError("CLI_FILE", errors.nameStudy);
    let status = 0;
    for (const file of files) {
      const read = readStudy(readTextFile(file));
      if ("bad" in read) {
        context.log(`${words.noStudy(file)}\n${problems(read.bad)}`);
        status = 2;
      } else if (!report(file, read.ok, context)) status = Math.max(status, 1);
    }
    return status;
  },
};
