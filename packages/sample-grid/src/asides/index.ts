/** All asides by name. Types and texts follow from this list. */
import { retire } from "./retire.ts";

export const asides = { retire };
