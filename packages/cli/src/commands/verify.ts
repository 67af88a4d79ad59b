import { type VerificationStep, type Fault, verifyRecord } from "@starboard/kernel";
import { type Command, type CommandContext, findGameIn, CliError } from "../context.ts";
import { readRecordFile, entryOfRecord } from "../files.ts";

const PARTS: Readonly<Record<VerificationStep["check"], readonly [name: string, unit: string]>> = {
  chain: ["hash chain", "entries"],
  origin: ["record it plays on from", "entries"],
  commitment: ["commitment", "secret"],
  draws: ["draws", "draws"],
  acts: ["acts replayed", "moments"],
  result: ["result", "result"],
};
const STATES: Readonly<Record<VerificationStep["state"], string>> = {
  ok: "proved",
  open: "open: it can be proved when the secret is published",
  failed: "WRONG",
};

const where = ({ n }: Fault): string => (n < 0 ? "in the head" : `at entry ${n}`);

/** Says of one record what is proved; true when nothing is wrong. */
function report(file: string, context: CommandContext): boolean {
  const record = readRecordFile(file);
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
    good ? (open ? "Nothing is wrong with it so far." : "It is proved in every part.") : "It is not what was played.",
  );
  if (finalDigest !== undefined) context.out(`final table ${finalDigest}`);
  return good;
}

/** Proves records without asking anybody. Status 0 when nothing is wrong, 1 when something is, 2 when one is no record. */
export const verify: Command = {
  about: "prove a record: chain, commitment, every draw, every act, the result",
  usage: "starboard verify FILE…",
  run(files, context) {
    if (files.length === 0) throw new CliError("CLI_FILE", "Say which record to verify.");
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
