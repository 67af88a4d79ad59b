/**
 * Parts of the schemas of effects. A card file may include the values that an operation fixes (f.1). They are checked
 * and then dropped.
 */
import * as z from "zod/mini";
import type { When } from "./behaviour.ts";
import type { Effect } from "./vocabulary.ts";

export const force = z.int().check(z.gte(0), z.lte(9));
export const few = z.int().check(z.gte(1), z.lte(3));
export const ground = z.enum(["any", "space", "surface"]);

/** Returns the schema of one operation from its own fields. `aim` is "enemy" for effects against the enemy. */
export function form<E extends Effect>(
  op: E["op"],
  when: When,
  aim: "enemy" | null,
  fields: Record<string, z.ZodMiniType>,
): z.ZodMiniType<E> {
  const fixed = { op: z.literal(op), when: z.optional(z.literal(when)) };
  const whole = z.strictObject({ ...fixed, ...(aim && { side: z.optional(z.literal(aim)) }), ...fields });
  const plain = z.transform((read: unknown) => {
    const { when: _when, side: _side, ...rest } = read as Record<string, unknown>;
    return rest;
  });
  return z.pipe(whole as z.ZodMiniType<unknown, unknown>, plain) as unknown as z.ZodMiniType<E>;
}
