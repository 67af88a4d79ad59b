/** Fuzzes every input reader: it must not throw, must be deterministic and must not accept invalid data. */
import type { GameEntry } from "@starboard/kit";
import { random } from "../random.ts";
import { type InputReader, readersOf, situationReader } from "./readers.ts";
import { corruptText, withUnknownField, mutateValue } from "./mutate.ts";

/** A reader that accepted invalid input or threw. */
export interface FuzzFailure {
  readonly reader: string;
  readonly message: string;
  /** The input, as text. */
  readonly input: string;
}
export interface FuzzReport {
  readonly inputs: number;
  readonly failures: readonly FuzzFailure[];
  /** Number of inputs per reader, and how many were accepted. */
  readonly readers: ReadonlyMap<string, { tried: number; accepted: number }>;
}

const short = (text: string): string => (text.length > 2000 ? `${text.slice(0, 2000)}…` : text);
/** Text of any value, even one nested too deeply for JSON. */
function textOf(value: unknown): string {
  try {
    return typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
  } catch {
    return "(nested too deep to print)";
  }
}
/**
 * Mutates valid inputs and passes them to every reader, as many as requested.
 *
 * @param situations valid situations to mutate
 */
export function fuzzInputs(
  titles: readonly GameEntry[],
  situations: readonly unknown[],
  options: { readonly inputs: number; readonly seed: number },
): FuzzReport {
  const chance = random(options.seed);
  const doors = [...titles.flatMap(readersOf), ...(situations.length > 0 ? [situationReader(titles, situations)] : [])];
  const counts = new Map(doors.map(({ name }) => [name, { tried: 0, accepted: 0 }]));
  const failures: FuzzFailure[] = [];
  /** Each sample is mutated several times, because generating one costs more than checking it. */
  const REUSE = 20;
  for (let n = 0; n < options.inputs; ) {
    const reader = doors[Math.floor(n / REUSE) % doors.length] as InputReader;
    const original = reader.sample(chance);
    for (let i = 0; i < REUSE && n < options.inputs; i++, n++) {
      const intruder = typeof original !== "string" && chance.oneIn(8);
      const input =
        typeof original === "string"
          ? corruptText(original, chance)
          : intruder
            ? withUnknownField(original, chance)
            : mutateValue(original, chance);
      const count = counts.get(reader.name) as { tried: number; accepted: number };
      count.tried += 1;
      const breach = (message: string): void => {
        if (!failures.some((one) => one.reader === reader.name && one.message === message))
          failures.push({ reader: reader.name, message, input: short(textOf(input)) });
      };
      try {
        const verdict = reader.check(input, original, intruder);
        if (verdict.accepted) count.accepted += 1;
        if (verdict.error !== undefined) breach(verdict.error);
        const again = reader.check(input, original, intruder);
        if (again.accepted !== verdict.accepted) breach("read one way and then another");
      } catch (error) {
        breach(`threw ${error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : String(error)}`);
      }
    }
  }
  return { inputs: options.inputs, failures, readers: counts };
}
