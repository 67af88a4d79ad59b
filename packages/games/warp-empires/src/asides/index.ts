/** All asides by name. Types and texts follow from this list. */
import { concede } from "./concede.ts";
import { restack } from "./restack.ts";
import { standing } from "./standing.ts";

export const asides = { concede, restack, standing };
