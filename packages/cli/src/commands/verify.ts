import { en as errors } from "../errors.en.ts";
import { changedEdition, type VerificationStep, type Fault, verifyRecord } from "@starboard/kernel";
import { type Command, type CommandContext, findGameIn, CliError } from "../context.ts";
import { readRecordFile, entryOfRecord } from "../files.ts";

const PARTS: Readonly<Record<VerificationStep["check"], readonly [name: string, unit: string]>> = {
  chain: ["hash chain", "entries"],
  origin: ["continued record", "entries"],
  commitment: ["commitment", "secret"],
  draws: ["draws", "draws"],
  acts: ["acts replayed", "moments"],
  result: ["result", "result"],
};
const STATES: Readonly<Record<VerificationStep["state"], string>> = {
  ok: "verified",
  open: "open: needs the secret, which is published with the result",
  failed: "FAILED",
};

const where = ({ n }: Fault): string => (n < 0 ? "in the head" : `at entry ${n}`);

/** Prints the outcome of each check of one record. Returns true if none failed. */
function report(file: string, context: CommandContext): boolean {
  const record = readRecordFile(file);
  const changed = changedEdition(record);
  if (changed) {
    context.out(`${file}: ${changed.code}: the record says ${record.game}, but it was made for ${changed.edition}.`);
    context.out("Verification failed.");
    return false;
  }
  const entry = entryOfRecord(context, record);
  const { checks, good, finalDigest } = verifyRecord(record, findGameIn(context));
  context.out(`${file}: ${entry.text.title}, ${record.seats.map(({ name }) => name).join(", ")}`);
  for (const { check, state, count, fault } of checks) {
    const [name, unit] = PARTS[check];
    const refusal = fault?.refusal ? ` (${fault.refusal.code}, ${fault.refusal.rule})` : "";
    const at = fault ? `: ${fault.code} ${where(fault)}${refusal}` : "";
    context.out(`  ${name.padEnd(24)}${`${count} ${unit}`.padEnd(16)}${STATES[state]}${at}`);
  }
  const open = checks.some(({ state }) => state === "open");
  context.out(
    good ? (open ? "No errors so far. Some checks are still open." : "Every check passed.") : "Verification failed.",
  );
  if (finalDigest !== undefined) context.out(`final state ${finalDigest}`);
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
