/** All asides by name. Types and texts follow from this list. */
import { claimDraw, concede } from "./end.ts";

export const asides = { concede, claimDraw };
