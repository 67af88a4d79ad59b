/** The options of the game and their defaults. */
import { fieldErrors, isPlainJson, type OptionTable } from "@starboard/kernel";
import * as z from "zod/mini";

export interface TrailsOptions {
  readonly "sample-grid.captains": 2 | 3 | 4;
  readonly "sample-grid.size": 5 | 7 | 9;
  readonly "sample-grid.asteroids": number;
}

/** A field of 5 has 25 squares; four ships and the squares that touch them leave nine. */
const MOST_ASTEROIDS = 8;

const schema = z.strictObject({
  "sample-grid.captains": z._default(z.literal([2, 3, 4]), 2),
  "sample-grid.size": z._default(z.literal([5, 7, 9]), 7),
  "sample-grid.asteroids": z._default(z.int().check(z.gte(0), z.lte(MOST_ASTEROIDS)), 4),
});

export const options: OptionTable<TrailsOptions> = {
  specs: [
    { id: "sample-grid.captains", rule: "ION-1.1", source: "base", control: { kind: "choice", values: [2, 3, 4] } },
    { id: "sample-grid.size", rule: "ION-1.2", source: "base", control: { kind: "choice", values: [5, 7, 9] } },
    {
      id: "sample-grid.asteroids",
      rule: "ION-1.4",
      source: "base",
      control: { kind: "number", min: 0, max: MOST_ASTEROIDS, step: 1 },
    },
  ],
  presets: [
    { id: "standard", set: {} },
    { id: "crowded", set: { "sample-grid.captains": 4, "sample-grid.size": 9 } },
  ],
  parse(raw) {
    const parsed = schema.safeParse(isPlainJson(raw) ? raw : null);
    return parsed.success ? { ok: parsed.data } : { bad: fieldErrors(parsed.error, "ION_OPTIONS") };
  },
  seats: (chosen) => chosen["sample-grid.captains"],
};
