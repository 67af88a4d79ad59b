import { en as errors } from "../errors.en.ts";
import { changedEdition, verifyRecord } from "@starboard/kernel";
import { type Command, type CommandContext, findGameIn, CliError } from "../context.ts";
import { readRecordFile, entryOfRecord } from "../files.ts";
import { en as words } from "../output/records.en.ts";

/** Prints the outcome of each check of one record. Returns true if none failed. */
function report(file: string, context: CommandContext): boolean {
  const record = readRecordFile(file);
  const changed = changedEdition(record);
  if (changed) {
    context.out(`${file}: ${changed.code}: ${words.changed(record.game, String(changed.edition))}`);
    context.out(words.failed);
    return false;
  }
  const entry = entryOfRecord(context, record);
  const { checks, good, finalDigest } = verifyRecord(record, findGameIn(context));
  context.out(`${file}: ${entry.text.title}, ${record.seats.map(({ name }) => name).join(", ")}`);
  for (const { check, state, count, fault } of checks) {
    const refusal = fault?.refusal ? ` (${fault.refusal.code}, ${fault.refusal.rule})` : "";
    const at = fault ? `: ${fault.code} ${words.where(fault.n)}${refusal}` : "";
    context.out(`  ${words.part(check).padEnd(24)}${words.amount(check, count).padEnd(16)}${words.state(state)}${at}`);
  }
  const open = checks.some(({ state }) => state === "open");
  context.out(good ? (open ? words.open : words.passed) : words.failed);
  if (finalDigest !== undefined) context.out(words.digest(finalDigest));
  return good;
}

/** Verifies records offline. Exit status: 0 if all are valid, 1 if a check failed, 2 if a file is not a record. */
export const verify: Command = {
  about: "verify a record: hash chain, commitment, every draw, every act, the result",
  usage: "starboard verify FILE…",
  run(files, context) {
    if (files.length === 0) throw new CliError("CLI_FILE", errors.nameVerify);
    let status = 0;
    for (const file of files) {
      try {
        if (!report(file, context)) status = Math.max(status, 1);
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        context.log(`${error.code}: ${error.message}`);
        status = 2;
      }
    }
    return status;
  },
};
