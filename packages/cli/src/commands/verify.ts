import { type Check, type Fault, verifyRecord } from "@starboard/kernel";
import { type Command, type Desk, finder, Trouble } from "../context.ts";
import { readRecordFile, titleOfRecord } from "../files.ts";

const PARTS: Readonly<Record<Check["check"], readonly [name: string, unit: string]>> = {
  chain: ["hash chain", "entries"],
  origin: ["record it plays on from", "entries"],
  commitment: ["commitment", "secret"],
  draws: ["draws", "draws"],
  acts: ["acts replayed", "moments"],
  result: ["result", "result"],
};
const STATES: Readonly<Record<Check["state"], string>> = {
  ok: "proved",
  open: "open: it can be proved when the secret is published",
  failed: "WRONG",
};

const where = ({ n }: Fault): string => (n < 0 ? "in the head" : `at entry ${n}`);

/** Says of one record what is proved; true when nothing is wrong. */
function report(file: string, desk: Desk): boolean {
  const record = readRecordFile(file);
  const title = titleOfRecord(desk, record);
  const { checks, good, finalDigest } = verifyRecord(record, finder(desk));
  desk.out(`${file}: ${title.words.title}, ${record.seats.map(({ name }) => name).join(", ")}`);
  for (const { check, state, count, fault } of checks) {
    const [name, unit] = PARTS[check];
    const refusal = fault?.refusal ? ` (${fault.refusal.code}, ${fault.refusal.rule})` : "";
    const at = fault ? `: ${fault.code} ${where(fault)}${refusal}` : "";
    desk.out(`  ${name.padEnd(24)}${`${count} ${unit}`.padEnd(16)}${STATES[state]}${at}`);
  }
  const open = checks.some(({ state }) => state === "open");
  desk.out(
    good ? (open ? "Nothing is wrong with it so far." : "It is proved in every part.") : "It is not what was played.",
  );
  if (finalDigest !== undefined) desk.out(`final table ${finalDigest}`);
  return good;
}

/** Proves records without asking anybody. Status 0 when nothing is wrong, 1 when something is, 2 when one is no record. */
export const verify: Command = {
  about: "prove a record: chain, commitment, every draw, every act, the result",
  usage: "starboard verify FILE…",
  run(files, desk) {
    if (files.length === 0) throw new Trouble("CLI_FILE", "Say which record to verify.");
    let status = 0;
    for (const file of files) {
      try {
        if (!report(file, desk)) status = Math.max(status, 1);
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        desk.note(`${error.code}: ${error.message}`);
        status = 2;
      }
    }
    return status;
  },
};
