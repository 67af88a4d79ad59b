/** How a match ended for one seat. */
import * as z from "zod/mini";

export const matchResult = z.enum(["won", "drawn", "lost"]);
export type ResultOfMatch = z.infer<typeof matchResult>;
