/** All asides by name. Types and texts follow from this list. */
import { home } from "./home.ts";
import { leave } from "./leave.ts";

export const asides = { leave, home };
