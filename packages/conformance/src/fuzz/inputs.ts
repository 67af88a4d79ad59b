/** Bent input at every door: it must never throw, never be read two ways, and never be taken for what it is not. */
import type { Title } from "@starboard/kit";
import { random } from "../random.ts";
import { type Door, doorsOf, situationDoor } from "./readers.ts";
import { garbled, intruded, mutated } from "./mutate.ts";

/** A door that let something wrong in, or fell over. */
export interface Breach {
  readonly door: string;
  readonly message: string;
  /** The input, as text. */
  readonly input: string;
}
export interface Soaking {
  readonly inputs: number;
  readonly breaches: readonly Breach[];
  /** Inputs per door, and how many of them were accepted. */
  readonly doors: ReadonlyMap<string, { tried: number; accepted: number }>;
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
export function soak(
  titles: readonly Title[],
  situations: readonly unknown[],
  order: { readonly inputs: number; readonly seed: number },
): Soaking {
  const chance = random(order.seed);
  const doors = [...titles.flatMap(doorsOf), ...(situations.length > 0 ? [situationDoor(titles, situations)] : [])];
  const counts = new Map(doors.map(({ name }) => [name, { tried: 0, accepted: 0 }]));
  const breaches: Breach[] = [];
  /** Every sample is bent several times: making one costs more than judging it. */
  const REUSE = 20;
  for (let n = 0; n < order.inputs; ) {
    const door = doors[Math.floor(n / REUSE) % doors.length] as Door;
    const original = door.sample(chance);
    for (let i = 0; i < REUSE && n < order.inputs; i++, n++) {
      const intruder = typeof original !== "string" && chance.oneIn(8);
      const input =
        typeof original === "string"
          ? garbled(original, chance)
          : intruder
            ? intruded(original, chance)
            : mutated(original, chance);
      const count = counts.get(door.name) as { tried: number; accepted: number };
      count.tried += 1;
      const breach = (message: string): void => {
        if (!breaches.some((one) => one.door === door.name && one.message === message))
          breaches.push({ door: door.name, message, input: short(textOf(input)) });
      };
      try {
        const verdict = door.judge(input, original, intruder);
        if (verdict.accepted) count.accepted += 1;
        if (verdict.wrong !== undefined) breach(verdict.wrong);
        const again = door.judge(input, original, intruder);
        if (again.accepted !== verdict.accepted) breach("read one way and then another");
      } catch (error) {
        breach(`threw ${error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : String(error)}`);
      }
    }
  }
  return { inputs: order.inputs, breaches, doors: counts };
}
