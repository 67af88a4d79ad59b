/** What every soak of a host says at its end. */
import { en as errors } from "../errors.en.ts";
import { readerFormat } from "@starboard/kit";
import { CliError, type CommandContext } from "../context.ts";

const { count } = readerFormat;

/** Prints the faults, then the result; returns the exit code. */
export function tellFaults(context: CommandContext, result: string, faults: readonly string[]): number {
  for (const fault of faults) context.out(`    ${fault}`);
  context.out(`${result}, ${count(faults.length, "fault", "faults")}`);
  return faults.length === 0 ? 0 : 1;
}

/** The error of a soak that needs PostgreSQL where it is not installed. */
export const noPostgres = (): CliError => new CliError("CLI_POSTGRES", errors.noPostgres);
