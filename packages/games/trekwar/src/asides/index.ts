/** All asides by name. Types and texts follow from this list. */
import { resign } from "./resign.ts";

export const asides = { resign };
