/** What an account may have chosen about another. */
import * as z from "zod/mini";

/** `block`: the other person cannot challenge, is not heard in chat, cannot take open seats and is never paired by tickets. */
export const relationKind = z.enum(["follow", "block"]);
export type RelationKind = z.infer<typeof relationKind>;
