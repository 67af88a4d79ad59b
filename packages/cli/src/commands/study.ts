import { en as errors } from "../errors.en.ts";
import { checkStudy, type ReadStudy, readStudy, sizeOfStudy } from "@starboard/kit";
import { type Command, type CommandContext, CliError, findGameIn } from "../context.ts";
import { problems, readTextFile } from "../files.ts";

/** Prints what a study holds and what is wrong with it. Returns true if nothing is. */
function report(file: string, { study, records }: ReadStudy, context: CommandContext): boolean {
  const { notes, variations, moves } = sizeOfStudy(study);
  context.out(`${file}: ${study.title}`);
  context.out(`  matches     ${records.map(({ game, entries }) => `${game} (${entries.length} entries)`).join(", ")}`);
  context.out(`  chapters    ${study.chapters.map(({ title }) => title).join(", ")}`);
  context.out(`  notes       ${notes}`);
  context.out(`  variations  ${variations} with ${moves} moves`);
  const bad = checkStudy({ study, records }, findGameIn(context));
  if (bad.length > 0) context.out(problems(bad));
  context.out(bad.length === 0 ? "Every record and every line follows the rules." : "This study is not valid.");
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
        context.log(`${file} is not a Starboard study.\n${problems(read.bad)}`);
        status = 2;
      } else if (!report(file, read.ok, context)) status = Math.max(status, 1);
    }
    return status;
  },
};
