/** All steps by name, in the order of play. Types, outline and texts follow from this list. */
import { fly } from "./fly.ts";
import { pass } from "./pass.ts";
import { scatter } from "./scatter.ts";

export const steps = { scatter, pass, fly };
