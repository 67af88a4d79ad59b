import { type Check, type Fault, verifyRecord } from "@starboard/kernel";
import { type Command, finder, Trouble } from "../desk.ts";
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

/** Proves a record without asking anybody. Status 0 when nothing is wrong, 1 when something is. */
export const verify: Command = {
  about: "prove a record: chain, commitment, every draw, every act, the result",
  usage: "starboard verify FILE…",
  run(files, desk) {
    if (files.length === 0) throw new Trouble("CLI_FILE", "Say which record to verify.");
    let wrong = 0;
    for (const file of files) {
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
        good
          ? open
            ? "Nothing is wrong with it so far."
            : "It is proved in every part."
          : "It is not what was played.",
      );
      if (finalDigest !== undefined) desk.out(`final table ${finalDigest}`);
      if (!good) wrong += 1;
    }
    return wrong === 0 ? 0 : 1;
  },
};
