/** Bent input at every door: it must never throw, never be read two ways, and never be taken for what it is not. */
import type { GameEntry } from "@starboard/kit";
import { random } from "../random.ts";
import { type InputReader, readersOf, situationReader } from "./readers.ts";
import { corruptText, withUnknownField, mutateValue } from "./mutate.ts";

/** A door that let something wrong in, or fell over. */
export interface FuzzFailure {
  readonly reader: string;
  readonly message: string;
  /** The input, as text. */
  readonly input: string;
}
export interface FuzzReport {
  readonly inputs: number;
  readonly failures: readonly FuzzFailure[];
  /** Inputs per door, and how many of them were accepted. */
  readonly readers: ReadonlyMap<string, { tried: number; accepted: number }>;
}

const short = (text: string): string => (text.length > 2000 ? `${text.slice(0, 2000)}…` : text);
/** Text of any value, even one nested too deep for JSON. */
function textOf(value: unknown): string {
  try {
    return typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
  } catch {
    return "(nested too deep to print)";
  }
}
/**
 * Bends good inputs and puts them to every door, as many as asked for.
 *
 * @param situations good situations to bend
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
  /** Every sample is bent several times: making one costs more than judging it. */
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
