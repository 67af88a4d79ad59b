/** The schema of the options that a module declares (rules.md, B.1). */
import * as z from "zod/mini";
import { form, list, optionId, text, whole } from "./parts.ts";

/** The values an option can have; none of them may contain another option. */
const optionValue = z.union([
  z.string().check(z.maxLength(40)),
  z.number().check(z.gte(-100_000), z.lte(100_000)),
  z.boolean(),
  list(whole(-100_000, 100_000), 4, 1),
]);
export const optionsForm = list(
  form({
    id: optionId,
    values: list(optionValue, 8, 2),
    default: optionValue,
    /** The name of the option, and the names of its values by their written form. */
    name: z.optional(text),
    valueNames: z.optional(z.record(z.string().check(z.maxLength(40)), text)),
  }),
  60,
);
