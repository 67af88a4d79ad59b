/** The options of the game and their defaults. */
import { fieldErrors, isPlainJson, type OptionTable } from "@starboard/kernel";
import * as z from "zod/mini";

export interface SampleOptions {
  readonly "sample.captains": 2 | 3 | 4;
  readonly "sample.rounds": number;
  readonly "sample.raids": boolean;
}

/** Seven cards per captain are in the deck and one is laid each round, so an eighth round would have no bids. */
const MOST_ROUNDS = 7;

const schema = z.strictObject({
  "sample.captains": z._default(z.literal([2, 3, 4]), 2),
  "sample.rounds": z._default(z.int().check(z.gte(1), z.lte(MOST_ROUNDS)), 3),
  "sample.raids": z._default(z.boolean(), true),
});

export const options: OptionTable<SampleOptions> = {
  specs: [
    { id: "sample.captains", rule: "SMP-1.1", source: "base", control: { kind: "choice", values: [2, 3, 4] } },
    {
      id: "sample.rounds",
      rule: "SMP-2.1",
      source: "base",
      control: { kind: "number", min: 1, max: MOST_ROUNDS, step: 1 },
    },
    { id: "sample.raids", rule: "SMP-5.4", source: "optional", control: { kind: "flag" } },
  ],
  presets: [
    { id: "standard", set: {} },
    { id: "long", set: { "sample.rounds": MOST_ROUNDS } },
  ],
  parse(raw) {
    const parsed = schema.safeParse(isPlainJson(raw) ? raw : null);
    return parsed.success ? { ok: parsed.data } : { bad: fieldErrors(parsed.error, "SMP_OPTIONS") };
  },
  seats: (chosen) => chosen["sample.captains"],
};
